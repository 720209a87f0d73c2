import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import type { Fils } from '@shop/contract/money';
import type { OpeningOrderColumn, OpeningQuoteColumn } from '@shop/contract/move-in';
import { type PriceBasis, taxRate } from '@shop/contract/vat';
import { ruleFault } from '../../platform/errors/refuse.js';
import { numberIn, type SheetRow } from '../../platform/imports/import-sheet.js';
import { wrongRow } from '../../platform/imports/import-kind.js';
import type { BroughtOrder, BroughtOrderLine } from '../../sales/orders/domain/brought-order.js';
import type { BroughtRow, RowContext } from '../move-in-step.js';
import { broughtIn, changedFaults, checkNumber, customerOf, emptyRow, isSum, noonOf, RowCells } from './row-cells.js';

/** An order, or a quote, which has no deliveries. */
export interface OldOrder extends Omit<BroughtOrder, 'number'> {
  readonly customer: string;
  /** undefined for an order. */
  readonly offer: { readonly validUntil: string | null; readonly isAccepted: boolean } | undefined;
}

/** The first row of an order brings all its lines. */
export type OrderRow = BroughtRow<OldOrder>;

export type OrderColumn = OpeningOrderColumn | OpeningQuoteColumn;
type Row = SheetRow<OrderColumn>;

export interface OrderRowContext extends RowContext {
  readonly series: 'ORD' | 'QUO';
  /** The numbers that documents of the series have. */
  readonly taken: ReadonlySet<string>;
  /** The ids of products. */
  readonly products: ReadonlyMap<string, string>;
  /** The rows of an order, by number. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  /** null if the shop is not registered for VAT. */
  readonly basis: PriceBasis | null;
}

/** Documents that were not sent, or need nothing more: they are passed over. */
const ENDED = {
  ORD: /^(?:draft|void(?:ed)?|cancel(?:l)?ed|closed|(?:fully )?invoiced|done)$/iu,
  QUO: /^(?:draft|void(?:ed)?|cancel(?:l)?ed|closed|invoiced|declined|rejected|lost|expired|sales? order)$/iu,
};
const ACCEPTED = /^(?:accepted|confirmed|approved|won)$/iu;
const MAX_QTY = 1_000_000;

export function planOrderRow({ cells, faults, line }: Row, context: OrderRowContext): OrderRow {
  const head = new RowCells(cells, context.order, faults);
  const number = head.text('number');
  const name = head.text('customer');
  const nothing = emptyRow(line, number, name);
  const rows = context.rows.get(number) ?? [];
  const isPassed =
    (number === '' && head.text('qty') === '') || isSum(number) || ENDED[context.series].test(head.text('status'));
  if (isPassed) return { ...nothing, action: 'skipped' };
  const parts = rows.map((row) => lineOf(row, context));
  // An order comes as a whole: a wrong line is shown at its row, and the order at its first one.
  if (rows[0]?.line !== line) {
    const own = parts.find((part) => part.line === line);
    return own?.isWrong ? wrongRow(nothing, own.problems) : { ...nothing, action: 'skipped' };
  }
  const customer = customerOf(head, context.customers);
  const on = head.dayBefore(context.switchDay, 'on');
  const validUntil = head.day('validUntil');
  const taxBasis = basisIn(head.text('basis'), context.basis);
  const lines = parts.flatMap(({ found }) => found ?? []);
  const prices = lines.reduce((sum, { qty, unitPrice }) => sum + qty * unitPrice, 0);
  head.require('on');
  checkNumber(head, context, context.series);
  if (on !== undefined && validUntil !== undefined && validUntil < on)
    head.fault('validUntil', ruleFault('BEFORE_ISSUE'));
  head.limit({ number: MAX_LENGTH.poNumber, po: MAX_LENGTH.poNumber });
  const rate = taxBasis === 'exclusive' ? taxRate('S', on ?? context.switchDay) : 0;
  head.limitTotal('unitPrice', Math.round((prices * (100 + rate)) / 100));
  const wrong = parts.find(({ isWrong }) => isWrong);
  const problems = { ...head.problems, ...(wrong?.line === line ? wrong.problems : {}) };
  if (wrong !== undefined && wrong.line !== line)
    problems.number = ruleFault('OPENING_ORDER_LINE', { line: wrong.line });
  if (Object.keys(problems).length > 0 || customer === undefined || on === undefined)
    return wrongRow(nothing, problems);
  const deliveredOn = parts.map((part) => part.deliveredOn ?? '').reduce((a, b) => (a > b ? a : b), '');
  const order: OldOrder = {
    customer,
    createdAt: noonOf(on),
    deliveredAt: deliveredOn === '' ? null : noonOf(deliveredOn),
    taxBasis,
    poNumber: head.text('po'),
    offer:
      context.series === 'QUO'
        ? { validUntil: validUntil ?? null, isAccepted: ACCEPTED.test(head.text('status')) }
        : undefined,
    lines,
  };
  const planned = { ...nothing, key: number, content: JSON.stringify(order), old: order, amount: prices };
  const before = context.brought.get(number);
  const changes = changesOf(order);
  if (before?.content === planned.content) return { ...planned, action: 'same' };
  if (before !== undefined) {
    const earlier = changesOf(broughtIn<OldOrder>(before.content));
    return wrongRow(nothing, changedFaults('number', number, earlier, changes));
  }
  const remarks = parts.some(({ isUnknown }) => isUnknown) ? (['SKU_UNKNOWN'] as const) : [];
  return { ...planned, remarks, changes, action: 'create' };
}

