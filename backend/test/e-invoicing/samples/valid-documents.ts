import type { EDocument } from '../../../src/e-invoicing/domain/e-document.js';
import { creditNoteModel, invoiceModel } from '../../../src/e-invoicing/domain/model.js';
import {
  NO_OPTIONS,
  type SourceInvoice,
  type SourcePayment,
  type SupplyOptions,
} from '../../../src/e-invoicing/domain/source.js';
import {
  type GivenCredit,
  givenCreditNotes,
  type GivenInvoice,
  givenInvoice,
  type GivenLine,
} from './given-documents.js';
import {
  ARABIC_COMPANY,
  buyerOf,
  COMPANY_WITH_TIN,
  FOREIGN_COMPANY,
  SELLER,
  UNREGISTERED_COMPANY,
} from './given-parties.js';

const EXEMPT = { category: 'E', reason: 'Passenger transport, DL8.46.4' } as const;
const REVERSE = { category: 'AE', reason: 'DL8.48.8.2: electronic devices, GTIN 06291041500213' } as const;
const ZERO = { category: 'Z' } as const;
const OUT_OF_SCOPE = { category: 'O' } as const;
const BEFORE = new Date('2026-11-20T08:00:00Z');
const ISSUED = new Date('2026-11-25T08:15:30Z');
const EXPORT: SupplyOptions = { ...NO_OPTIONS, isExport: true };
const FREE_ZONE: SupplyOptions = { ...NO_OPTIONS, freeZoneBeneficiary: '100555555500003' };

const HUNDRED: readonly GivenLine[] = Array.from({ length: 100 }, () => ({ qty: 1, price: 10 }));
const MIXED: readonly GivenLine[] = [
  { discount: 37 },
  ZERO,
  { ...EXEMPT, qty: 3 },
  { ...OUT_OF_SCOPE, price: 999 },
  REVERSE,
];

/** Payments in advance, on the day of issue with credit of the account, and after it; the last one counts for nothing. */
const payment = (amount: number, paidAt: string, over: Partial<SourcePayment> = {}): SourcePayment => ({
  ...{ amount, status: 'Received', paymentDate: new Date(paidAt), refunds: [], appliedAt: null },
  ...over,
});
const PAYMENTS = [
  payment(5000, '2026-11-20T08:00:00Z', { refunds: [{ amount: 1000 }] }),
  payment(700, '2026-11-25T00:00:00Z', { appliedAt: new Date('2026-11-25T09:00:00Z') }),
  payment(300, '2026-11-26T08:00:00Z'),
];

interface GivenNote {
  readonly invoice: GivenInvoice;
  readonly credits: readonly GivenCredit[];
  readonly options?: SupplyOptions;
}

const INVOICES: Readonly<Record<string, GivenInvoice & { readonly options?: SupplyOptions }>> = {
  standard: {},
  'standard-exclusive': { basis: 'exclusive', lines: [{}, { unit: 'metre', qty: 7, price: 333 }] },
  charges: { delivery: 3500, fee: 1250 },
  'charges-exclusive': { basis: 'exclusive', delivery: 3500, fee: 1250 },
  discounts: { lines: [{ discount: 123 }, { qty: 3, price: 777, discount: 100 }], discount: 456 },
  'discounts-exclusive': {
    basis: 'exclusive',
    lines: [{ discount: 123 }, { qty: 3, price: 777 }],
    discount: 456,
    delivery: 999,
  },
  free: { lines: [{}, { qty: 1, price: 0 }, { ...ZERO, price: 100, qty: 1, discount: 100 }] },
  'hundred-small-lines': { lines: HUNDRED },
  'hundred-small-lines-exclusive': { basis: 'exclusive', lines: HUNDRED },
  mixed: { lines: MIXED, delivery: 3500, discount: 1111 },
  'mixed-exclusive': { basis: 'exclusive', lines: MIXED, fee: 3500, discount: 1111 },
  'zero-rated': { lines: [ZERO], delivery: 2500 },
  'reverse-charge': { lines: [REVERSE], delivery: 2500, discount: 1000 },
  exempt: { lines: [EXEMPT], delivery: 2500, discount: 1000 },
  'out-of-scope': { lines: [OUT_OF_SCOPE], delivery: 2500, discount: 1000 },
  'untaxed-with-taxed-delivery': { lines: [EXEMPT, OUT_OF_SCOPE], delivery: 2500 },
  prepaid: { payments: PAYMENTS },
  'purchase-order': { poNumber: 'PO-7781' },
  'supplied-before': { supplyDate: BEFORE },
  'delivered-before': { poNumber: 'PO-7781', supplyDate: BEFORE, deliveredAt: BEFORE },
  'delivered-at-issue': { deliveredAt: ISSUED },
  'hs-codes': {
    lines: [
      { hsCode: '961210', unitCode: 'MTR' },
      { ...REVERSE, hsCode: '847330' },
      { ...EXEMPT, hsCode: '391910000000' },
      {},
    ],
  },
  'without-bank-account': { seller: { ...SELLER, bankAccounts: [] } },
  'buyer-with-tin': { buyer: buyerOf(COMPANY_WITH_TIN), lines: [{}, EXEMPT] },
  'buyer-with-tin-exempt': { buyer: buyerOf(COMPANY_WITH_TIN), lines: [EXEMPT] },
  'buyer-not-subject': { buyer: buyerOf(UNREGISTERED_COMPANY) },
  'buyer-abroad': { buyer: buyerOf(FOREIGN_COMPANY) },
  export: { lines: [ZERO], buyer: buyerOf(FOREIGN_COMPANY), options: EXPORT },
  'free-zone': { options: FREE_ZONE },
  arabic: { lines: [{ name: 'شريط ختم ساخن أسود <١ بوصة> & "١٠٠ ياردة"' }], buyer: buyerOf(ARABIC_COMPANY) },
};

