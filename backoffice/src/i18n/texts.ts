import { fillMessage, type Message, type ParamValues, type PluralMessage, type Write } from '@shop/contract/message';

/** Texts in nested groups, as in the files of a language. */
export interface TextTree {
  readonly [key: string]: Message | TextTree;
}

const FORMS: ReadonlySet<string> = new Set<Intl.LDMLPluralRule>(['zero', 'one', 'two', 'few', 'many', 'other']);

const isPlural = (value: PluralMessage | TextTree): value is PluralMessage =>
  'other' in value && Object.keys(value).every((key) => FORMS.has(key));

/** True for a text, false for a group of texts. */
export const isText = (value: Message | TextTree): value is Message => typeof value === 'string' || isPlural(value);

/** Every text of a tree by its full key: `shop.action.save`. */
export const textsByKey = (tree: TextTree, path = ''): [string, Message][] =>
  Object.entries(tree).flatMap(([key, value]): [string, Message][] =>
    isText(value) ? [[`${path}${key}`, value]] : textsByKey(value, `${path}${key}.`),
  );

const isValue = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** The entries that can be values in a text. */
export const valuesOf = (entries: Iterable<[string, unknown]>): ParamValues =>
  Object.fromEntries([...entries].filter(isValue));

/** Fills a text with the options of react-admin's `translate`. React-admin itself counts by `smart_count`. */
export const fillText = (
  text: Message,
  options: Readonly<Record<string, unknown>>,
  plural: Intl.PluralRules,
  write: Write,
): string => fillMessage(text, valuesOf(Object.entries({ count: options['smart_count'], ...options })), plural, write);
