import { type AccountRole, purposeOf } from '@shop/contract/books';
import { type Fils, toAed } from '@shop/contract/money';
import { type Cell, toCsvLines } from '@shop/contract/sheets/csv';
import type { Emirate } from '@shop/contract/uae';
import type { TaxCategory } from '@shop/contract/vat';
import type { PostedEntry, PostedLine } from '../../journal/domain/journal-of.js';
import { emirateOf, type ExportContent, narrationOf, type WrittenEntry } from './export-content.js';

const ITEM = ['Customer Name', 'Tax Registration Number (TRN)', 'Place of Supply', 'Currency Code', 'Exchange Rate'];
const LINE = ['Account', 'Item Name', 'Quantity', 'Item Price', 'Item Tax', 'Item Tax %', 'Is Inclusive Tax'];

/** The columns of the files that Zoho Books imports; it finds them by their headings. */
const COLUMNS = {
  Invoices: [
    ...['Invoice Number', 'Invoice Date', 'Invoice Status', 'PurchaseOrder', 'Due Date'],
    ...[...ITEM, ...LINE, 'Adjustment'],
  ],
  'Credit notes': [
    ...['Credit Note Number', 'Credit Note Date', 'Associated Invoice Number', 'Reason'],
    ...[...ITEM, ...LINE, 'Adjustment'],
  ],
  Payments: [
    ...['Payment Number', 'Date', 'Customer Name', 'Mode', 'Amount', 'Deposit To', 'Reference Number'],
    ...['Invoice Number', 'Amount Applied to Invoice'],
  ],
  Journal: [
    ...['Journal Date', 'Journal Number', 'Reference Number', 'Notes', 'Account', 'Contact Name', 'Debit', 'Credit'],
    ...['Currency Code', 'Status'],
  ],
} as const;
type File = keyof typeof COLUMNS;
type Row = Readonly<Record<string, Cell>>;

/** Zoho Books takes files of at most 10 MB. */
const MOST_ROWS = 20_000;

const MODES: Readonly<Partial<Record<AccountRole, string>>> = {
  cash: 'Cash',
  bank: 'Bank Transfer',
  card: 'Credit Card',
  otherMeans: 'Others',
};
const TAXES: Readonly<Record<TaxCategory, string>> = {
  S: 'Standard Rate',
  Z: 'Zero Rate',
  E: 'Exempt',
  O: 'Out of Scope',
  AE: 'Reverse Charge',
};
const EMIRATE_CODES: Readonly<Record<Emirate, string>> = {
  AUH: 'AB',
  DXB: 'DU',
  SHJ: 'SH',
  AJM: 'AJ',
  UAQ: 'UM',
  RAK: 'RA',
  FUJ: 'FU',
};

/**
 * Invoices, credit notes and payments as files for Zoho Books; other entries as a journal, so that all files together are the journal.
 * A void invoice is credited, and a correction is in the journal: Zoho Books knows the number of its document. A file without rows is omitted.
 */
export function zohoFiles(content: ExportContent): { readonly name: string; readonly text: string }[] {
  const groups: Record<File, Row[][]> = { Invoices: [], 'Credit notes': [], Payments: [], Journal: [] };
  for (const entry of content.entries) {
    const file = fileOf(entry);
    groups[file].push(ROWS[file](entry, content));
  }
  return (Object.keys(COLUMNS) as File[]).flatMap((file) =>
    portions(groups[file]).map((rows, index) => {
      const cells = rows.map((row) => COLUMNS[file].map((heading) => row[heading]));
      return { name: `${file}${index === 0 ? '' : `-${index + 1}`}.csv`, text: toCsvLines([COLUMNS[file], ...cells]) };
    }),
  );
}

/** The rows of a document are never in two files. */
function portions(groups: readonly (readonly Row[])[]): Row[][] {
  const files: Row[][] = [];
  for (const group of groups) {
    const last = files.at(-1);
    if (last !== undefined && last.length + group.length <= MOST_ROWS) last.push(...group);
    else files.push([...group]);
  }
  return files;
}

const moneyOf = ({ lines }: PostedEntry) => lines.find(({ role }) => MODES[purposeOf(role)] !== undefined);
const isDebt = ({ role }: PostedLine): boolean => role === 'receivables';

