/** The same texts in another language: a key that is missing breaks the compile. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** Names of the API that are their own English words. */
export const asWritten = <S extends string>(names: readonly S[]): Readonly<Record<S, string>> =>
  Object.fromEntries(names.map((name): [string, string] => [name, name])) as Record<S, string>;
