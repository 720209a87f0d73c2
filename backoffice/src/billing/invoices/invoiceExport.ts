import { toAed, toFils } from '@shop/contract/money';
import { chargesOf } from '../../kit/documents/documentColumns';
import { billedItems, type Item, withBoxes } from '../../kit/documents/exportLines';
import type { InvoiceRecord } from '../../types';

/** `voided` is the total of a void invoice. */
export const EXPORTED_AMOUNTS = [
  ...([
    'issuedTotal',
    'advanced',
    'credited',
    'amountDue',
    'amountPaid',
    'writtenOff',
    'waived',
    'remainingDue',
  ] as const),
  'voided',
] as const;

const less = (amount: number, parts: readonly number[]): number =>
  toAed(parts.reduce((rest, part) => rest - toFils(part), toFils(amount)));

/** True if the old books reported the VAT of the invoice: its return does not contain it. */
const isOfOldBooks = ({ opening }: InvoiceRecord): boolean => Boolean(opening);

/**
 * Column sums equal the VAT return: net and VAT are less those of advances, which count themselves; those of void invoices
 * and of the old books are 0.
 */
export const exportedAmounts = (invoice: InvoiceRecord) => {
  const { advances, issuedTotal } = invoice;
  const isVoid = invoice.voidedAt !== null;
  const charges = chargesOf(invoice, issuedTotal);
  const net = less(
    charges.net,
    advances.map((advance) => advance.net),
  );
  const vat = less(
    charges.vat,
    advances.map((advance) => advance.vat),
  );
  const { advanced, credited, amountDue, amountPaid, writtenOff, waived, remainingDue } = invoice;
  const amounts = { issuedTotal, advanced, credited, amountDue, amountPaid, writtenOff, waived, remainingDue };
  const taxed = { ...charges, net, vat, gross: toAed(toFils(net) + toFils(vat)) };
  const untaxed = Object.fromEntries(Object.keys(taxed).map((field) => [field, 0]));
  const counted = { ...taxed, ...(isOfOldBooks(invoice) && untaxed), ...amounts, voided: 0 };
  if (!isVoid) return counted;
  const zeros = Object.fromEntries(Object.keys(counted).map((field) => [field, 0]));
  return { ...counted, ...zeros, voided: issuedTotal };
};

/**
 * The lines, and a row for each VAT category of the deducted advances. One row without amounts for a void invoice, and
 * for one of the old books.
 */
export const exportedItems = (invoice: InvoiceRecord): Item[] => {
  const none = { net: 0, vat: 0, gross: 0 };
  if (invoice.voidedAt !== null) return [{ line: none, charge: 'resources.invoices.status.Void' }];
  if (isOfOldBooks(invoice)) return [{ line: none, charge: 'resources.invoices.title.Open Item' }];
  const advances = invoice.advances.flatMap(({ number, categories }) =>
    categories.map(({ category, rate, net, vat }) => ({
      line: {
        productName: number,
        taxCategory: category,
        taxRate: rate,
        net: less(0, [net]),
        vat: less(0, [vat]),
        gross: less(0, [net, vat]),
      },
      charge: 'resources.invoices.settlement.advanced',
    })),
  );
  return withBoxes(invoice, [...billedItems(invoice), ...advances]);
};
