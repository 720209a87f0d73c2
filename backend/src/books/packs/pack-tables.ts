import { type AccountRole, type JournalKind, purposeOf } from '@shop/contract/books';
import { COVERING_STATUSES } from '@shop/contract/cheques';
import type { TransmissionStatus } from '@shop/contract/e-invoices';
import { aedText, toAed } from '@shop/contract/money';
import type { Cell } from '@shop/contract/sheets/csv';
import type { NumberSeriesResponse } from '../../billing/tax/dto/number-series.response.js';
import type { VatLineResponse } from '../../billing/tax/dto/vat-line.response.js';
import type { VatReturnResponse } from '../../billing/tax/dto/vat-return.response.js';
import type { SalesFigures } from '../../insight/sales/sales.service.js';
import type { ChequeRecord } from '../../money/cheques/cheque-cover.service.js';
import type { ReceivablesResponse } from '../../money/receivables/ageing/dto/receivables.response.js';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { Accounts } from '../accounts/accounts-of.js';
import type { PostedEntry } from '../journal/domain/journal-of.js';
import type { PackTable } from './domain/pack-file.js';
import type { Check, PackSums } from './domain/pack-sums.js';

const CHECK_NAMES: Readonly<Record<Check['check'], string>> = {
  balance: 'Journal: debits and credits of the period',
  receivables: 'Receivables and cheques in hand less customer credit: journal and statements',
  ageing: 'The same: journal and ageing',
  vatAmount: 'VAT return, amount of box',
  vat: 'VAT return, VAT of box',
  vatAdjustment: 'VAT return, adjustment of box',
  vatLines: 'Output VAT: journal and list of sales documents',
  bank: 'Money received at the bank: journal, and bank transactions matched or open',
};

const table = (name: string, headings: string, rows: readonly (readonly Cell[])[]): PackTable => ({
  name,
  headings: headings.split(', '),
  rows,
});

const VOID_KINDS: ReadonlySet<JournalKind> = new Set(['invoice', 'void']);

const dayOf = (instant: string): string => dubaiDay(new Date(instant));
const debitOf = (amount: number): number => toAed(Math.max(amount, 0));
const creditOf = (amount: number): number => toAed(Math.max(-amount, 0));

export function checksTable(checks: readonly Check[]): PackTable {
  const rows = checks.map(({ check, box, journal, other }) => [
    [CHECK_NAMES[check], box].join(' ').trim(),
    toAed(journal),
    toAed(other),
    toAed(journal - other),
  ]);
  return { ...table('Checks', 'Check, Journal, Compared with, Difference', rows), difference: 3 };
}

export const trialBalanceTable = ({ balances }: PackSums, accounts: Accounts): PackTable =>
  table(
    'Trial balance',
    'Code, Account, Debit, Credit',
    [...accounts].flatMap(([role, { code, name }]) => {
      const amount = balances.get(role) ?? 0;
      return amount === 0 ? [] : [[code, name, debitOf(amount), creditOf(amount)]];
    }),
  );

export const journalTable = (entries: readonly PostedEntry[], accounts: Accounts): PackTable =>
  table(
    'Journal',
    'Day, Event, Document, Code, Account, Party, TRN, About, Debit, Credit, VAT category, Rate, Box, Tax day, Reference, Entry',
    entries.flatMap(({ _id, day, kind, document, reference, lines }) =>
      lines.map(({ role, party, of, amount, vat }) => [
        ...[day, kind, document.number, accounts.get(role)?.code, accounts.get(role)?.name],
        ...[party.name, party.trn, of, debitOf(amount), creditOf(amount)],
        ...[vat?.category, vat?.rate, vat?.box, vat?.taxDay, reference, _id],
      ]),
    ),
  );

/**
 * Each document once, less the advances that it deducts. Void ones that were issued or voided in the period come last, without amounts.
 * @param entries of the period
 */
export function documentsTable(
  { documents, adjustments }: Pick<VatReturnResponse, 'documents' | 'adjustments'>,
  lines: readonly VatLineResponse[],
  series: readonly NumberSeriesResponse[],
  eInvoices: ReadonlyMap<string, TransmissionStatus>,
  entries: readonly PostedEntry[],
): PackTable {
  const trns = new Map(lines.map(({ number, buyerTrn }) => [number, buyerTrn]));
  const counted = documents.flatMap(({ rows, gross, ...document }) => {
    const { _id, kind, number, buyer, issuedAt, supplyDay, taxDate, emirate, isLate } = document;
    const head = [
      ...[kind, number, dayOf(issuedAt), supplyDay, dayOf(taxDate), isLate ? 'late' : '', emirate],
      ...[eInvoices.get(_id), buyer, trns.get(number)],
    ];
    if (rows.length === 0) return [[...head, '', '', '', gross, 0, gross, 0, '']];
    return rows.map(({ box, category, rate, net, vat }) => [
      ...head,
      ...[box, category, rate, net, vat, toAed(Math.round((net + vat) * 100)), 0, ''],
    ]);
  });
  const adjusted = adjustments.flatMap(({ number, buyer, issuedAt, supplyDay, taxDate, emirate, rows }) =>
    rows.map(({ box, category, rate, vat }) => [
      ...['bad debt', number, dayOf(issuedAt), supplyDay, dayOf(taxDate), '', emirate, '', buyer, trns.get(number)],
      ...[box, category, rate, 0, 0, 0, vat, ''],
    ]),
  );
  const voidIds = new Set(series.flatMap((one) => one.voided.map(({ _id }) => _id)));
  const ofVoid = entries.filter(({ kind, document }) => voidIds.has(document._id) && VOID_KINDS.has(kind));
  const voided = series.flatMap(({ voided: numbers }) =>
    numbers.flatMap(({ _id, number, voidedAt, voidedBy, reason }) => {
      const own = ofVoid.filter(({ document }) => document._id === _id);
      const owed = own.flatMap(({ lines }) => lines).find(({ role }) => role === 'receivables');
      if (own.length === 0) return [];
      const issuedOn = own.find(({ kind }) => kind === 'invoice')?.day;
      return [
        [
          ...['void invoice', number, issuedOn, '', '', '', '', eInvoices.get(_id), owed?.party.name, owed?.party.trn],
          ...['', '', '', 0, 0, 0, 0],
          `${aedText(Math.abs(owed?.amount ?? 0))} AED voided on ${dayOf(voidedAt)} by ${voidedBy}: ${reason}`,
        ],
      ];
    }),
  );
  return table(
    'Sales documents',
    'Document, Number, Issued on, Supplied on, Tax day, Late, Emirate, E-invoice, Customer, TRN, Box, VAT category, Rate, Net, VAT, Gross, Adjustment, Note',
    [...counted, ...adjusted, ...voided],
  );
}

