import { formatDay, formatMoment } from '../dubaiDay';
import { termIn } from '../i18n/useTerm';
import { formatAed } from '../money/fils';
import type { HistoryChangeResponse, HistoryEntryResponse } from '../types';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** How one change reads. */
export interface ChangeWords {
  field: string;
  from: string;
  to: string;
}

interface Words {
  translate: Translate;
  resource: string;
  /** The name of the user with this id; undefined while it is not known. */
  nameOf: (userId: string) => string | undefined;
}

const MONEY = new Set([
  'deliveryCharge',
  'extraFee',
  'totalPrice',
  'amountDue',
  'amountPaid',
  'remainingDue',
  'amount',
  'price',
  'unitPrice',
]);
const DAYS = new Set(['dueDate', 'paymentDate', 'deliveredAt']);
/** These entries say all in their action: what they carry is the whole record, or a link to another. */
const WHOLE_RECORD = new Set<HistoryEntryResponse['action']>([
  'registered',
  'requested',
  'created',
  'issued',
  'recorded',
  'deleted',
  'voided',
  'ordered',
  'freed',
  'invoiced',
  'invoice voided',
]);
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const NAMES = ['name', 'displayName', 'number', 'orderNumber', 'invoiceNumber', 'productName', 'Key'] as const;

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** `deliveryCharge` → `Delivery charge`, for fields that no form has. */
const spelledOut = (field: string): string => {
  const words = field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const lineText = (line: unknown): string => {
  const { productName, qty, unitPrice } = fieldsOf(line);
  return `${String(productName)}: ${String(qty)} × ${formatAed(Number(unitPrice))}`;
};
const isLine = (value: unknown): boolean => 'productName' in fieldsOf(value) && 'qty' in fieldsOf(value);

const objectText = (value: unknown): string => {
  if (isLine(value)) return lineText(value);
  const fields = fieldsOf(value);
  const name = NAMES.find((key) => typeof fields[key] === 'string');
  return name === undefined ? JSON.stringify(value) : String(fields[name]);
};

/** Fields of the catalogue that hold words of it, rather than codes or free text. */
const TERMS = new Set(['productType', 'color', 'sort', 'unit', 'origin', 'displayName', 'category']);

const textValue = (text: string, field: string, { translate, resource, nameOf }: Words): string => {
  if (field === 'user') return nameOf(text) ?? text;
  if (field === 'status') return translate(`resources.${resource}.status.${text}`, { _: text });
  if (TERMS.has(field)) return termIn(translate)(text);
  if (INSTANT.test(text)) return DAYS.has(field) ? formatDay(text) : formatMoment(text);
  return text;
};

const valueWords = (value: unknown, field: string, words: Words): string => {
  if (value === null || value === undefined || value === '') return words.translate('shop.history.nothing');
  if (typeof value === 'boolean') return words.translate(value ? 'shop.yes' : 'shop.no');
  if (typeof value === 'number') {
    return MONEY.has(field) ? words.translate('shop.total.amount', { amount: formatAed(value) }) : String(value);
  }
  if (typeof value === 'string') return textValue(value, field, words);
  if (!Array.isArray(value)) return objectText(value);
  if (value.length === 0) return words.translate('shop.history.nothing');
  return value.map((entry: unknown) => (typeof entry === 'string' ? entry : objectText(entry))).join(', ');
};

/** Of two lists of lines only what differs, so that one price among forty lines is found. */
const withoutEqualLines = ({ field, from, to }: HistoryChangeResponse): HistoryChangeResponse => {
  if (!Array.isArray(from) || !Array.isArray(to) || ![...from, ...to].every(isLine)) return { field, from, to };
  const had = new Set(from.map(lineText));
  const has = new Set(to.map(lineText));
  return {
    field,
    from: from.filter((line) => !has.has(lineText(line))),
    to: to.filter((line) => !had.has(lineText(line))),
  };
};

/** What the forms call a field. */
export const fieldWords = (field: string, resource: string, translate: Translate): string =>
  translate(`resources.${resource}.fields.${field}`, { _: spelledOut(field) });

export const changeWords = (change: HistoryChangeResponse, words: Words): ChangeWords => {
  const { field, from, to } = withoutEqualLines(change);
  const label = fieldWords(field, words.resource, words.translate);
  return { field: label, from: valueWords(from, field, words), to: valueWords(to, field, words) };
};

/** The changes worth reading beside the entry's action. */
export const toldChanges = ({ action, changes }: HistoryEntryResponse): HistoryChangeResponse[] =>
  WHOLE_RECORD.has(action) ? [] : changes;

/** The text for what was done; saving what was there already is told as that. */
export const actionKey = ({ action, changes }: HistoryEntryResponse): string =>
  action === 'updated' && changes.length === 0 ? 'shop.history.unchanged' : `shop.history.action.${action}`;

/** The ids of users that the entries name as values. */
export const userIdsIn = (entries: readonly HistoryEntryResponse[]): string[] => {
  const changes = entries.flatMap(toldChanges).filter(({ field }) => field === 'user');
  const ids = changes.flatMap(({ from, to }) => [from, to]).filter((id): id is string => typeof id === 'string');
  return [...new Set(ids)];
};
