import type { ExportTarget, JournalResource } from '@shop/contract/books';
import type { Language } from '@shop/contract/languages';
import type { MailedResource } from '@shop/contract/mailed-documents';
import type { SalesBy } from '@shop/contract/sales';
import type { Identifier } from 'react-admin';
import type {
  CreateCreditNoteDto,
  CreateInvoiceDto,
  DocumentEmailDto,
  PreviewSettingsDto,
  RecordPaymentDto,
  RecordReceiptDto,
  RefundPaymentDto,
  ReleaseOrderDto,
  ReturnGoodsDto,
  UpdateOrderDto,
  DifferenceDto,
  WriteOffDto,
  paths,
} from '@shop/contract/api';
import type { OrderRecord } from '../../types';
import { accountCalls, type AccountOf } from './accountCalls';
import { api, at, dataOf, postForFile, recordOf, sendFile } from './client';
import { bankCalls } from './bankCalls';
import { chequeCalls } from './chequeCalls';
import { connectionCalls } from './connectionCalls';
import { conversationCalls, fileNameOf } from './conversationCalls';
import { deliveryCalls } from './deliveryCalls';
import { eInvoiceCalls } from './eInvoiceCalls';
import { priceCalls } from './priceCalls';
import { reminderCalls } from './reminderCalls';
import { moveInCalls } from './moveInCalls';
import { supplierCalls } from './supplierCalls';
import { writingCalls } from './writingCalls';
import { salesCalls } from './salesCalls';

/** The account whose credit is shown: `user` of what a user buys now, `person` of what they bought as a person. */
export type CreditAccount = { company: string } | { user: string } | { person: string };

type MoveBody = Pick<UpdateOrderDto, 'company' | 'reason' | 'version'>;

/** Days in Dubai as YYYY-MM-DD. The server has defaults for a missing end. */
export interface StatementPeriod {
  from?: string;
  to?: string;
}

/** Staff can also see movements that were reversed within the period. */
export interface StatementQuery extends StatementPeriod {
  undone?: 'shown';
}

/** The resources that have a path below their own, or below a record of theirs. */
type ResourceWith<Below extends string> = {
  [Path in keyof paths]: Path extends `/api/${infer Resource}${Below}` ? Resource : never;
}[keyof paths];

type ExportQuery = Required<StatementPeriod> & { readonly target: ExportTarget };

/** The calls for accounting: VAT, sales, number series. */
const bookCalls = {
  getVatReturn: (query: StatementPeriod) => dataOf(api.GET('/api/vat-return', { params: { query } })),
  /** The lines and charges of the VAT return. */
  getVatLines: (query: StatementPeriod) => dataOf(api.GET('/api/vat-return/lines', { params: { query } })),
  getSalesReport: (period: Required<StatementPeriod>, by: SalesBy) =>
    dataOf(api.GET('/api/sales-report', { params: { query: { ...period, by } } })),
  /** @param on the day in Dubai */
  getReceivables: (on: string) => dataOf(api.GET('/api/receivables', { params: { query: { on } } })),
  getReceivablesOf: ({ of, id }: AccountOf, on: string) => {
    const account = of === 'companies' ? { company: id } : { user: id };
    return dataOf(api.GET('/api/receivables/account', { params: { query: { ...account, on } } }));
  },
  getClosedPeriods: () => dataOf(api.GET('/api/vat-periods')),
  /** Closes the VAT period until this day in Dubai, included. */
  closePeriod: (to: string) => dataOf(api.POST('/api/vat-periods', { body: { to } })),
  /** The journal entries of a document. */
  getJournalOf: (resource: JournalResource, document: string) =>
    dataOf(api.GET('/api/journal/document', { params: { query: { resource, document } } })),
  getBookChecks: (query: StatementPeriod) => dataOf(api.GET('/api/book-packs/checks', { params: { query } })),
  getBookPacks: () => dataOf(api.GET('/api/book-packs')),
  makeBookPack: (body: Required<StatementPeriod> & { readonly language: Language }) =>
    dataOf(api.POST('/api/book-packs', { body })),
  getBookExports: () => dataOf(api.GET('/api/book-exports')),
  /** The number of entries of a period that the accounting software does not have yet. */
  getNewEntries: (query: ExportQuery) => dataOf(api.GET('/api/book-exports/new', { params: { query } })),
  makeBookExport: (body: ExportQuery & { openings: boolean }) => dataOf(api.POST('/api/book-exports', { body })),
  takeBackBookExport: (id: string) => dataOf(api.DELETE('/api/book-exports/{id}', { params: { path: { id } } })),
  getNumberSeries: (year: number) => dataOf(api.GET('/api/number-series', { params: { query: { year } } })),
};

