/** For tests of refusals, which leave it as it is: made for the first of them, and the same for the others. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
