import type { OpeningAdvanceColumn, OpeningInvoiceColumn } from '@shop/contract/move-in';
import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { aedText, type Fils } from '@shop/contract/money';
import { sumOf, type TaxedCategory, taxRate } from '@shop/contract/vat';
import { ruleFault } from '../../platform/errors/refuse.js';
import { wrongRow } from '../../platform/imports/import-kind.js';
import type { SheetRow } from '../../platform/imports/import-sheet.js';
import { leftToBill } from '../../sales/orders/domain/bill-plan.js';
import type { BillableOrder } from '../../sales/orders/domain/billable-order.js';
import type { BroughtRow, RowContext } from '../move-in-step.js';
import {
  broughtIn,
  changedFaults,
  checkNumber,
  customerOf,
  emptyRow,
  isSum,
  noonOf,
  refusedRow,
  RowCells,
} from './row-cells.js';

/** An invoice of the old books as a row of a file has it. Amounts in fils, with VAT. */
export interface OldInvoice {
  readonly customer: string;
  readonly issuedAt: Date;
  readonly dueDay: Date;
  readonly supplyDate: Date;
  readonly categories: readonly TaxedCategory[];
  readonly paidBefore: Fils;
  readonly creditedBefore: Fils;
  readonly poNumber: string;
  readonly note: string;
  /** The number of the order that it is an advance on; undefined for others. */
  readonly advanceOn?: string | undefined;
}

export type InvoiceRow = BroughtRow<OldInvoice>;

/** The rows of one invoice: some files have a row for each of its lines. */
export interface InvoiceLines {
  readonly first: number;
  /** The sum of `lineVat`; null if the file has none. */
  readonly lineVat: Fils | null;
  /** The values of its first row, which the others repeat or omit. */
  readonly head: InvoiceHead;
}

export type InvoiceHead = Readonly<Record<(typeof HEAD)[number], string>>;

/** The columns that belong to the invoice and not to one of its lines. */
const HEAD = ['customer', 'issuedOn', 'dueOn', 'total', 'rest', 'paid', 'credited', 'vat', 'net'] as const;

export const headOf = (row: RowCells<InvoiceColumn>): InvoiceHead =>
  Object.fromEntries(HEAD.map((column) => [column, row.text(column)])) as InvoiceHead;

export interface InvoiceRowContext extends RowContext {
  /** By number. */
  readonly lines: ReadonlyMap<string, InvoiceLines>;
  /** False if no column of the file says what is open or was paid. */
  readonly hasRest: boolean;
  /** The numbers that invoices have. */
  readonly taken: ReadonlySet<string>;
  /** The brought orders with the keys of their accounts, by number; null if the rows are no advances. */
  readonly orders: ReadonlyMap<string, { readonly account: string; readonly bill: BillableOrder }> | null;
}

/** Documents that were never issued, or are void: they are passed over. */
const NOT_ISSUED = /^(?:draft|submitted|(?:pending|awaiting) approval|rejected|void(?:ed)?|cancel(?:l?ed)?|deleted)$/iu;
/** These are passed over unless a rest contradicts it. */
const SETTLED = /^(?:paid|in[ _]payment|closed|reversed)$/iu;
/** Invoices of suppliers, which some lists contain. */
const PURCHASES = /^(?:accpay|bill\b|vendor|supplier|purchase|in_)/iu;
/** Money of a customer and credit notes, whose amounts are positive in some lists. */
const CREDITS = /credit|payment$|refund/iu;
/** VAT may differ from its own rounding by this many fils. */
const MOST_OFF = 2;

export type InvoiceColumn = OpeningInvoiceColumn | OpeningAdvanceColumn;
type Row = SheetRow<InvoiceColumn>;