function changesOf({ lines, createdAt, deliveredAt, offer, poNumber }: OldOrder) {
  const shown = {
    on: dubaiDay(createdAt),
    deliveredOn: deliveredAt === null ? '' : dubaiDay(deliveredAt),
    validUntil: offer?.validUntil ?? '',
    po: poNumber,
  };
  const qtyOf = ({ qty, delivered }: BroughtOrderLine) => (offer ? qty : `${qty - delivered} + ${delivered}`);
  return [
    ...lines.map((one) => ({ field: 'qty', from: null, to: `${qtyOf(one)} × ${one.text}` })),
    ...lines.map((one) => ({ field: 'unitPrice', from: null, to: one.unitPrice / 100, isMoney: true })),
    ...Object.entries(shown).flatMap(([field, to]) => (to === '' ? [] : [{ field, from: null, to }])),
  ];
}

function basisIn(text: string, usual: PriceBasis | null): PriceBasis | null {
  if (text === '' || usual === null) return usual;
  return /incl/iu.test(text) ? 'inclusive' : 'exclusive';
}

interface ReadLine {
  readonly line: number;
  readonly isWrong: boolean;
  readonly problems: RowCells<OrderColumn>['problems'];
  readonly found?: BroughtOrderLine;
  readonly deliveredOn?: string | undefined;
  readonly isUnknown?: boolean;
}

function lineOf({ cells, faults, line }: Row, context: OrderRowContext): ReadLine {
  const row = new RowCells(cells, context.order, faults);
  const [sku, text] = [row.text('sku'), row.text('text')];
  const qty = wholeIn(row, 'qty');
  const delivered = row.text('delivered') === '' ? 0 : wholeIn(row, 'delivered');
  const unitPrice: Fils | undefined = row.amount('unitPrice');
  const deliveredOn = row.dayBefore(context.switchDay, 'deliveredOn');
  const expectedOn = row.day('expectedOn') ?? null;
  const product = context.products.get(sku) ?? null;
  row.limit({ text: MAX_LENGTH.lineText, sku: MAX_LENGTH.name });
  if (product === null && sku === '' && text === '') row.fault('text', ruleFault('REQUIRED'));
  row.require('unitPrice');
  if (unitPrice !== undefined && unitPrice < 0) row.fault('unitPrice', ruleFault('OPENING_TOTAL'));
  if (qty === 0) row.fault('qty', ruleFault('WHOLE_NUMBER', { min: 1, max: MAX_QTY }));
  if (qty !== undefined && delivered !== undefined && delivered > qty)
    row.fault('delivered', ruleFault('WHOLE_NUMBER', { min: 0, max: qty }));
  if (delivered !== undefined && delivered > 0) row.require('deliveredOn');
  const { isWrong, problems } = row;
  if (isWrong || qty === undefined || delivered === undefined || unitPrice === undefined)
    return { line, isWrong: true, problems };
  const found = { product, text: text || sku, qty, unitPrice, delivered, expectedOn };
  return { line, isWrong, problems, found, deliveredOn, isUnknown: product === null && sku !== '' };
}

function wholeIn(row: RowCells<OrderColumn>, column: 'qty' | 'delivered'): number | undefined {
  const value = numberIn(row.text(column));
  if (value !== undefined && Number.isInteger(value) && value >= 0 && value <= MAX_QTY) return value;
  row.fault(column, ruleFault('WHOLE_NUMBER', { min: 0, max: MAX_QTY }));
  return undefined;
}
