/** The `Retry-After` of a response in ms from `now`, given in seconds or as a date; `null` without a usable one. */
export function retryAfterMs(response: Response, now: number): number | null {
  const value = response.headers.get('retry-after');
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
