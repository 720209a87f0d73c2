import { EMIRATE_NAMES } from '@shop/contract/emirates';
import { isDay } from '@shop/contract/dubai-day';
import { unitName } from '@shop/contract/units';
import { formatAed, formatDay, formatMoment } from '../format';
import { currentLanguage } from '../../i18n/language';
import { termIn } from '../../i18n/terms';
import type { HistoryChangeResponse, HistoryEntryResponse } from '@shop/contract/api';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** One change as text. */
interface DescribedChange {
  field: string;
  from: string;
  to: string;
}

interface Context {
  translate: Translate;
  resource: string;
  /** The name of the user with this id; undefined while it is not loaded. */
  nameOf: (userId: string) => string | undefined;
}

const DAYS = new Set(['supplyDate', 'dueDate', 'paymentDate', 'chequeDate', 'deliveredAt', 'paidAt']);
/** For these actions the changes are not shown: they are the whole record, or a link to another one. */
const REPORTED_BY_ACTION = new Set<HistoryEntryResponse['action']>([
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
  'advance invoiced',
]);
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const NAMES = ['name', 'displayName', 'number', 'orderNumber', 'invoiceNumber', 'productName', 'Key', 'iban'] as const;

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** `deliveryCharge` → `Delivery charge`, for fields without a label in a form. */
const asWords = (field: string): string => {
  const text = field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const lineText = (line: unknown): string => {
  const { productName, qty, unitPrice, discount, taxCategory = 'S' } = fieldsOf(line);
  const off = discount ? ` − ${formatAed(Number(discount))}` : '';
  const category = taxCategory === 'S' ? '' : ` (${String(taxCategory)})`;
  return `${String(productName)}: ${String(qty)} × ${formatAed(Number(unitPrice))}${off}${category}`;
};
const isLine = (value: unknown): boolean => 'productName' in fieldsOf(value) && 'qty' in fieldsOf(value);

const addressText = ({ street, city, emirate, country }: Fields): string =>
  [street, city, emirate, country].filter((part) => typeof part === 'string' && part !== '').join(', ');

const objectText = (value: unknown): string => {
  if (isLine(value)) return lineText(value);
  const fields = fieldsOf(value);
  if ('street' in fields && 'country' in fields) return addressText(fields);
  const name = NAMES.find((key) => typeof fields[key] === 'string');
  return name === undefined ? JSON.stringify(value) : String(fields[name]);
};

/** Fields whose values are words of the catalog, not codes or free text. */
const TERMS = new Set(['productType', 'color', 'sort', 'unit', 'origin', 'displayName', 'category']);

const emirateText = (code: string): string => {
  const names: Partial<Record<string, string>> = EMIRATE_NAMES[currentLanguage()];
  return names[code] ?? code;
};

const textValue = (text: string, field: string, { translate, resource, nameOf }: Context): string => {
  if (field === 'user') return nameOf(text) ?? text;
  if (field === 'status') return translate(`resources.${resource}.status.${text}`, { _: text });
  if (field === 'returnReason') return translate(`resources.cheques.reason.${text}`, { _: text });
  if (field === 'kind') return translate(`resources.${resource}.kind.${text}`, { _: text });
  if (field === 'reason') return translate(`resources.payments.reason.${text}`, { _: text });
  if (field === 'paymentMethod') return translate(`resources.payments.method.${text}`, { _: text });
  if (field === 'taxCategory') return translate(`resources.products.tax_category.${text}`, { _: text });
  if (field === 'unitCode') return termIn(translate)(unitName(text));
  if (field === 'emirate') return emirateText(text);
  if (field === 'companyRole') return translate(`resources.companies.role.${text}`, { _: text });
  if (TERMS.has(field)) return termIn(translate)(text);
  if (INSTANT.test(text)) return DAYS.has(field) ? formatDay(text) : formatMoment(text);
  return isDay(text) && /(?:^on|On|Date)$/.test(field) ? formatDay(text) : text;
};

/** The supply facts that staff entered for an e-invoice. */
const supplyText = (value: unknown, { translate }: Context): string => {
  const { isExport, freeZoneBeneficiary } = fieldsOf(value);
  const beneficiary = typeof freeZoneBeneficiary === 'string' ? freeZoneBeneficiary : '';
  return [isExport === true ? translate('resources.supply.isExport') : '', beneficiary].filter(Boolean).join(', ');
};

const valueText = (value: unknown, { field, isMoney = false }: HistoryChangeResponse, context: Context): string => {
  if (value === null || value === undefined || value === '') return context.translate('shop.history.nothing');
  if (typeof value === 'boolean') return context.translate(value ? 'shop.yes' : 'shop.no');
  if (typeof value === 'number') {
    return isMoney ? context.translate('shop.total.amount', { amount: formatAed(value) }) : String(value);
  }
  if (typeof value === 'string') return textValue(value, field, context);
  if (field === 'supply') return supplyText(value, context);
  if (!Array.isArray(value)) return objectText(value);
  if (value.length === 0) return context.translate('shop.history.nothing');
  return value.map((entry: unknown) => (typeof entry === 'string' ? entry : objectText(entry))).join(', ');
};

/** Removes equal lines, so that one changed price among forty lines is visible. */
const withoutEqualLines = (change: HistoryChangeResponse): HistoryChangeResponse => {
  const { from, to } = change;
  if (!Array.isArray(from) || !Array.isArray(to) || ![...from, ...to].every(isLine)) return change;
  const had = new Set(from.map(lineText));
  const has = new Set(to.map(lineText));
  return {
    ...change,
    from: from.filter((line) => !has.has(lineText(line))),
    to: to.filter((line) => !had.has(lineText(line))),
  };
};

/** The label of a field in forms. */
export const fieldLabel = (field: string, resource: string, translate: Translate): string =>
  translate(`resources.${resource}.fields.${field}`, { _: asWords(field) });

export const describeChange = (change: HistoryChangeResponse, context: Context): DescribedChange => {
  const shown = withoutEqualLines(change);
  const label = fieldLabel(change.field, context.resource, context.translate);
  const isWithoutReason = change.field === 'reason' && shown.to === null;
  const to = isWithoutReason ? context.translate('shop.history.no_reason') : valueText(shown.to, change, context);
  return { field: label, from: valueText(shown.from, change, context), to };
};

/** The changes to show beside the entry's action. */
export const changesToShow = ({ action, changes }: HistoryEntryResponse): HistoryChangeResponse[] =>
  REPORTED_BY_ACTION.has(action) ? changes.filter(({ field }) => action === 'voided' && field === 'reason') : changes;

/** Translation key of the action. A save without a change has a text of its own. */
export const actionKey = ({ action, changes }: HistoryEntryResponse): string =>
  action === 'updated' && changes.length === 0 ? 'shop.history.unchanged' : `shop.history.action.${action}`;

/** The ids of users among the values of the entries. */
export const userIdsIn = (entries: readonly HistoryEntryResponse[]): string[] => {
  const changes = entries.flatMap(changesToShow).filter(({ field }) => field === 'user');
  const ids = changes.flatMap(({ from, to }) => [from, to]).filter((id): id is string => typeof id === 'string');
  return [...new Set(ids)];
};
