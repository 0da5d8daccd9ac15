import type { Page } from './page.ts';
import { GAP, hide } from './page.ts';
import { ANGLE } from './signs.ts';

/** Hides `<think>` blocks: closed, cut off before they close, and those whose opening tag the platform swallowed. */
export function hideReasoning(page: Page): void {
  if ((page.signs & ANGLE) === 0) return;
  const { text } = page;
  if (!text.includes('</') && !text.includes('<t') && !text.includes('<T') && !text.includes('<r')) return;
  let openedAt = -1;
  let depth = 0;
  let anySeen = false;
  for (const tag of text.matchAll(/<(\/?)(?:think|thinking|thought|reasoning)>/gi)) {
    const end = tag.index + tag[0].length;
    if (tag[1] === '') {
      if (depth++ === 0) openedAt = tag.index;
    } else if (depth > 0) {
      if (--depth === 0) hide(page, openedAt, end, GAP);
    } else if (!anySeen) {
      hide(page, 0, end, GAP);
    }
    anySeen = true;
  }
  if (depth > 0) hide(page, openedAt, text.length, GAP);
}
