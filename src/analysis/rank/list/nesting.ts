import type { Entry } from './entry.ts';
import type { NumberStyle } from './markers.ts';

/**
 * Where numbers of another style begin anew without being further in ("1、 … （1） … （2） … 2、"), they number points of the item before
 * them; where numbers go on that stood before, these points have ended.
 */
export function nestByStyle(entries: Entry[]): void {
  let open: NumberStyle[] = [];
  let depth = -1;
  for (const entry of entries) {
    if (entry.kind === 'heading' || entry.depth < depth) open = [];
    if (entry.style === null || entry.kind !== 'ordered') continue;
    if (open.length === 0) depth = entry.depth;
    if (entry.depth !== depth) continue;
    const at = open.indexOf(entry.style);
    if (at >= 0) open.length = at + 1;
    else if (open.length === 0 || entry.number === 1) open.push(entry.style);
    entry.depth += open.length - 1;
  }
}
