import type { ClientSession } from 'mongoose';

/** Starts reads at the same time; in a transaction one after the other, since a session takes one command at a time. */
export async function readTogether<T extends readonly unknown[]>(
  session: ClientSession | null,
  reads: { readonly [K in keyof T]: () => Promise<T[K]> },
): Promise<T> {
  if (session === null) return (await Promise.all(reads.map((read) => read()))) as unknown as T;
  const found: unknown[] = [];
  for (const read of reads) found.push(await read());
  return found as unknown as T;
}
