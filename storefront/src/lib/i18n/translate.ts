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

/** Chooses the plural form by `params.count` and fills the placeholders; `write` says how their values are written. */
export function fillMessage(
  message: Message,
  params: ParamValues,
  plural: Intl.PluralRules,
  write: { number: (value: number) => string; text: (value: string) => string },
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