export function planInvoiceRow({ cells, faults, line }: Row, context: InvoiceRowContext): InvoiceRow {
  const row = new RowCells(cells, context.order, faults);
  const number = row.text('number');
  const customer = row.text('customer');
  const nothing = emptyRow(line, number, customer);
  if (isPassedOver(row)) return { ...nothing, action: 'skipped' };
  const lines = context.lines.get(number);
  if (number !== '' && lines !== undefined && lines.first !== line) {
    const other = HEAD.find((column) => ![lines.head[column], ''].includes(row.text(column)));
    if (other === undefined) return { ...nothing, action: 'skipped' };
    return wrongRow(nothing, { [other]: ruleFault('OPENING_NUMBER_TWICE', { line: lines.first }) });
  }
  const account = customerOf(row, context.customers);
  row.limit({ number: MAX_LENGTH.poNumber, po: MAX_LENGTH.poNumber, note: MAX_LENGTH.note });
  const days = daysOf(row, context.switchDay);
  const money = moneyOf(row, lines?.lineVat ?? null, days?.issuedOn);
  const advanceOn = orderOf(row, account, context);
  checkNumber(row, context, 'INV');
  if (money?.rest === 0 && row.problems.rest === undefined) return { ...nothing, action: 'skipped' };
  if (row.isWrong || account === undefined || days === undefined || money === undefined)
    return wrongRow(nothing, row.problems);
  const { categories, creditedBefore } = money;
  const paidBefore = advanceOn === undefined ? money.paidBefore : sumOf(categories).gross;
  const texts = { poNumber: row.text('po'), note: row.text('note') };
  const invoice: OldInvoice = {
    categories,
    paidBefore,
    creditedBefore,
    ...texts,
    advanceOn,
    customer: account,
    issuedAt: noonOf(days.issuedOn),
    dueDay: noonOf(days.dueOn),
    supplyDate: noonOf(days.supplyOn),
  };
  const amount = sumOf(categories).gross - creditedBefore - (advanceOn === undefined ? paidBefore : 0);
  const planned = { ...nothing, key: number, content: JSON.stringify(invoice), old: invoice, amount };
  const before = context.brought.get(number);
  const remarks = [...money.remarks, ...(context.hasRest ? [] : (['REST_ASSUMED'] as const))];
  if (before === undefined) return { ...planned, action: 'create', remarks, changes: changesOf(invoice) };
  if (before.content === planned.content) return { ...planned, action: 'same' };
  const earlier = changesOf(broughtIn<OldInvoice>(before.content));
  return wrongRow(nothing, changedFaults('number', number, earlier, changesOf(invoice)));
}

/** @returns the number of the order of an advance; undefined if it is none */
function orderOf(row: RowCells<InvoiceColumn>, account: string | undefined, { orders }: InvoiceRowContext) {
  if (orders === null) return undefined;
  const number = row.text('order');
  const order = orders.get(number);
  if (order === undefined) row.fault('order', ruleFault('OPENING_ORDER_UNKNOWN', { number }));
  else if (order.account !== account) row.fault('order', ruleFault('OPENING_ORDER_OTHER', { number }));
  return number;
}

/** Refuses advances that the invoice of the rest of their order would not take off in full. */
export function withinOrders(rows: readonly InvoiceRow[], { orders }: InvoiceRowContext): InvoiceRow[] {
  const open = new Map([...(orders ?? [])].map(([number, { bill }]) => [number, bill]));
  return rows.map((row): InvoiceRow => {
    const { advanceOn = '', categories = [], issuedAt: issuedOn = new Date(0) } = row.old ?? {};
    const order = open.get(advanceOn);
    if (row.action !== 'create' || order === undefined) return row;
    const { advances = [] } = order;
    const after = { ...order, advances: [...advances, { _id: row.key, number: row.key, issuedOn, left: categories }] };
    const used = leftToBill(after).uses.find(({ advance }) => advance._id === row.key)?.categories ?? [];
    if (sumOf(used).gross < sumOf(categories).gross) {
      const left = aedText(sumOf(used).gross);
      return refusedRow(row, { total: ruleFault('OPENING_ADVANCE_LARGE', { number: advanceOn, left }) });
    }
    open.set(advanceOn, after);
    return row;
  });
}

function isPassedOver(row: RowCells<InvoiceColumn>): boolean {
  const [number, customer, kind] = [row.text('number'), row.text('customer'), row.text('kind')];
  const states = [row.text('status'), row.text('paymentStatus')];
  if (states.some((one) => NOT_ISSUED.test(one)) || PURCHASES.test(kind)) return true;
  const isNothingOpen = ['', '0'].includes(row.text('rest').replace(/[.,]?0+$/u, ''));
  if (isNothingOpen && states.some((one) => SETTLED.test(one))) return true;
  if (row.text('issuedOn') !== '' || kind !== '') return false;
  // A sum, the heading of a group, or an empty line of a report.
  if (isSum(customer) || isSum(number)) return true;
  const hasAmount = row.text('total') !== '' || row.text('rest') !== '';
  return number === '' && (customer === '' || !hasAmount);
}