function fileOf(entry: WrittenEntry): File {
  const { kind, lines, correction } = entry;
  if (correction !== undefined) return 'Journal';
  if (kind === 'invoice') return 'Invoices';
  if (kind === 'credit') return 'Credit notes';
  if (kind === 'void' && !lines.some(({ role }) => role === 'opening')) return 'Credit notes';
  return kind === 'payment' && moneyOf(entry) ? 'Payments' : 'Journal';
}

const ROWS: Readonly<Record<File, (entry: WrittenEntry, content: ExportContent) => Row[]>> = {
  Invoices: (entry, content) => {
    const { day, document } = entry;
    const head = {
      'Invoice Number': document.number,
      'Invoice Date': day,
      'Invoice Status': 'Sent',
      'Due Date': document.terms?.due,
      PurchaseOrder: document.terms?.purchaseOrder,
    };
    return itemRows(entry, content, 1).map((row) => ({ ...head, ...row }));
  },
  'Credit notes': (entry, content) => {
    const { kind, day, document } = entry;
    const head = {
      'Credit Note Number': kind === 'void' ? `${document.number}-VOID` : document.number,
      'Credit Note Date': day,
      'Associated Invoice Number': entry.lines.find(isDebt)?.of ?? document.number,
      Reason: kind === 'void' ? 'Void' : 'Credit note',
    };
    return itemRows(entry, content, -1).map((row) => ({ ...head, ...row }));
  },
  Payments: (entry, content) => {
    const { day, document, reference, lines } = entry;
    const money = moneyOf(entry);
    if (money === undefined) return [];
    const head = {
      'Payment Number': document.resource === 'receipts' ? document.number : `PAY-${document._id.slice(-8)}`,
      Date: day,
      'Customer Name': content.partyName(money.party.key),
      Mode: MODES[purposeOf(money.role)],
      Amount: toAed(money.amount),
      'Deposit To': content.accountName(money.role),
      'Reference Number': reference,
    };
    return lines
      .filter((line) => line !== money)
      .map((line) => {
        const applied = { 'Invoice Number': line.of, 'Amount Applied to Invoice': toAed(-line.amount) };
        return isDebt(line) ? { ...head, ...applied } : head;
      });
  },
  Journal: (entry, content) =>
    entry.lines.map(({ role, amount, party }) => ({
      'Journal Date': entry.day,
      'Journal Number': entry._id,
      'Reference Number': entry.document.number,
      Notes: narrationOf(entry),
      Account: content.accountName(role),
      'Contact Name': content.partyName(party.key),
      Debit: amount > 0 ? toAed(amount) : '',
      Credit: amount < 0 ? toAed(-amount) : '',
      'Currency Code': 'AED',
      Status: 'published',
    })),
};

/**
 * A row for each account and VAT category. Zoho Books computes the VAT of each row again: the adjustment makes the total that of the document.
 * @param sign 1 for an invoice, -1 for a credit note
 */
function itemRows(entry: PostedEntry, content: ExportContent, sign: 1 | -1): Row[] {
  const items = entry.lines.filter(({ role }) => role !== 'receivables' && role !== 'outputVat');
  const vatOf = ({ amount, vat }: PostedLine): Fils => Math.round((amount * (vat?.rate ?? 0)) / 100);
  // Debits of the debt are credits of the items with their VAT.
  const owed = entry.lines.filter(isDebt).reduce((sum, { amount }) => sum + amount, 0);
  const adjustment = owed + items.reduce((sum, item) => sum + item.amount + vatOf(item), 0);
  const emirate = emirateOf(entry);
  return items.map((item) => ({
    'Customer Name': content.partyName(item.party.key),
    'Tax Registration Number (TRN)': item.party.trn,
    'Place of Supply': emirate === null ? '' : EMIRATE_CODES[emirate],
    'Currency Code': 'AED',
    'Exchange Rate': 1,
    Account: content.accountName(item.role),
    'Item Name': content.accountName(item.role),
    Quantity: 1,
    'Item Price': toAed(item.amount === 0 ? 0 : -sign * item.amount),
    'Item Tax': TAXES[item.vat?.category ?? 'O'],
    'Item Tax %': item.vat?.rate ?? 0,
    'Is Inclusive Tax': 'false',
    Adjustment: toAed(adjustment === 0 ? 0 : sign * adjustment),
  }));
}
