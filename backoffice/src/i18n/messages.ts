import type { english } from './english';

/** The same texts in another language: a key that is missing or too many breaks the compile. */
export type TextsOf<T> = { [K in keyof T]: T[K] extends string ? string : TextsOf<T[K]> };

export type Messages = TextsOf<typeof english>;
