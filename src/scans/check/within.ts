/**
 * What `work` gives, or `null` when it has not ended after so many milliseconds. It then goes on by itself, and how it ends
 * is nobody's concern any more.
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}
