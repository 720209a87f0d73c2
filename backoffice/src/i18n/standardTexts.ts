import type { Message } from '@shop/contract/message';
import type { sentences } from './en/standard';
import { isText, type TextTree } from './texts';

/** The names of a resource: of one record, and of its list. */
export interface Names {
  one: string;
  other: string;
}

type Sentences = ReturnType<typeof sentences>;

/** The standard texts of a language. */
export interface Standard {
  /** Sentences about a resource, made from its names. */
  sentences: (names: Names) => Sentences;
  /** Labels of fields by the name of the field. */
  fields: Readonly<Record<string, string>>;
}

type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** The key of a standard sentence below `resources.{name}`. */
export type SentenceKey = KeyOf<Sentences>;

const namesOf = (name: Message | TextTree | undefined): Names | undefined => {
  if (name === undefined || !isText(name)) return undefined;
  return typeof name === 'string' ? { one: name, other: name } : { one: name.one ?? name.other, other: name.other };
};

/** The own texts, and each standard text that they lack. */
const completed = (standard: TextTree, own: TextTree): TextTree => {
  const lacking = Object.entries(standard).map(([key, text]): [string, Message | TextTree] => {
    const said = own[key] ?? {};
    return [key, isText(text) || isText(said) ? (own[key] ?? text) : completed(text, said)];
  });
  return { ...own, ...Object.fromEntries(lacking) };
};

/** The texts of resources, each with the standard texts that it does not say in its own words. */
export const withStandardTexts = (
  resources: Readonly<Record<string, TextTree>>,
  { sentences, fields }: Standard,
): Readonly<Record<string, TextTree>> =>
  Object.fromEntries(
    Object.entries(resources).map(([resource, own]) => {
      const names = namesOf(own['name']);
      return [resource, completed({ fields, ...(names && sentences(names)) }, own)];
    }),
  );
