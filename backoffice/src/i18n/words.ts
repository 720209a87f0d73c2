import type { Message } from '@shop/contract/message';

/**
 * The same texts in another language: a missing key is a compile error. A text with plural forms in English may have
 * other forms, or one text for all numbers.
 */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : keyof T[K] extends Intl.LDMLPluralRule
      ? Message
      : Translated<T[K]>;
};

/** Words of codes with dots, which would be levels in the key of a text. */
export const keysWithoutDots = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).map(([code, word]) => [code.replaceAll('.', '_'), word]));

/** Names of the API that are also their English words. */
export const asWritten = <S extends string>(names: readonly S[]): Readonly<Record<S, string>> =>
  Object.fromEntries(names.map((name): [string, string] => [name, name])) as Record<S, string>;
