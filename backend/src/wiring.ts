import { CREDIT_NOTE_ISSUED } from './billing/credit-notes/credit-note.events.js';
import { ChequeCover } from './money/cheques/cheque-cover.service.js';
import { ChequeHolds } from './money/cheques/cheque-holds.service.js';
import { ChequeSteps } from './money/cheques/cheque-steps.service.js';
import { ChequesService } from './money/cheques/cheques.service.js';
import { BankLines } from './money/bank/bank-lines.service.js';
import { MONEY_REVERSED } from './money/payments/payment.events.js';
import { CreditNoteIssuing } from './billing/credit-notes/credit-note-issuing.service.js';
import { TransmissionEditing } from './e-invoicing/transmission/transmission-editing.service.js';
import { Transmissions } from './e-invoicing/transmission/transmissions.service.js';
import { EInvoiceChecks } from './e-invoicing/e-invoice-checks.service.js';
import { InvoiceWriting } from './billing/invoices/invoice-writing.service.js';
import { CategoriesService } from './goods/catalog/categories.service.js';
import { ProductsService } from './goods/catalog/products.service.js';
import { PriceLists } from './goods/prices/lists/price-lists.service.js';
import { ListsService } from './goods/shopping/lists/lists.service.js';
import { OwnCodes } from './goods/shopping/own-codes/own-codes.service.js';
import { StockAlerts } from './goods/shopping/stock-alerts/stock-alerts.service.js';
import { ApprovalsService } from './sales/approvals/approvals.service.js';
import { EarlierOrders } from './sales/orders/earlier-orders.service.js';
import { OrdersService } from './sales/orders/orders.service.js';
import { QuoteMessages } from './sales/quote-messages/quote-messages.service.js';
import { QuotesService } from './sales/quotes/quotes.service.js';
import {
  CHEQUES_OF_INVOICES,
  E_INVOICES_OF_DOCUMENTS,
  INVOICE_DRAFTED,
  INVOICE_ISSUED,
  INVOICE_VOIDED,
  SUPPLIER_DOCUMENTS_EXIST,
} from './billing/invoices/invoice.events.js';
import { InvoicesService } from './billing/invoices/invoices.service.js';
import { CreditStanding } from './money/receivables/credit-limits/credit-standing.service.js';
import { ReceiptsService } from './money/receipts/receipts.service.js';
import { OrderMoney } from './money/receipts/order-money.service.js';
import { PO_FILE_READABLE } from './documents/particulars/po-file.events.js';
import {
  BOUGHT_PIECES,
  ORDERS_WITH_PRODUCT,
  OWN_CODES,
  PRODUCTS_AVAILABLE_AGAIN,
  QUOTES_WITH_PRODUCT,
  STORED_PRICE_LISTS,
} from './goods/catalog/catalog.events.js';
import { EmailProofs } from './people/users/email-proofs.service.js';
import { DOCUMENTS_OF_OWNER } from './people/user-record/owner.events.js';
import { COMPANY_REMOVED } from './people/companies/company.events.js';
import { USER_REMOVED } from './people/users/user.events.js';
import type { Wiring } from './platform/events/events.js';
import { EMAILS_POSTED } from './platform/mail/mail.events.js';
import { SHOWN_PICTURES } from './platform/pictures/picture.events.js';
import { ApprovalRequests } from './sales/approvals/approval-requests.service.js';
import { BuyerLimits } from './sales/approvals/buyer-limits.service.js';
import {
  ADVANCE_NOT_NEEDED,
  ORDER_AFTER_BOUNCE,
  INVOICED_ORDER_ENDING,
  ORDER_APPROVAL_CHANGED,
  ORDER_CHANGED,
  ORDER_EXCEEDS_CREDIT,
  ORDER_INVOICE_REQUESTED,
  ORDER_INVOICE_VOIDED,
  ORDER_NEEDS_APPROVAL,
} from './sales/orders/order.events.js';
import { DeliveryFollowing } from './sales/deliveries/delivery-following.service.js';
import { QuoteLinks } from './sales/quote-links/quote-links.service.js';
import { QuoteRevisions } from './sales/quotes/quote-revisions.service.js';
import {
  CREDIT_OF_ACCOUNT,
  OFFER_WAITS_FOR_APPROVAL,
  ORDERED_BEFORE,
  QUOTE_ACCEPTED,
  QUOTE_REMOVED,
  QUOTE_REQUESTED,
} from './sales/quotes/quote.events.js';
import { HISTORY_WRITTEN } from './platform/history/history.events.js';
import { WebhookDeliveries } from './shop/webhooks/webhook-deliveries.service.js';
import { SettingsService } from './shop/settings/settings.service.js';
import { SupplierDocuments } from './site/supplier-pack/supplier-documents.service.js';
import { FollowUps } from './sales/follow-ups/follow-ups.service.js';

/** The listeners of each event and query, in order. The server does not start if the classes differ from this list. */
export const WIRING: Wiring = [
  [HISTORY_WRITTEN, WebhookDeliveries],
  [QUOTE_REQUESTED, BuyerLimits],
  [QUOTE_ACCEPTED, BuyerLimits],
  [QUOTE_REMOVED, QuoteRevisions, QuoteMessages, QuoteLinks, FollowUps, ApprovalRequests],
  [ORDER_CHANGED, DeliveryFollowing],
  [ORDER_INVOICE_REQUESTED, InvoiceWriting],
  [ORDER_INVOICE_VOIDED, InvoiceWriting],
  [INVOICED_ORDER_ENDING, CreditNoteIssuing],
  [ADVANCE_NOT_NEEDED, CreditNoteIssuing],
  [ORDER_AFTER_BOUNCE, ChequeHolds],
  [ORDER_EXCEEDS_CREDIT, CreditStanding],
  [ORDER_NEEDS_APPROVAL, BuyerLimits],
  [ORDER_APPROVAL_CHANGED, ApprovalRequests],
  [OFFER_WAITS_FOR_APPROVAL, ApprovalsService],
  [ORDERED_BEFORE, EarlierOrders],
  [CREDIT_OF_ACCOUNT, CreditStanding],
  [INVOICE_DRAFTED, EInvoiceChecks],
  [INVOICE_ISSUED, OrderMoney, TransmissionEditing],
  [INVOICE_VOIDED, TransmissionEditing],
  [CHEQUES_OF_INVOICES, ChequeCover],
  [E_INVOICES_OF_DOCUMENTS, Transmissions],
  [SUPPLIER_DOCUMENTS_EXIST, SupplierDocuments],
  [CREDIT_NOTE_ISSUED, TransmissionEditing],
  [PRODUCTS_AVAILABLE_AGAIN, StockAlerts],
  [BOUGHT_PIECES, EarlierOrders],
  [OWN_CODES, OwnCodes],
  [STORED_PRICE_LISTS, PriceLists],
  [ORDERS_WITH_PRODUCT, OrdersService],
  [QUOTES_WITH_PRODUCT, QuotesService],
  [
    DOCUMENTS_OF_OWNER,
    OrdersService,
    InvoicesService,
    ReceiptsService,
    ChequesService,
    QuotesService,
    ApprovalsService,
  ],
  [USER_REMOVED, ListsService, OwnCodes, FollowUps],
  [COMPANY_REMOVED, OwnCodes],
  [EMAILS_POSTED, EmailProofs],
  [PO_FILE_READABLE, QuotesService, OrdersService, InvoicesService],
  [SHOWN_PICTURES, ProductsService, CategoriesService, SettingsService],
  [MONEY_REVERSED, BankLines, ChequeSteps],
];
