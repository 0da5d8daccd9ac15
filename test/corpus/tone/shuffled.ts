/** The same in another order: every order is as likely. */
export function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
