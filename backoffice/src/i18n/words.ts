import type { Language } from '@shop/contract/languages';
import type { StringMap } from 'react-admin';

/** The same texts in another language: a key that is missing or too many breaks the compile. */
type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

export type Words = Readonly<Record<Language, StringMap>>;

/** Texts in every language; English says which keys there are. */
export const defineWords = <T extends StringMap>(
  words: { readonly en: T } & Readonly<Record<Exclude<Language, 'en'>, Translated<NoInfer<T>>>>,
) => words;

/** Names of the API that are their own English words. */
export const asWritten = <S extends string>(names: readonly S[]): Readonly<Record<S, string>> =>
  Object.fromEntries(names.map((name): [string, string] => [name, name])) as Record<S, string>;
