import type { Language } from './languages.js';

/** A text with `{name}` placeholders, or one such text for each plural form of `count`. */
export type Message = string | PluralMessage;
export type PluralMessage = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type TextParams<M> = M extends string
  ? Placeholders<M>
  : M extends PluralMessage
    ? 'count' | Placeholders<M['other']>
    : never;

/** The parameters of a text of the dictionary. */
export type Params<Dictionary, Key extends keyof Dictionary> = TextParams<Dictionary[Key]>;

export type ParamValues = Readonly<Record<string, string | number>>;

const NUMBER = new Intl.NumberFormat('en-AE');

/** A number in a sentence: '10,000'. */
export const writtenNumber = (value: number): string => NUMBER.format(value);

/** The formatting of placeholder values. */
export interface Write {
  readonly number: (value: number) => string;
  readonly text: (value: string) => string;
}

const AS_IT_IS: Write = { number: String, text: (value) => value };

/**
 * Selects the plural form by `params.count` and fills in the placeholders. A placeholder without a value is not
 * replaced.
 */
export function fillMessage(
  message: Message,
  params: ParamValues,
  plural: Intl.PluralRules,
  write: Write = AS_IT_IS,
): string {
  const text = typeof message === 'string' ? message : pluralText(message, params['count'], plural);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? write.number(value) : write.text(value);
  });
}

function pluralText(message: PluralMessage, count: string | number | undefined, plural: Intl.PluralRules): string {
  return message[plural.select(Number(count))] ?? message.other;
}

/** All plural forms that a language has. A pair of forms in Arabic is a compile error. */
type FormsIn<In extends Language> = In extends 'ar' ? Readonly<Record<Intl.LDMLPluralRule, string>> : PluralMessage;

/** For texts that are functions: formats a number with its noun in the right plural form. */
export const countIn = <In extends Language>(language: In): ((count: number, forms: FormsIn<In>) => string) => {
  const plural = new Intl.PluralRules(language);
  return (count, forms) => fillMessage(forms, { count }, plural);
};

/** The names of the placeholders of a text, without repetitions. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)),
];

/** Words of the contract as texts of a pack, with keys that begin with `prefix.`. */
export const prefixed = <Prefix extends string, Words extends Readonly<Record<string, string>>>(
  prefix: Prefix,
  words: Words,
) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [`${prefix}.${key}`, word])) as {
    readonly [Key in keyof Words & string as `${Prefix}.${Key}`]: Words[Key];
  };
