import {
  type AccountRole,
  type JournalKind,
  purposeOf,
  SALES_AMOUNTS,
  SALES_COLUMNS,
  type SalesAmount,
  type SalesColumn,
} from '@shop/contract/books';
import { COVERING_STATUSES } from '@shop/contract/cheques';
import type { TransmissionStatus } from '@shop/contract/e-invoices';
import { aedText, toAed } from '@shop/contract/money';
import type { Cell } from '@shop/contract/sheets/csv';
import type { NumberSeriesResponse } from '../../billing/tax/dto/number-series.response.js';
import type { VatLineResponse } from '../../billing/tax/dto/vat-line.response.js';
import type { VatReturnResponse } from '../../billing/tax/dto/vat-return.response.js';
import type { SalesFigures } from '../../insight/sales/sales.service.js';
import type { BookedMoney } from '../../money/bank/domain/suggestion.js';
import type { ChequeRecord } from '../../money/cheques/cheque-cover.service.js';
import type { ReceivablesResponse } from '../../money/receivables/ageing/dto/receivables.response.js';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { Accounts } from '../accounts/accounts-of.js';
import type { PostedEntry } from '../journal/domain/journal-of.js';
import type { PackTable } from './domain/pack-file.js';
import type { BankMoney, Check, PackSums } from './domain/pack-sums.js';
import type { PackWords } from './pack-words.js';

const table = (words: PackWords, name: string, headings: string, rows: PackTable['rows']): PackTable => ({
  name: words.title(name),
  headings: headings.split(', ').map(words.title),
  rows,
});

const VOID_KINDS: ReadonlySet<JournalKind> = new Set(['invoice', 'void']);

const dayOf = (instant: string): string => dubaiDay(new Date(instant));
const debitOf = (amount: number): number => toAed(Math.max(amount, 0));
const creditOf = (amount: number): number => toAed(Math.max(-amount, 0));

export function checksTable(words: PackWords, checks: readonly Check[]): PackTable {
  const rows = checks.map(({ check, box, journal, other }) => [
    words.bookChecks[check].replace('{box}', box),
    toAed(journal),
    toAed(other),
    toAed(journal - other),
  ]);
  return { ...table(words, 'Checks', 'Check, Journal, Compared with, Difference', rows), difference: 3 };
}

export const trialBalanceTable = (words: PackWords, { balances }: PackSums, accounts: Accounts): PackTable =>
  table(
    words,
    'Trial balance',
    'Code, Account, Debit, Credit',
    [...accounts].flatMap(([role, { code, name }]) => {
      const amount = balances.get(role) ?? 0;
      return amount === 0 ? [] : [[code, name, debitOf(amount), creditOf(amount)]];
    }),
  );

export const journalTable = (words: PackWords, entries: readonly PostedEntry[], accounts: Accounts): PackTable =>
  table(
    words,
    'Journal',
    'Day, Event, Document, Code, Account, Party, TRN, About, Debit, Credit, VAT category, VAT rate, Box, Tax date, Reference, Entry',
    entries.flatMap(({ _id, day, kind, document, reference, lines }) =>
      lines.map(({ role, party, of, amount, vat }) => [
        ...[day, words.journalKinds[kind], document.number, accounts.get(role)?.code, accounts.get(role)?.name],
        ...[party.name, party.trn, of, debitOf(amount), creditOf(amount)],
        ...[vat && words.taxCategories[vat.category], vat?.rate, vat?.box, vat?.taxDay, reference, _id],
      ]),
    ),
  );

/** The cells of a sales document; the others are empty. */
type SalesRow = Readonly<Partial<Record<SalesColumn | SalesAmount, Cell>>>;
const SALES_FIELDS = [...SALES_COLUMNS, ...SALES_AMOUNTS];

/** The documents of the VAT return, with what the pack says of them besides. */
interface Documents extends Pick<VatReturnResponse, 'documents' | 'adjustments'> {
  readonly lines: readonly VatLineResponse[];
  readonly series: readonly NumberSeriesResponse[];
  /** By the id of the document. */
  readonly eInvoices: ReadonlyMap<string, TransmissionStatus>;
  /** The entries of the period. */
  readonly entries: readonly PostedEntry[];
}

