import type { OperationCase, OperationId } from './operation-case.js';
import { approvalOperations } from './approvals.js';
import { creditableOperations, creditNoteOperations, invoiceOperations, paymentOperations } from './billing.js';
import { chequeOperations } from './cheques.js';
import { catalogOperations } from './catalog.js';
import { companyAccountOperations, companyOperations, ownCompanyOperations } from './companies.js';
import { creditLimitOperations } from './credit-limits.js';
import { orderOperations, poFileOperations, quoteOperations, threadOperations } from './sales.js';
import { deliveryOperations } from './deliveries.js';
import { eInvoiceOperations } from './e-invoicing.js';
import { historyOperations } from './histories.js';
import { invitationOperations } from './invitations.js';
import { moveInOperations } from './move-ins.js';
import { linkOperations } from './quote-links.js';
import { listOperations } from './lists.js';
import { messageOperations, shopOperations } from './messages.js';
import { priceChangeOperations } from './price-changes.js';
import { priceListOperations } from './price-lists.js';
import { bankOperations } from './bank.js';
import { receiptOperations } from './receipts.js';
import { reminderOperations } from './reminders.js';
import { differenceOperations } from './differences.js';
import { writeOffOperations } from './write-offs.js';
import { ownCodeOperations } from './own-codes.js';
import { stockAlertOperations } from './stock-alerts.js';
import { supplierPackOperations } from './supplier-pack.js';
import { taxOperations } from './tax.js';
import { userOperations } from './users.js';
import { followUpOperations } from './follow-ups.js';
import { apiKeyOperations } from './api-keys.js';
import { webhookOperations } from './webhooks.js';
import { documentLinkOperations } from './document-links.js';

const CASES = {
  ...userOperations,
  ...companyOperations,
  ...companyAccountOperations,
  ...ownCompanyOperations,
  ...catalogOperations,
  ...poFileOperations,
  ...quoteOperations,
  ...approvalOperations,
  ...invitationOperations,
  ...creditLimitOperations,
  ...threadOperations,
  ...linkOperations,
  ...followUpOperations,
  ...documentLinkOperations,
  ...orderOperations,
  ...deliveryOperations,
  ...invoiceOperations,
  ...creditNoteOperations,
  ...differenceOperations,
  ...writeOffOperations,
  ...paymentOperations,
  ...creditableOperations,
  ...priceChangeOperations,
  ...priceListOperations,
  ...receiptOperations,
  ...chequeOperations,
  ...bankOperations,
  ...reminderOperations,
  ...stockAlertOperations,
  ...ownCodeOperations,
  ...listOperations,
  ...supplierPackOperations,
  ...messageOperations,
  ...shopOperations,
  ...taxOperations,
  ...moveInOperations,
  ...eInvoiceOperations,
  ...apiKeyOperations,
  ...webhookOperations,
};

/** A case for each operation of the API description, by its id. */
export const OPERATIONS: Readonly<Record<OperationId, OperationCase>> = { ...CASES, ...historyOperations(CASES) };
