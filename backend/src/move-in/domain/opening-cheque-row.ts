import { MAX_CHEQUE_YEARS_AHEAD, monthsAfter, presentUntil } from '@shop/contract/cheques';
import { MAX_LENGTH } from '@shop/contract/limits';
import { aedText, type Fils, isAmount, MAX_AED, toFils } from '@shop/contract/money';
import type { OpeningChequeColumn } from '@shop/contract/move-in';
import type { ImportRemark } from '@shop/contract/product-import';
import { dayAfter } from '@shop/contract/working-days';
import { identityOf } from '../../money/cheques/domain/identity.js';
import { ruleFault } from '../../platform/errors/refuse.js';
import { wrongRow } from '../../platform/imports/import-kind.js';
import { numberIn, type SheetRow } from '../../platform/imports/import-sheet.js';
import type { BroughtRow, RowContext } from '../move-in-step.js';
import { aheadFault, changedFaults, customerOf, emptyRow, isAhead, isSum, refusedRow, RowCells } from './row-cells.js';

export interface ChequePart {
  readonly number: string;
  readonly amount: Fils;
  /** The total of an invoice that is brought in for its cheques, since the old books call it paid; null for others. */
  readonly brings: Fils | null;
}

export interface OldCheque {
  readonly customer: string;
  readonly kind: 'Payment' | 'Guarantee';
  readonly drawer: string;
  readonly bank: string;
  readonly chequeNumber: string;
  readonly chequeDate: string;
  readonly amount: Fils;
  readonly receivedOn: string;
  readonly note: string;
}

export interface ChequeRow extends BroughtRow<OldCheque> {
  readonly parts: readonly ChequePart[];
}

export interface ChequeRowContext extends RowContext {
  /** The identities of cheques in the register. */
  readonly taken: ReadonlySet<string>;
  /** By number: whose it is, and the amount that no cheque covers. Rows take from it in their order. */
  readonly invoices: Map<string, { readonly account: string; readonly open: Fils }>;
}

type Cells = RowCells<OpeningChequeColumn>;

/** Cheques whose money came, or that no longer exist. */
const ENDED = /^(?:clear(?:ed)?|paid|realized|cancel(?:l)?ed|void(?:ed)?|replaced|returned to customer)$/iu;
const IN_HAND = /^(?:|held|in hand|on hand|pdc|post-?dated|open|pending|received)$/iu;

/** Names of invoices, some with their parts. */
export const namedInvoices = (text: string) =>
  text
    .split(/[;\n]/u)
    .map((one) => /^\s*(.*?)\s*(?:=\s*(.*?))?\s*$/u.exec(one) ?? [])
    .flatMap(([, number = '', part]) => (number === '' ? [] : [{ number, part }]));

export function planChequeRow(
  { cells, faults, line }: SheetRow<OpeningChequeColumn>,
  context: ChequeRowContext,
): ChequeRow {
  const row: Cells = new RowCells(cells, context.order, faults);
  const chequeNumber = row.text('chequeNumber');
  const name = row.text('customer');
  const nothing = { ...emptyRow(line, chequeNumber, name), parts: [] };
  const isEmpty = chequeNumber === '' && row.text('chequeDate') === '';
  if (isEmpty || isSum(name) || isSum(chequeNumber) || ENDED.test(row.text('status')))
    return { ...nothing, action: 'skipped' };
  const cheque = chequeOf(row, context);
  if (cheque === undefined) return wrongRow(nothing, row.problems);
  const key = identityOf({ ...cheque, drawer: cheque.drawer || name });
  const content = JSON.stringify([cheque, row.text('invoices')]);
  const before = context.brought.get(key);
  if (before?.content === content) return { ...nothing, key, content, action: 'same' };
  if (before !== undefined) {
    const [earlier, invoices] = JSON.parse(before.content) as [OldCheque, string];
    const shown = changesOf(cheque, row.text('invoices'));
    const faults = changedFaults('chequeNumber', chequeNumber, changesOf(earlier, invoices), shown);
    return wrongRow(nothing, faults);
  }
  if (context.taken.has(key)) row.fault('chequeNumber', ruleFault('OPENING_CHEQUE_TAKEN'));
  const parts = cheque.kind === 'Guarantee' ? [] : partsOf(row, cheque, context.invoices);
  const ahead = parts.find((part) => part.brings !== null && isAhead(part.number, context.starts, 'INV'))?.number;
  if (ahead !== undefined) row.fault('invoices', aheadFault(ahead));
  if (row.isWrong) return wrongRow(nothing, row.problems);
  const rest = cheque.amount - parts.reduce((sum, { amount }) => sum + amount, 0);
  const remarks: ImportRemark[] = [
    ...(presentUntil(cheque.chequeDate) < context.today ? ['CHEQUE_STALE' as const] : []),
    ...(parts.some(({ brings }) => brings !== null) ? ['CHEQUE_INVOICE_CLOSED' as const] : []),
    ...(row.text('invoices') !== '' && cheque.kind === 'Payment' && rest > 0 ? ['CHEQUE_ABOVE_INVOICES' as const] : []),
  ];
  const changes = [
    ...changesOf(cheque),
    ...parts.map(({ number, amount }) => ({ field: 'invoices', from: null, to: `${number} = ${aedText(amount)}` })),
  ];
  const { amount } = cheque;
  return { ...nothing, key, content, amount, old: cheque, parts, remarks, changes, action: 'create' };
}

