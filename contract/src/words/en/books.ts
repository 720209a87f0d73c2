import type { BookCheck, JournalKind, SalesAmount, SalesColumn } from '../../books.js';
import type { TransmissionStatus } from '../../e-invoices.js';
import type { TaxCategory } from '../../vat.js';
import type { VatDocumentKind, VatLinePart } from '../../vat-return.js';

/** The words of the books, on screens and in the files for the accountant. */
export const journalKinds: Readonly<Record<JournalKind, string>> = {
  opening: 'Opening balance',
  invoice: 'Invoice issued',
  credit: 'Credit note issued',
  void: 'Invoice voided',
  writeOff: 'Written off',
  writeOffUndone: 'Write-off undone',
  recovery: 'Bad debt recovered',
  recoveryUndone: 'Recovery undone',
  badDebtVat: 'VAT of bad debt',
  bankCharge: 'Bank charge',
  difference: 'Small difference',
  differenceUndone: 'Difference undone',
  payment: 'Money received',
  applied: 'Credit used',
  unapplied: 'Use of credit undone',
  refund: 'Refund',
  returned: 'Cheque returned',
  mistake: 'Reversed',
  chequeTaken: 'Cheque in hand',
  chequeEnded: 'Cheque no longer in hand',
};

export const bookChecks: Readonly<Record<BookCheck, string>> = {
  balance: 'Debits and credits of the journal',
  receivables: 'Receivables: statements',
  ageing: 'Receivables: ageing',
  documents: 'Receivables until today: amounts of the documents',
  vatAmount: 'VAT return, amount of box {box}',
  vat: 'VAT return, VAT of box {box}',
  vatAdjustment: 'VAT return, adjustment of box {box}',
  vatLines: 'Output VAT: sales documents',
  bank: 'Money received at the bank: transactions matched or open',
  bankMatches: 'Matched bank transactions: money in the books',
};

export const salesColumns: Readonly<Record<SalesColumn | SalesAmount, string>> = {
  document: 'Document',
  number: 'Number',
  issuedOn: 'Issued',
  suppliedOn: 'Date of supply',
  taxDay: 'Tax date',
  late: 'Late',
  emirate: 'Emirate of supply',
  eInvoice: 'E-invoice',
  customer: 'Customer',
  trn: 'TRN',
  box: 'Box',
  category: 'VAT category',
  rate: 'VAT rate',
  net: 'Net',
  vat: 'VAT',
  gross: 'Gross',
};

export const vatDocuments: Readonly<Record<VatDocumentKind | 'void invoice', string>> = {
  invoice: 'Invoice',
  'credit note': 'Credit note',
  'bad debt': 'Bad debt',
  'void invoice': 'Void invoice',
};

export const vatParts: Readonly<Record<VatLinePart, string>> = {
  line: 'Product',
  delivery: 'Delivery charge',
  'extra fee': 'Extra fee',
  document: 'Whole document, excl. VAT',
  advance: 'Advance',
  'bad debt': 'Bad debt',
};

export const taxCategories: Readonly<Record<TaxCategory, string>> = {
  S: 'Standard rated (S)',
  Z: 'Zero rated (Z)',
  E: 'Exempt (E)',
  O: 'Out of scope (O)',
  AE: 'Reverse charge (AE)',
};

export const eInvoiceStatuses: Readonly<Record<TransmissionStatus, string>> = {
  notNeeded: 'Not needed',
  ready: 'Ready to send',
  sending: 'Sending',
  failed: 'Sending failed',
  sent: 'Sent',
  accepted: 'Accepted',
  rejected: 'Rejected',
};
