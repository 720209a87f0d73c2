import type { Walks } from '../world.js';
import { approvalWalks } from './approvals.js';
import { creditableWalks, creditNoteWalks, invoiceWalks, paymentWalks } from './billing.js';
import { catalogWalks } from './catalog.js';
import { companyWalks, ownCompanyWalks } from './companies.js';
import { creditLimitWalks } from './credit.js';
import { orderWalks, poFileWalks, quoteWalks, threadWalks } from './documents.js';
import { eInvoiceWalks } from './e-invoicing.js';
import { historyWalks } from './histories.js';
import { invitationWalks } from './invitations.js';
import { linkWalks } from './links.js';
import { listWalks } from './lists.js';
import { messageWalks, shopWalks } from './messages.js';
import { priceChangeWalks } from './price-changes.js';
import { receiptWalks } from './receipts.js';
import { reminderWalks } from './reminders.js';
import { stockAlertWalks } from './stock-alerts.js';
import { supplierPackWalks } from './supplier-pack.js';
import { taxWalks } from './tax.js';
import { userWalks } from './users.js';

/** One for each operation of the description, by its id. */
export const WALKS: Walks = {
  ...userWalks,
  ...companyWalks,
  ...ownCompanyWalks,
  ...catalogWalks,
  ...poFileWalks,
  ...quoteWalks,
  ...approvalWalks,
  ...invitationWalks,
  ...creditLimitWalks,
  ...threadWalks,
  ...linkWalks,
  ...orderWalks,
  ...invoiceWalks,
  ...creditNoteWalks,
  ...paymentWalks,
  ...creditableWalks,
  ...priceChangeWalks,
  ...receiptWalks,
  ...reminderWalks,
  ...stockAlertWalks,
  ...listWalks,
  ...supplierPackWalks,
  ...historyWalks,
  ...messageWalks,
  ...shopWalks,
  ...taxWalks,
  ...eInvoiceWalks,
};
