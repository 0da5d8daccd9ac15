/**
 * The reference pages: `/docs` says which interface is for whom, `/docs/direct`, `/docs/v1` and `/docs/console` show each document with
 * a form to try every operation. Everything comes from this service, so that the pages work where nothing else can be reached, and
 * no page tells anybody that it was read.
 */
import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { PublishedDocument } from '../openapi-document.ts';
import { ownFile, referenceScript } from './assets.ts';
import { type ServedFile, serveFile } from './file.ts';
import { INTERFACES, type InterfaceName, landingPage, referencePage } from './pages.ts';
import { referenceDocument } from './reference-document.ts';

/** May run its own scripts and talk to its own service, and nothing else. The reference writes its styles into the page. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function createDocs(documents: Record<InterfaceName, PublishedDocument>): Middleware {
  const assets = { style: ownFile('docs.css'), start: ownFile('reference.js'), reference: referenceScript() };
  const links = { style: assets.style.path, scripts: [assets.reference.path, assets.start.path] };

  const router = new Router({ strict: true, sensitive: true });
  const page = (path: string, html: string): void => {
    router.get(path, serveFile(textFile('text/html', html), { 'Content-Security-Policy': PAGE_POLICY }));
  };
  page('/docs', landingPage(documents, links));
  router.get('/docs/', (ctx) => {
    ctx.status = 308;
    ctx.redirect('/docs');
  });
  for (const { path, file } of Object.values(assets)) router.get(path, serveFile(file));
  for (const name of INTERFACES) {
    page(`/docs/${name}`, referencePage(name, links));
    router.get(`/docs/${name}/openapi.json`, serveFile(jsonFile(documents[name].document)));
    router.get(`/docs/${name}/reference.json`, serveFile(jsonFile(referenceDocument(documents[name]))));
  }
  return router.routes() as Middleware;
}

function jsonFile(content: object): ServedFile {
  return textFile('application/json', JSON.stringify(content));
}

/** Asked for again at each visit, and sent again only when it has changed. */
function textFile(type: string, text: string): ServedFile {
  return { type, cacheControl: 'no-cache', read: async () => Buffer.from(text) };
}
