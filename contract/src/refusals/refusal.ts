import { fillMessage, type Message, type Params, placeholdersOf, type Write, writtenNumber } from '../message.js';
import { withWrittenAmounts } from '../refusal-text.js';

/**
 * One refusal of the API. The key of its row is the code, which must not change; if a code has several sentences, the
 * key is `CODE/case`.
 */
export interface Refusal {
  readonly status: number;
  /** An English sentence. `{left}` is replaced by a value. */
  readonly text: Message;
  /** The refused field, if it is always the same one. */
  readonly field?: string;
  /** The names of the values in the response. By default, those in the sentence. */
  readonly params?: readonly string[];
}

/**
 * The reason why one field is refused. The key of its row is the rule, or `RULE/case`. Its status is 400, its code
 * VALIDATION_FAILED.
 */
export type FieldRefusal = Pick<Refusal, 'text' | 'params'>;

/** The table of an area. A sentence alone is a row with status 409, which most have. */
export type RefusalTable = Readonly<Record<string, string | Refusal>>;
/** The reasons of an area. A sentence alone is a row without other values. */
export type FieldRefusalTable = Readonly<Record<string, string | FieldRefusal>>;

/** The rows of a table, each as an object. */
export const rowsOf = <Table extends FieldRefusalTable, Rest extends object>(table: Table, rest: Rest) =>
  Object.fromEntries(
    Object.entries(table).map(([key, row]) => [key, typeof row === 'string' ? { ...rest, text: row } : row]),
  ) as { readonly [K in keyof Table]: Table[K] extends string ? Rest & { readonly text: Table[K] } : Table[K] };

/** The names of all values of a row: those of its sentence and those in the response. */
export type ValueNames<Row extends FieldRefusal> =
  | Params<Row, 'text'>
  | (Row extends { readonly params: readonly (infer Name extends string)[] } ? Name : never);

export type Values = Readonly<Record<string, string | number>>;

/** The key of a row with an additional sentence of a code or rule. */
export type Case = `${string}/${string}`;

/** The sentences of a language for an area: one for each code and rule. A case has a sentence only if it needs one. */
export type RefusalWords<Rows> = Readonly<
  Record<Exclude<keyof Rows & string, Case>, string> & Partial<Record<keyof Rows & Case, string>>
>;

/** The code or rule in a row's key; responses contain only this part. */
export const codeOf = (key: string): string => key.split('/', 1)[0] ?? key;

const ENGLISH = new Intl.PluralRules('en');
const WRITE: Write = { number: writtenNumber, text: (value) => value };

/** The English sentence of a row with its values. */
export const sentenceOf = ({ text }: FieldRefusal, values: Values): string =>
  fillMessage(text, withWrittenAmounts(values), ENGLISH, WRITE);

/** The names of the values in a response. */
export const sentNames = ({ text, params }: FieldRefusal): readonly string[] =>
  params ?? placeholdersOf(typeof text === 'string' ? text : text.other);

/** The values in a response; undefined if there are none. */
export function sentValues(row: FieldRefusal, values: Values): Values | undefined {
  const sent = sentNames(row).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
  return sent.length === 0 ? undefined : Object.fromEntries(sent);
}
