/** @returns what `work` gives, or rejects with what `tooLate` makes when that takes longer; `work` itself goes on */
export async function withinTime<T>(work: Promise<T>, limitMs: number, tooLate: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), limitMs);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** Resolves when `work` has ended, well or not, or after `limitMs`. */
export async function settledWithin(work: Promise<unknown>, limitMs: number): Promise<void> {
  await withinTime(work, limitMs, () => new Error('Too late.')).catch(() => undefined);
}