/** The calls for receipts, which pay several invoices of an account, and for its credit balance. */
const receiptCalls = {
  recordReceipt: (receipt: RecordReceiptDto) => recordOf(api.POST('/api/receipts', { body: receipt })),
  /** Refunds a part of the rest of a receipt. */
  refundReceipt: (id: Identifier, refund: RefundPaymentDto): Promise<unknown> =>
    api.POST('/api/receipts/{id}/refunds', { params: at(id), body: refund }),
  /** Issues the advance invoice of money that waits for the invoice of its order. */
  issueAdvanceOf: (id: Identifier): Promise<unknown> =>
    api.POST('/api/receipts/{id}/advance-invoice', { params: at(id) }),
  /** Reverses a receipt with all of its payments; it stays visible. */
  reverseReceipt: (id: Identifier, reason: string): Promise<unknown> =>
    api.DELETE('/api/receipts/{id}', { params: { ...at(id), query: { reason } } }),
  /** The open invoices of an account, by due day, and its credit balance. */
  getOpenInvoices: ({ of, id }: AccountOf) => {
    const query = of === 'companies' ? { company: id } : { user: id };
    return dataOf(api.GET('/api/receipts/open-invoices', { params: { query } }));
  },
  getInvoiceCredit: (invoiceId: Identifier) => dataOf(api.GET('/api/invoices/{id}/credit', { params: at(invoiceId) })),
  /** Settles an invoice with the credit balance of its account. @param amount in AED */
  applyCredit: (invoiceId: Identifier, amount: number): Promise<unknown> =>
    api.POST('/api/invoices/{id}/apply-credit', { params: at(invoiceId), body: { amount } }),
};

/** The calls for an invoice, its payments and its credit notes. */
const paymentCalls = {
  /** Its number stays used. */
  voidInvoice: (id: Identifier, reason: string): Promise<unknown> =>
    api.DELETE('/api/invoices/{id}', { params: { ...at(id), query: { reason } } }),
  /** The letter that notified the customer of a write-off. */
  uploadLetter: (invoiceId: Identifier, file: File) =>
    sendFile('/api/invoices/{id}/write-off-letters', { ...at(invoiceId), query: { name: fileNameOf(file) } }, file),
  writeOff: (invoiceId: Identifier, body: WriteOffDto): Promise<unknown> =>
    api.POST('/api/invoices/{id}/write-offs', { params: at(invoiceId), body }),
  undoWriteOff: (invoiceId: Identifier, writeOff: string, reason: string): Promise<unknown> =>
    api.POST('/api/invoices/{id}/write-offs/{writeOff}/undo', {
      params: { path: { id: String(invoiceId), writeOff } },
      body: { reason },
    }),
  takeOffDifference: (invoiceId: Identifier, body: DifferenceDto): Promise<unknown> =>
    api.POST('/api/invoices/{id}/differences', { params: at(invoiceId), body }),
  undoDifference: (invoiceId: Identifier, difference: string, reason: string): Promise<unknown> =>
    api.POST('/api/invoices/{id}/differences/{difference}/undo', {
      params: { path: { id: String(invoiceId), difference } },
      body: { reason },
    }),
  recordPayment: (invoiceId: string, body: RecordPaymentDto): Promise<unknown> =>
    api.POST('/api/payments/from-invoice/{invoiceId}', { params: { path: { invoiceId } }, body }),
  /** A wrongly recorded payment stays visible, and no longer counts. */
  reversePayment: (id: Identifier, reason: string): Promise<unknown> =>
    api.DELETE('/api/payments/{id}', { params: { ...at(id), query: { reason } } }),
  /** Refunds a part of a payment. */
  refundPayment: (id: Identifier, refund: RefundPaymentDto): Promise<unknown> =>
    api.POST('/api/payments/{id}/refunds', { params: at(id), body: refund }),
  /** The part of an invoice that is not credited yet. */
  getCreditable: (invoiceId: Identifier) => dataOf(api.GET('/api/invoices/{id}/creditable', { params: at(invoiceId) })),
  issueCreditNote: (note: CreateCreditNoteDto) => dataOf(api.POST('/api/credit-notes', { body: note })),
};

