import { fillMessage, type Message, type Params, placeholdersOf } from '../message.js';

/** One refusal of the API. The key of its row is the code, which stays; where a code has several sentences, `CODE/case`. */
export interface Refusal {
  readonly status: number;
  /** For people, in English. `{left}` stands for a value. */
  readonly text: Message;
  /** The field that it is about, where that is always the same one. */
  readonly field?: string;
  /** The names of the values that the answer carries. Without it, those in the sentence. */
  readonly params?: readonly string[];
}

/** Why one field is refused. The key of its row is the rule, or `RULE/case`. Its status is 400, its code VALIDATION_FAILED. */
export type FieldRefusal = Pick<Refusal, 'text' | 'params'>;

/** The names of all values of a row: those of its sentence and those that the answer carries. */
export type ValueNames<Row extends FieldRefusal> =
  Params<Row, 'text'> | (Row extends { readonly params: readonly (infer Name extends string)[] } ? Name : never);

export type Values = Readonly<Record<string, string | number>>;

/** The key of a row that is one more sentence of a code or rule. */
export type Case = `${string}/${string}`;

/** A language's sentences of an area: one for each code and rule. A case has its own only where it needs one. */
export type RefusalWords<Rows> = Readonly<
  Record<Exclude<keyof Rows & string, Case>, string> & Partial<Record<keyof Rows & Case, string>>
>;

/** The code or the rule of a row's key, which is all that the answer says. */
export const codeOf = (key: string): string => key.split('/', 1)[0] ?? key;

const ENGLISH = new Intl.PluralRules('en');

/** The English sentence of a row with its values. */
export const sentenceOf = ({ text }: FieldRefusal, values: Values): string => fillMessage(text, values, ENGLISH);

/** The names of the values that an answer carries. */
export const sentNames = ({ text, params }: FieldRefusal): readonly string[] =>
  params ?? placeholdersOf(typeof text === 'string' ? text : text.other);

/** The values that an answer carries; undefined where it carries none. */
export function sentValues(row: FieldRefusal, values: Values): Values | undefined {
  const sent = sentNames(row).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
  return sent.length === 0 ? undefined : Object.fromEntries(sent);
}