export const vatLinesTable = (lines: readonly VatLineResponse[]): PackTable =>
  table(
    'VAT lines',
    'Document, Number, Issued on, Tax day, Customer, TRN, Part, Product, SKU, Quantity, Box, VAT category, Rate, Net, VAT, Gross, Adjustment',
    lines.map((line) => [
      ...[line.kind, line.number, dayOf(line.issuedAt), dayOf(line.taxDate), line.buyer, line.buyerTrn, line.part],
      ...[line.productName, line.sku, line.qty, line.box, line.category, line.rate],
      ...[line.net, line.vat, line.gross, line.adjustment],
    ]),
  );

const MONEY_KINDS = new Set(['payment', 'applied', 'unapplied', 'refund', 'returned', 'mistake']);
const MONEY_ROLES = new Set<AccountRole>(['cash', 'bank', 'card', 'otherMeans', 'opening']);

/** Money with what each part of it settled; refunds and reversals below 0. */
export const moneyTable = (entries: readonly PostedEntry[], accounts: Accounts): PackTable =>
  table(
    'Receipts and refunds',
    'Day, Event, Document, Customer, Account of money, Reference, Settles, Amount',
    entries
      .filter(({ kind }) => MONEY_KINDS.has(kind))
      .flatMap(({ day, kind, document, reference, lines }) => {
        const account = lines.find(({ role }) => MONEY_ROLES.has(purposeOf(role)))?.role;
        return lines
          .filter(({ role }) => role !== account)
          .map(({ role, party, of, amount }) => [
            ...[day, kind, document.number, party.name, account === undefined ? '' : accounts.get(account)?.name],
            ...[reference, role === 'customerCredit' ? 'on account' : of, toAed(-amount)],
          ]);
      }),
  );

/** Cheques in hand and at the bank on the last day, with their steps until then. */
export const chequesTable = (cheques: readonly ChequeRecord[], to: string): PackTable =>
  table(
    'Cheques in hand',
    'Number, Customer, Bank, Cheque number, Date on cheque, Amount, Open amount, Steps',
    cheques.flatMap(({ kind, number, payer, bank, chequeNumber, chequeDate, amount, course }) => {
      const steps = course.filter(({ on }) => on <= to);
      const last = steps.at(-1);
      const isInHand = last !== undefined && COVERING_STATUSES.some((status) => status === last.status);
      if (kind === 'Guarantee' || !isInHand) return [];
      const open = toAed(amount - last.cleared);
      const said = steps.map(({ on, status }) => `${on} ${status}`).join('; ');
      return [[number, payer, bank, chequeNumber, chequeDate, toAed(amount), open, said]];
    }),
  );

export const ageingTable = ({ accounts }: Pick<ReceivablesResponse, 'accounts'>): PackTable =>
  table(
    'Ageing',
    'Customer, Not due, 1 to 30 days, 31 to 60 days, 61 to 90 days, Over 90 days, Credit, Balance, Covered by cheques',
    accounts.map((one) => [
      ...[one.name, one.current, one.days1to30, one.days31to60, one.days61to90, one.over90],
      ...[one.creditBalance, one.balance, one.coveredByCheques],
    ]),
  );

export const seriesTable = (series: readonly NumberSeriesResponse[]): PackTable =>
  table(
    'Number series',
    'Series, Issued, First, Last, Missing, Void, Note',
    series.map(({ series: name, count, first, last, missing, voided }) => [
      ...[name, count, first, last, missing.join(' ')],
      voided.map(({ number, reason }) => `${number} (${reason})`).join('; '),
      gapNote(first, missing),
    ]),
  );

/** Numbers are missing only if a database was restored or changed by hand; a series may begin after the old books. */
function gapNote(first: string | null, missing: readonly string[]): string {
  if (missing.length > 0) return 'Explain the missing numbers';
  const before = Number(first?.split('-').at(-1) ?? 1) - 1;
  return before > 0 ? `No gaps; begins after ${before}, the last number of the old books` : 'No gaps';
}

export const salesTable = ({ rows, other }: Pick<SalesFigures, 'rows' | 'other'>): PackTable =>
  table('Sales by product', 'Product, SKU, Quantity, Net, VAT, Gross', [
    ...rows.map(({ name, sku, qty, net, vat, gross }) => [name, sku, qty, toAed(net), toAed(vat), toAed(gross)]),
    ...(other ? [['Delivery and other charges', '', '', toAed(other.net), toAed(other.vat), toAed(other.gross)]] : []),
  ]);
