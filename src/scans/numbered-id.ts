/** The id of the `number`th thing that a piece of work makes, from 0 on: the same whenever the work is repeated. UUIDs of version 7. */
export function numberedId(workId: string, number: number): string {
  const last = BigInt(`0x${workId.slice(-12)}`) + BigInt(number);
  return workId.slice(0, -12) + BigInt.asUintN(48, last).toString(16).padStart(12, '0');
}
