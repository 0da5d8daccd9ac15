/** What the secret of an endpoint is bound to. */
export function placeOf({ accountId, id }: { accountId: string; id: string }): string {
  return `${accountId}/${id}`;
}