/** Each document once, less the advances that it deducts. Void ones that were issued or voided in the period come last, without amounts. */
export function documentsTable(words: PackWords, of: Documents): PackTable {
  const headings = [
    ...SALES_FIELDS.map((field) => words.salesColumns[field]),
    ...['Adjustment', 'Note'].map(words.title),
  ];
  const rows = [...countedRows(words, of), ...voidRows(words, of)];
  return { name: words.title('Sales documents'), headings, rows };
}

const toCells = (row: SalesRow, adjustment: number, note: string): Cell[] => [
  ...SALES_FIELDS.map((field) => row[field]),
  ...[adjustment, note],
];

function countedRows(words: PackWords, { documents, adjustments, lines, eInvoices }: Documents): Cell[][] {
  const trns = new Map(lines.map(({ number, buyerTrn }) => [number, buyerTrn]));
  return [...documents, ...adjustments].flatMap((document) => {
    const { _id, kind, number, buyer, issuedAt, supplyDay, taxDate, emirate, isLate, gross } = document;
    const isAdjustment = kind === 'bad debt';
    const head = {
      document: words.vatDocuments[kind],
      number,
      issuedOn: dayOf(issuedAt),
      suppliedOn: supplyDay,
      taxDay: dayOf(taxDate),
      late: isLate ? words.salesColumns.late : '',
      emirate: emirate && words.emirates[emirate],
      eInvoice: eInvoiceOf(words, isAdjustment ? undefined : eInvoices.get(_id)),
      customer: buyer,
      trn: trns.get(number),
    } satisfies Record<SalesColumn, Cell>;
    if (document.rows.length === 0) return [toCells({ ...head, net: gross, vat: 0, gross }, 0, '')];
    return document.rows.map(({ box, category, rate, net, vat }) => {
      const amounts = isAdjustment
        ? { net: 0, vat: 0, gross: 0 }
        : { net, vat, gross: toAed(Math.round((net + vat) * 100)) };
      const row = { ...head, box, category: words.taxCategories[category], rate, ...amounts };
      return toCells(row, isAdjustment ? vat : 0, '');
    });
  });
}

const eInvoiceOf = (words: PackWords, status: TransmissionStatus | undefined): Cell =>
  status && words.eInvoiceStatuses[status];

function voidRows(words: PackWords, { series, eInvoices, entries }: Documents): Cell[][] {
  const voidIds = new Set(series.flatMap((one) => one.voided.map(({ _id }) => _id)));
  const ofVoid = entries.filter(({ kind, document }) => voidIds.has(document._id) && VOID_KINDS.has(kind));
  return series.flatMap(({ voided: numbers }) =>
    numbers.flatMap(({ _id, number, voidedAt, voidedBy: by, reason }) => {
      const own = ofVoid.filter(({ document }) => document._id === _id);
      const owed = own.flatMap(({ lines }) => lines).find(({ role }) => role === 'receivables');
      if (own.length === 0) return [];
      const row = {
        document: words.vatDocuments['void invoice'],
        number,
        issuedOn: own.find(({ kind }) => kind === 'invoice')?.day,
        eInvoice: eInvoiceOf(words, eInvoices.get(_id)),
        customer: owed?.party.name,
        trn: owed?.party.trn,
        net: 0,
        vat: 0,
        gross: 0,
      };
      const amount = aedText(Math.abs(owed?.amount ?? 0));
      return [toCells(row, 0, words.voided({ amount, day: dayOf(voidedAt), by, reason }))];
    }),
  );
}

export const vatLinesTable = (words: PackWords, lines: readonly VatLineResponse[]): PackTable =>
  table(
    words,
    'VAT lines',
    'Document, Number, Issued, Tax date, Customer, TRN, Part, Product, SKU, Quantity, Box, VAT category, VAT rate, Net, VAT, Gross, Adjustment',
    lines.map((line) => [
      ...[words.vatDocuments[line.kind], line.number, dayOf(line.issuedAt), dayOf(line.taxDate)],
      ...[line.buyer, line.buyerTrn, words.vatParts[line.part]],
      ...[
        line.productName,
        line.sku,
        line.qty,
        line.box,
        line.category && words.taxCategories[line.category],
        line.rate,
      ],
      ...[line.net, line.vat, line.gross, line.adjustment],
    ]),
  );

const MONEY_KINDS = new Set(['payment', 'applied', 'unapplied', 'refund', 'returned', 'mistake']);
const MONEY_ROLES = new Set<AccountRole>(['cash', 'bank', 'card', 'otherMeans', 'opening']);

