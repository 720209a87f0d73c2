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

/** The parameters that a text of the dictionary asks for. */
export type Params<Dictionary, Key extends keyof Dictionary> = TextParams<Dictionary[Key]>;

export type ParamValues = Readonly<Record<string, string | number>>;

/** How the values of placeholders are written. */
export interface Write {
  readonly number: (value: number) => string;
  readonly text: (value: string) => string;
}

const AS_IT_IS: Write = { number: String, text: (value) => value };

/** Chooses the plural form by `params.count` and fills the placeholders. One that has no value stays as it is written. */
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

/** For texts that are functions: writes a number with its noun, in the form of that number. */
export const countIn = (language: Language): ((count: number, forms: PluralMessage) => string) => {
  const plural = new Intl.PluralRules(language);
  return (count, forms) => fillMessage(forms, { count }, plural);
};

/** The names of the placeholders of a text, each once. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)),
];

/** Keeps a text of another direction together inside a sentence: first strong isolate, pop directional isolate. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Words of the contract as texts of a pack: their keys begin with `prefix.`. */
export const prefixed = <Prefix extends string, Words extends Readonly<Record<string, string>>>(
  prefix: Prefix,
  words: Words,
) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [`${prefix}.${key}`, word])) as {
    readonly [Key in keyof Words & string as `${Prefix}.${Key}`]: Words[Key];
  };
