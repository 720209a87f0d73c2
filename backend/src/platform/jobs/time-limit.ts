/** @returns the result of `work`, or rejects with the error of `tooLate` after the limit; `work` itself continues */
export async function withinTime<T>(work: Promise<T>, limitMs: number, tooLate: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), limitMs);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** Resolves when `work` has ended, with success or failure, or after `limitMs`. */
export async function settledWithin(work: Promise<unknown>, limitMs: number): Promise<void> {
  await withinTime(work, limitMs, () => new Error('Too late.')).catch(() => undefined);
}