function daysOf(row: RowCells<InvoiceColumn>, switchDay: string) {
  const issuedOn = row.day('issuedOn');
  const dueOn = row.day('dueOn') ?? issuedOn;
  const supplyOn = row.day('supplyOn') ?? issuedOn;
  row.require('issuedOn');
  if (issuedOn === undefined || dueOn === undefined || supplyOn === undefined) return undefined;
  if (issuedOn >= switchDay) row.fault('issuedOn', ruleFault('OPENING_AFTER_SWITCH', { day: switchDay }));
  if (dueOn < issuedOn) row.fault('dueOn', ruleFault('BEFORE_ISSUE'));
  return { issuedOn, dueOn, supplyOn };
}

function moneyOf(row: RowCells<InvoiceColumn>, lineVat: Fils | null, issuedOn = '') {
  if (CREDITS.test(row.text('kind'))) row.fault('total', ruleFault('OPENING_TOTAL'));
  const currency = row.text('currency').toUpperCase();
  if (currency !== '' && currency !== 'AED') row.fault('currency', ruleFault('OPENING_CURRENCY', { currency }));
  const [paid, credited, rest, net] = (['paid', 'credited', 'rest', 'net'] as const).map((one) => row.amount(one));
  const total = row.amount('total') ?? (rest === undefined ? undefined : rest + (paid ?? 0) + (credited ?? 0));
  if (total === undefined) {
    row.fault('total', ruleFault('REQUIRED'));
    return undefined;
  }
  if (total <= 0) {
    row.fault('total', ruleFault('OPENING_TOTAL'));
    return undefined;
  }
  row.limitTotal('total', total);
  const creditedBefore = credited ?? 0;
  const paidBefore = paid ?? (rest === undefined ? 0 : total - creditedBefore - rest);
  const left = total - paidBefore - creditedBefore;
  if (left < 0 || paidBefore < 0 || creditedBefore < 0 || (rest !== undefined && rest !== left))
    row.fault('rest', ruleFault('OPENING_REST', { rest: aedText(rest ?? 0), left: aedText(left) }));
  const vat = row.amount('vat') ?? (net === undefined ? (lineVat ?? undefined) : total - net);
  if (vat !== undefined && (vat < 0 || vat >= total)) row.fault('vat', ruleFault('OPENING_VAT'));
  return { ...taxOf(total, vat, issuedOn), paidBefore, creditedBefore, rest: left };
}

/** VAT that is missing is assumed at the standard rate; other VAT than that of the rate is remarked. */
export function taxOf(total: Fils, vat: Fils | undefined, day: string) {
  const rate = taxRate('S', day);
  const usual = Math.round((total * rate) / (100 + rate));
  const part = (category: 'S' | 'Z', gross: Fils, own: Fils): TaxedCategory => ({
    category,
    rate: category === 'S' ? rate : 0,
    net: gross - own,
    vat: own,
    gross,
  });
  if (vat === undefined) return { categories: [part('S', total, usual)], remarks: ['VAT_ASSUMED' as const] };
  if (vat === 0) return { categories: [part('Z', total, 0)], remarks: [] };
  if (Math.abs(vat - usual) <= MOST_OFF) return { categories: [part('S', total, vat)], remarks: [] };
  const taxed = Math.round((vat * (100 + rate)) / rate);
  const categories = taxed < total ? [part('S', taxed, vat), part('Z', total - taxed, 0)] : [part('S', total, vat)];
  return { categories, remarks: ['VAT_UNUSUAL' as const] };
}

function changesOf({ issuedAt, dueDay, categories, paidBefore, creditedBefore, poNumber, advanceOn }: OldInvoice) {
  const { gross: total, vat } = sumOf(categories);
  const money = { total, vat, paid: paidBefore, credited: creditedBefore, rest: total - paidBefore - creditedBefore };
  const texts = { issuedOn: dubaiDay(issuedAt), dueOn: dubaiDay(dueDay), po: poNumber, order: advanceOn ?? '' };
  return [
    ...Object.entries(texts).flatMap(([field, to]) => (to === '' ? [] : [{ field, from: null, to }])),
    ...Object.entries(money).map(([field, amount]) => ({ field, from: null, to: amount / 100, isMoney: true })),
  ];
}