const changesOf = ({ chequeDate, receivedOn, amount }: OldCheque, invoices = '') => [
  { field: 'chequeDate', from: null, to: chequeDate },
  { field: 'receivedOn', from: null, to: receivedOn },
  { field: 'amount', from: null, to: amount / 100, isMoney: true },
  ...(invoices === '' ? [] : [{ field: 'invoices', from: null, to: invoices }]),
];

function chequeOf(row: Cells, context: ChequeRowContext): OldCheque | undefined {
  const { switchDay, today } = context;
  const eve = dayAfter(switchDay, -1);
  const customer = customerOf(row, context.customers);
  const amount = row.amount('amount');
  const chequeDate = row.day('chequeDate');
  const receivedOn = row.day('receivedOn') ?? (eve < today ? eve : today);
  const [chequeNumber, bank, drawer] = [row.text('chequeNumber'), row.text('bank'), row.text('drawer')];
  row.require('chequeNumber', 'bank', 'chequeDate', 'amount');
  const { name, note } = MAX_LENGTH;
  row.limit({ chequeNumber: MAX_LENGTH.chequeNumber, bank: name, drawer: name, note });
  row.limitTotal('amount', amount ?? 0);
  if (amount !== undefined && amount <= 0) row.fault('amount', ruleFault('OPENING_TOTAL'));
  const last = monthsAfter(today, 12 * MAX_CHEQUE_YEARS_AHEAD);
  if (chequeDate !== undefined && chequeDate > last) row.fault('chequeDate', ruleFault('DAY', { value: chequeDate }));
  if (receivedOn >= switchDay) row.fault('receivedOn', ruleFault('OPENING_AFTER_SWITCH', { day: switchDay }));
  const status = row.text('status');
  if (!IN_HAND.test(status)) row.fault('status', ruleFault('OPENING_CHEQUE_STATE', { status }));
  if (row.isWrong || customer === undefined || amount === undefined || chequeDate === undefined) return undefined;
  const kind = /guarantee|security/iu.test(row.text('kind')) ? 'Guarantee' : 'Payment';
  return { customer, kind, drawer, bank, chequeNumber, chequeDate, amount, receivedOn, note: row.text('note') };
}

/** Open invoices take their open amount, in the order of the names; the rest is for the invoice that is to be brought. */
function partsOf(row: Cells, { customer, amount }: OldCheque, invoices: ChequeRowContext['invoices']): ChequePart[] {
  const named = namedInvoices(row.text('invoices'));
  const parts: ChequePart[] = [];
  let left = amount;
  const take = (number: string, most: Fils, isKnown: boolean) => {
    const part = Math.min(most, left);
    left -= part;
    if (part > 0) parts.push({ number, amount: part, brings: isKnown ? null : part });
    const open = invoices.get(number)?.open ?? part;
    if (isKnown) invoices.set(number, { account: customer, open: open - part });
  };
  const wanted = named.map(({ number, part }) => ({ number, part: part === undefined ? null : amountIn(part) }));
  const unsplit = wanted.filter(({ number, part }) => part === null && !invoices.has(number));
  if (unsplit.length > 1) row.fault('invoices', ruleFault('OPENING_CHEQUE_SPLIT'));
  for (const { number, part } of wanted) {
    const found = invoices.get(number);
    if (part === undefined) row.fault('invoices', ruleFault('OPENING_CHEQUE_SPLIT'));
    if (found !== undefined && found.account !== customer)
      row.fault('invoices', ruleFault('OPENING_CHEQUE_OTHER', { number }));
  }
  const sum = wanted.reduce((all, { part }) => all + (part ?? 0), 0);
  if (sum > amount) row.fault('invoices', ruleFault('OPENING_CHEQUE_PARTS', { parts: aedText(sum) }));
  if (row.isWrong) return [];
  for (const { number, part } of wanted) {
    const found = invoices.get(number);
    if (found !== undefined) take(number, Math.min(part ?? found.open, found.open), true);
  }
  for (const { number, part } of wanted) if (!invoices.has(number)) take(number, part ?? left, false);
  return parts;
}

function amountIn(text: string): Fils | undefined {
  const value = numberIn(text);
  return value !== undefined && value > 0 && value <= MAX_AED && isAmount(value) ? toFils(value) : undefined;
}

/** Sheets that are twice in a file are refused; an invoice that several cheques bring has the sum of their parts. */
export function togetherCheques(rows: readonly ChequeRow[]): ChequeRow[] {
  const seen = new Map<string, number>();
  const totals = new Map<string, { customer: string; total: Fils }>();
  const own = rows.map((row): ChequeRow => {
    const { old } = row;
    if (old === null) return row;
    const first = seen.get(row.key);
    if (first !== undefined) return refusedRow(row, { chequeNumber: ruleFault('CUSTOMER_TWICE', { line: first }) });
    seen.set(row.key, row.line);
    for (const { number, amount, brings } of row.parts) {
      if (brings === null) continue;
      const { customer, total } = totals.get(number) ?? { customer: old.customer, total: 0 };
      if (customer !== old.customer)
        return refusedRow(row, { invoices: ruleFault('OPENING_CHEQUE_OTHER', { number }) });
      totals.set(number, { customer, total: total + amount });
    }
    return row;
  });
  const totalOf = ({ number, brings }: ChequePart) => (brings === null ? null : (totals.get(number)?.total ?? brings));
  return own.map((row) => ({ ...row, parts: row.parts.map((part) => ({ ...part, brings: totalOf(part) })) }));
}
