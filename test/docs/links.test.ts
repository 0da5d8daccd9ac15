/** Every link of the pages that stays in the repository leads somewhere, its anchor too. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES, ROOT, textOf } from './pages.ts';

interface Link {
  target: string;
  anchor: string;
}

/** Without code, in which brackets mean something else. */
function prose(text: string): string {
  return text.replace(/^ *```[\s\S]*?^ *```/gm, '').replace(/`[^`\n]*`/g, 'code');
}

function linksOf(page: string): Link[] {
  const found = [...prose(textOf(page)).matchAll(/\]\(([^()\s]+)\)/g)].map(([, address = '']) => address);
  return found
    .filter((address) => !/^[a-z]+:/.test(address))
    .map((address) => {
      const [target = '', anchor = ''] = address.split('#');
      return { target: target === '' ? page : normalize(join(dirname(page), target)), anchor };
    });
}

/** As GitHub makes them of headings. */
function anchorsOf(page: string): string[] {
  const headings = [
    ...textOf(page)
      .replace(/^ *```[\s\S]*?^ *```/gm, '')
      .matchAll(/^#+ (.*)$/gm),
  ];
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

describe('links', () => {
  test.each(PAGES)('%s leads to what is there', (page) => {
    const broken = linksOf(page).filter(({ target, anchor }) => {
      if (!existsSync(join(ROOT, target))) return true;
      if (anchor === '') return false;
      return statSync(join(ROOT, target)).isDirectory() || !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('every guide is in the index, and the index on the first page', () => {
    const guides = PAGES.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md');
    const listed = linksOf('docs/README.md').map(({ target }) => target);
    expect(guides.filter((guide) => !listed.includes(guide))).toEqual([]);
    expect(linksOf('README.md').map(({ target }) => target)).toContain('docs/README.md');
  });
});