/** The calls for orders. */
const orderCalls = {
  createOrderFromQuote: (quoteId: string): Promise<unknown> =>
    api.POST('/api/orders/from-quote/{quoteId}', { params: { path: { quoteId } } }),
  generateInvoice: ({ id, user, totalPrice }: Pick<OrderRecord, 'id' | 'user' | 'totalPrice'>): Promise<unknown> =>
    api.POST('/api/invoices', { body: { order: id, user: user._id, amountDue: totalPrice } }),
  getBillable: (orderId: Identifier) =>
    dataOf(api.GET('/api/orders/{id}/billable', { params: { ...at(orderId), query: {} } })),
  /** Issues an invoice of some lines of an order. */
  billOrder: (body: CreateInvoiceDto): Promise<unknown> => api.POST('/api/invoices', { body }),
  /** Moves a quote or an order to another account. `company` null: to that of its buyer as a person. */
  moveDocument: (kind: 'quotes' | 'orders', id: Identifier, body: MoveBody): Promise<unknown> =>
    api.PUT(`/api/${kind}/{id}`, { params: at(id), body }),
  releaseOrder: (orderId: Identifier, body: ReleaseOrderDto): Promise<unknown> =>
    api.POST('/api/orders/{id}/release', { params: at(orderId), body }),
  /** Returns goods of a delivered order that are not invoiced yet. */
  returnGoods: (orderId: Identifier, body: ReturnGoodsDto): Promise<unknown> =>
    api.POST('/api/orders/{id}/returns', { params: at(orderId), body }),
  /** All sent revisions of a quote, the latest first. */
  getQuoteRevisions: (id: Identifier) => dataOf(api.GET('/api/quotes/{id}/revisions', { params: at(id) })),
  /** Sets a new last day of an offer: the days of the settings from today. */
  renewQuote: (id: Identifier) => recordOf(api.POST('/api/quotes/{id}/renew', { params: at(id), body: {} })),
};

/** The calls about companies and accounts. */
const companyCalls = {
  /** The credit limit and its use, of the company of a user, otherwise of the user. */
  getCreditStanding: (query: CreditAccount) => dataOf(api.GET('/api/credit-standing', { params: { query } })),
  /** At which prices an account ordered its products the last time. */
  getLastPrices: (query: CreditAccount) => dataOf(api.GET('/api/orders/last-prices', { params: { query } })),
  /** Confirms or refuses a buyer's description of a company. */
  decideCompany: (id: Identifier, decision: 'confirm' | 'refuse', version: number): Promise<unknown> =>
    api.POST(`/api/companies/{id}/${decision}`, { params: at(id), body: { version } }),
  getCompanyOverview: (id: Identifier) => dataOf(api.GET('/api/companies/{id}/overview', { params: at(id) })),
  /** The invoices and payments of an account, and its balance. */
  getStatement: ({ of, id }: AccountOf, query: StatementQuery) =>
    dataOf(api.GET(`/api/${of}/{id}/statement`, { params: { ...at(id), query } })),
};

