import type { PublishedDocument } from '../openapi-document.ts';

export const INTERFACES = ['direct', 'v1', 'console'] as const;
export type InterfaceName = (typeof INTERFACES)[number];

/** Addresses of what the pages load. */
export interface PageLinks {
  style: string;
  /** Of the reference, in this order. */
  scripts: readonly string[];
}

const SHOWN: Record<InterfaceName, { name: string; scheme: string; key: string }> = {
  direct: {
    name: 'Direct',
    scheme: 'directKey',
    key: 'Keys <code>answerscope_…</code>; the free check needs none.',
  },
  v1: {
    name: 'Versioned',
    scheme: 'apiKey',
    key: 'Keys <code>sk_live_…</code>, or <code>sk_test_…</code> on simulated platforms.',
  },
  console: {
    name: 'Console',
    scheme: 'cookieAuth',
    key: 'A session in the browser: sign in with <code>POST /sign-in</code>, and the other operations can be tried.',
  },
};

/** What there is, for whom, and where to read on; needs no script. */
export function landingPage(documents: Record<InterfaceName, PublishedDocument>, links: PageLinks): string {
  const entries = INTERFACES.map((name) => {
    const { summary, prefix } = described(documents[name]);
    return `      <li>
        <h2><a href="/docs/${name}">${SHOWN[name].name}</a> <code>${escaped(prefix)}</code></h2>
        <p>${escaped(summary)}</p>
        <p class="aside">${SHOWN[name].key} <a href="/docs/${name}/openapi.json">openapi.json</a></p>
      </li>`;
  });
  return page({
    title: 'Answerscope interfaces',
    head: `<link rel="stylesheet" href="${links.style}">`,
    body: `  <main class="landing">
    <h1>Answerscope interfaces</h1>
    <p>How a brand appears in the answers of large language models. Each reference shows every operation, with a form to try it on
    this service.</p>
    <ul class="interfaces">
${entries.join('\n')}
    </ul>
    <p class="aside">Whoever runs the service makes keys with <code>npm run answerscope -- keys create --interface v1</code>
    (or <code>direct</code>). The documents are OpenAPI 3.1.</p>
  </main>`,
  });
}

/** The reference of one interface: a bar to change between them, and the place that `reference.js` fills. */
export function referencePage(name: InterfaceName, links: PageLinks): string {
  const tabs = INTERFACES.map((other) => {
    const current = other === name ? ' aria-current="page"' : '';
    return `<a href="/docs/${other}"${current}>${SHOWN[other].name}</a>`;
  });
  return page({
    title: `${SHOWN[name].name} interface · Answerscope`,
    head: [
      `<link rel="stylesheet" href="${links.style}">`,
      ...links.scripts.map((script) => `<script defer src="${script}"></script>`),
    ].join('\n  '),
    body: `  <nav class="bar" aria-label="Interfaces"><a class="home" href="/docs">Answerscope</a>${tabs.join('')}<a
    class="document" href="/docs/${name}/openapi.json">openapi.json</a></nav>
  <div id="reference" data-document="/docs/${name}/reference.json" data-scheme="${SHOWN[name].scheme}"></div>
  <noscript><p>The reference needs JavaScript. The document itself: <a href="/docs/${name}/openapi.json">openapi.json</a>.</p></noscript>`,
  });
}

function page({ title, head, body }: { title: string; head: string; body: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  ${head}
</head>
<body>
${body}
</body>
</html>
`;
}

function described({ document }: PublishedDocument): { summary: string; prefix: string } {
  const { info, servers } = document as { info: { summary: string }; servers: { url: string }[] };
  return { summary: info.summary, prefix: servers[0]?.url ?? '' };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