const NOTES: Readonly<Record<string, GivenNote>> = {
  return: { invoice: {}, credits: [{ qtys: [2] }] },
  amount: { invoice: { lines: [{}, ZERO], delivery: 3500 }, credits: [{ amount: 777, reason: 'DL8.61.1.C' }] },
  'amount-exclusive': {
    invoice: { basis: 'exclusive', lines: [{}, {}] },
    credits: [{ amount: 1011, reason: 'DL8.61.1.C' }],
  },
  'delivery-alone': { invoice: { delivery: 3500 }, credits: [{ delivery: 3500, reason: 'DL8.61.1.E' }] },
  'goods-and-delivery': { invoice: { delivery: 3500 }, credits: [{ qtys: [1], delivery: 1000 }] },
  everything: {
    invoice: { lines: MIXED, delivery: 3500, discount: 1111 },
    credits: [{ amount: 1000 }, { qtys: [12, 12, 3, 12, 12], delivery: 0 }],
  },
  'volume-discount': { invoice: {}, credits: [{ amount: 500, reason: 'VD' }] },
  exempt: { invoice: { lines: [{}, EXEMPT] }, credits: [{ qtys: [0, 1] }] },
  'small-lines': {
    invoice: { basis: 'exclusive', lines: HUNDRED },
    credits: [{ qtys: HUNDRED.map((_, index) => (index < 50 ? 1 : 0)) }],
  },
  'small-lines-later': {
    invoice: { basis: 'exclusive', lines: HUNDRED },
    credits: [
      { qtys: HUNDRED.map((_, index) => (index < 50 ? 1 : 0)) },
      { qtys: HUNDRED.map((_, index) => (index < 50 ? 0 : 1)) },
    ],
  },
  'hs-codes': { invoice: { lines: [{ hsCode: '961210' }, {}] }, credits: [{ qtys: [1, 1] }, { amount: 100 }] },
  export: { invoice: { lines: [ZERO], buyer: buyerOf(FOREIGN_COMPANY) }, credits: [{ qtys: [1] }], options: EXPORT },
  arabic: { invoice: { buyer: buyerOf(ARABIC_COMPANY) }, credits: [{ qtys: [3] }] },
};

/** Documents of every kind that the shop issues, by name: all are e-invoices. */
export function validDocuments(): Map<string, EDocument> {
  const invoices = Object.entries(INVOICES).map(
    ([name, { options = NO_OPTIONS, ...given }]) =>
      [`invoice-${name}`, invoiceModel(givenInvoice(given), options)] as const,
  );
  const notes = Object.entries(NOTES).flatMap(([name, { invoice, credits, options = NO_OPTIONS }]) =>
    notesOf(givenInvoice(invoice), credits, options).map((note, index) => [`note-${name}-${index + 1}`, note] as const),
  );
  return new Map([...invoices, ...notes]);
}

function notesOf(invoice: SourceInvoice, credits: readonly GivenCredit[], options: SupplyOptions): EDocument[] {
  return givenCreditNotes(invoice, credits).map((note) => creditNoteModel(note, options));
}
