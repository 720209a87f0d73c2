import type { Walks } from '../world.js';
import { creditableWalks, creditNoteWalks, invoiceWalks, paymentWalks } from './billing.js';
import { catalogWalks } from './catalog.js';
import { companyWalks } from './companies.js';
import { orderWalks, quoteWalks } from './documents.js';
import { eInvoiceWalks } from './e-invoicing.js';
import { historyWalks } from './histories.js';
import { messageWalks, shopWalks } from './messages.js';
import { receiptWalks } from './receipts.js';
import { taxWalks } from './tax.js';
import { userWalks } from './users.js';

/** One for each operation of the description, by its id. */
export const WALKS: Walks = {
  ...userWalks,
  ...companyWalks,
  ...catalogWalks,
  ...quoteWalks,
  ...orderWalks,
  ...invoiceWalks,
  ...creditNoteWalks,
  ...paymentWalks,
  ...creditableWalks,
  ...receiptWalks,
  ...historyWalks,
  ...messageWalks,
  ...shopWalks,
  ...taxWalks,
  ...eInvoiceWalks,
};