/** The calls about emails. */
const emailCalls = {
  /** The emails about a record, the latest first. */
  getEmails: (resource: MailedResource, id: Identifier) =>
    dataOf(api.GET('/api/{resource}/{id}/emails', { params: { path: { resource, id: String(id) } } })),
  /** A preview of the email with a document. */
  previewEmail: (resource: MailedResource, id: Identifier, body: DocumentEmailDto) =>
    dataOf(api.POST('/api/{resource}/{id}/emails/preview', { params: { path: { resource, id: String(id) } }, body })),
  sendEmail: (resource: MailedResource, id: Identifier, body: DocumentEmailDto) =>
    dataOf(api.POST('/api/{resource}/{id}/emails', { params: { path: { resource, id: String(id) } }, body })),
  retryEmail: (id: Identifier): Promise<unknown> => api.POST('/api/mail/{id}/retry', { params: at(id) }),
};

/** The calls of the API besides react-admin's own. Each rejects with react-admin's HttpError. */
export const shopCalls = {
  ...accountCalls,
  ...bookCalls,
  ...companyCalls,
  ...conversationCalls,
  ...eInvoiceCalls,
  ...emailCalls,
  ...orderCalls,
  ...paymentCalls,
  ...priceCalls,
  ...receiptCalls,
  ...deliveryCalls,
  ...reminderCalls,
  ...salesCalls,
  ...bankCalls,
  ...chequeCalls,
  ...supplierCalls,
  ...connectionCalls,
  ...moveInCalls,
  ...writingCalls,
  /** The words of a search that no product has. */
  getLeftOutWords: (q: string) =>
    dataOf(api.GET('/api/products', { params: { query: { q, limit: 1 } } })).then(
      ({ search }) => search?.leftOut ?? [],
    ),
  /** Records of all kinds by a text: a few of each. */
  searchRecords: (q: string) => dataOf(api.GET('/api/search', { params: { query: { q } } })),
  /** @param resource react-admin's name of a resource whose list has totals */
  getListTotals: (resource: string, filter: object) => {
    const query = { filter: JSON.stringify(filter) };
    return dataOf(
      api.GET(`/api/${resource as Exclude<ResourceWith<'/totals'>, 'cheques'>}/totals`, { params: { query } }),
    );
  },
  /** The changes of a record, the latest first. @param resource react-admin's name */
  getHistory: (resource: string, id: Identifier, limit: number) => {
    const params = { ...at(id), query: { limit } };
    return dataOf(api.GET(`/api/${resource as ResourceWith<'/{id}/history'>}/{id}/history`, { params }));
  },
  createCategory: (): Promise<unknown> => api.POST('/api/categories'),
  /** The public facts of the shop. */
  getShop: () => dataOf(api.GET('/api/shop')),
  getToday: () => dataOf(api.GET('/api/dashboard/today')),
  getSales: () => dataOf(api.GET('/api/dashboard/sales')),

  /** The PDF of a sample document with unsaved settings. */
  previewSettings: (settings: PreviewSettingsDto, language: Language) =>
    postForFile('/api/settings/preview', { query: { language } }, settings),

  /** Stores a picture. Resolves to its address. */
  uploadPicture: async (picture: File) => (await sendFile('/api/media', {}, picture)).url,
  /** Stores the file of a purchase order. */
  uploadPoFile: (file: File) => sendFile('/api/po-files', { query: { name: fileNameOf(file) } }, file),
  /** Previews the changes of a file. With the `plan` of that response, the changes are made; lines with remarks only if they are `confirmed`. */
  importProducts: (csv: string, plan?: string, confirmed?: number[]) =>
    dataOf(api.POST('/api/products/import', { body: { csv, plan, confirmed } })),
};

export type ShopCalls = typeof shopCalls;