/** Money with what each part of it settled; refunds and reversals below 0. */
export const moneyTable = (words: PackWords, entries: readonly PostedEntry[], accounts: Accounts): PackTable =>
  table(
    words,
    'Receipts and refunds',
    'Day, Event, Document, Customer, Account of money, Reference, Settles, Amount',
    entries
      .filter(({ kind }) => MONEY_KINDS.has(kind))
      .flatMap(({ day, kind, document, reference, lines }) => {
        const account = lines.find(({ role }) => MONEY_ROLES.has(purposeOf(role)))?.role;
        return lines
          .filter(({ role }) => role !== account)
          .map(({ role, party, of, amount }) => [
            ...[day, words.journalKinds[kind], document.number, party.name],
            ...[account === undefined ? '' : accounts.get(account)?.name, reference],
            ...[role === 'customerCredit' ? words.onAccount : of, toAed(-amount)],
          ]);
      }),
  );

/** The money of the period that no bank transaction has yet, or not all of it. */
export const openMoneyTable = (words: PackWords, open: readonly (BankMoney & Pick<BookedMoney, 'left'>)[]): PackTable =>
  table(
    words,
    'Not yet at the bank',
    'Day, Document, Customer, Reference, Amount, Open amount',
    open.map(({ day, number, payer, reference, amount, left }) => [
      ...[day, number, payer, reference, toAed(amount), toAed(left)],
    ]),
  );

/** Cheques in hand and at the bank on the last day, with their steps until then. */
export const chequesTable = (words: PackWords, cheques: readonly ChequeRecord[], to: string): PackTable =>
  table(
    words,
    'Cheques in hand',
    'Number, Customer, Bank, Cheque number, Date on cheque, Amount, Open amount, Steps',
    cheques.flatMap(({ kind, number, payer, bank, chequeNumber, chequeDate, amount, course }) => {
      const steps = course.filter(({ on }) => on <= to);
      const last = steps.at(-1);
      const isInHand = last !== undefined && COVERING_STATUSES.some((status) => status === last.status);
      if (kind === 'Guarantee' || !isInHand) return [];
      const open = toAed(amount - last.cleared);
      const said = steps.map(({ on, status }) => `${on} ${words.chequeStatuses[status]}`).join('; ');
      return [[number, payer, bank, chequeNumber, chequeDate, toAed(amount), open, said]];
    }),
  );

export const ageingTable = (words: PackWords, { accounts }: Pick<ReceivablesResponse, 'accounts'>): PackTable =>
  table(
    words,
    'Ageing',
    'Customer, Not due, 1 to 30 days, 31 to 60 days, 61 to 90 days, Over 90 days, Credit, Balance, Covered by cheques',
    accounts.map((one) => [
      ...[one.name, one.current, one.days1to30, one.days31to60, one.days61to90, one.over90],
      ...[one.creditBalance, one.balance, one.coveredByCheques],
    ]),
  );

export const seriesTable = (words: PackWords, series: readonly NumberSeriesResponse[]): PackTable =>
  table(
    words,
    'Number series',
    'Series, Count, First, Last, Missing, Void, Note',
    series.map(({ series: name, count, first, last, missing, voided }) => [
      ...[name, count, first, last, missing.join(' ')],
      voided.map(({ number, reason }) => `${number} (${reason})`).join('; '),
      gapNote(words, first, missing),
    ]),
  );

/** Numbers are missing only if a database was restored or changed by hand; a series may begin after the old books. */
function gapNote(words: PackWords, first: string | null, missing: readonly string[]): string {
  if (missing.length > 0) return words.gaps;
  const before = Number(first?.split('-').at(-1) ?? 1) - 1;
  return before > 0 ? words.beginsAfter(before) : words.noGaps;
}

export const salesTable = (words: PackWords, { rows, other }: Pick<SalesFigures, 'rows' | 'other'>): PackTable =>
  table(words, 'Sales by product', 'Product, SKU, Quantity, Net, VAT, Gross', [
    ...rows.map(({ name, sku, qty, net, vat, gross }) => [name, sku, qty, toAed(net), toAed(vat), toAed(gross)]),
    ...(other ? [[words.otherSales, '', '', toAed(other.net), toAed(other.vat), toAed(other.gross)]] : []),
  ]);
