import { MAX_LENGTH } from '@shop/contract/limits';
import type { Language } from '@shop/contract/languages';
import type { SalesBy } from '@shop/contract/sales';
import type { Identifier } from 'react-admin';
import type {
  ClosedPeriodResponse,
  CompanyOverviewResponse,
  CreateCreditNoteDto,
  CreditableResponse,
  CreditNoteResponse,
  CreditStandingResponse,
  DeliverOrderDto,
  FoundRecordResponse,
  HistoryEntryResponse,
  ListTotalsResponse,
  NumberSeriesResponse,
  InvoiceCreditResponse,
  OpenInvoicesResponse,
  OrderRecord,
  PictureResponse,
  PoFileResponse,
  PreviewSettingsDto,
  ProductImportResponse,
  ReceiptRecord,
  RecordPaymentDto,
  RecordReceiptDto,
  RefundPaymentDto,
  ReleaseOrderDto,
  ReturnGoodsDto,
  SalesReportResponse,
  SalesResponse,
  ShopResponse,
  StatementResponse,
  TodayResponse,
  VatLineResponse,
  VatReturnResponse,
} from '../../types';
import { createAccountCalls } from './accountCalls';
import { createEInvoiceCalls } from './eInvoiceCalls';
import { createEmailCalls } from './emailCalls';
import { createPriceCalls } from './priceCalls';
import { createReminderCalls } from './reminderCalls';
import { createSupplierCalls } from './supplierCalls';
import { createConversationCalls } from './conversationCalls';
import { getJson, post, postForFile, request } from './httpClient';
import { createQuoteCalls } from './quoteCalls';
import { createWritingCalls } from './writingCalls';

/** The account of a company or of a person. */
export interface AccountOf {
  of: 'companies' | 'users';
  id: string;
}

/** Days in Dubai as YYYY-MM-DD. The server has defaults for an end that is left open. */
export interface StatementPeriod {
  from?: string;
  to?: string;
}

export const statementQuery = (period: StatementPeriod): string => {
  const query = new URLSearchParams();
  if (period.from) query.set('from', period.from);
  if (period.to) query.set('to', period.to);
  return query.size === 0 ? '' : `?${query.toString()}`;
};

/** The calls for the books of the shop: VAT, sales, number series. */
const createBookCalls = (apiUrl: string) => ({
  getVatReturn: (period: StatementPeriod) =>
    getJson<VatReturnResponse>(`${apiUrl}/vat-return${statementQuery(period)}`),
  /** The lines and charges behind the VAT return. */
  getVatLines: (period: StatementPeriod) =>
    getJson<VatLineResponse[]>(`${apiUrl}/vat-return/lines${statementQuery(period)}`),
  getSalesReport: (period: Required<StatementPeriod>, by: SalesBy) =>
    getJson<SalesReportResponse>(`${apiUrl}/sales-report${statementQuery(period)}&by=${by}`),
  getClosedPeriods: () => getJson<ClosedPeriodResponse[]>(`${apiUrl}/vat-periods`),
  /** Closes the VAT period until this day in Dubai, included. */
  closePeriod: (to: string) => post<ClosedPeriodResponse>(`${apiUrl}/vat-periods`, { to }),
  getNumberSeries: (year: number) => getJson<NumberSeriesResponse[]>(`${apiUrl}/number-series?year=${year}`),
});

/** The calls for receipts, which pay several invoices of an account, and for its credit balance. */
const createReceiptCalls = (apiUrl: string) => ({
  recordReceipt: (receipt: RecordReceiptDto) => post<ReceiptRecord>(`${apiUrl}/receipts`, receipt),
  /** Pays a part of the rest of a receipt back. */
  refundReceipt: (id: Identifier, refund: RefundPaymentDto) => post(`${apiUrl}/receipts/${id}/refunds`, refund),
  /** Reverses a receipt with all of its payments; it stays to be seen. */
  reverseReceipt: (id: Identifier, reason: string) =>
    request(`${apiUrl}/receipts/${id}?${new URLSearchParams({ reason }).toString()}`, { method: 'DELETE' }),
  /** The open invoices of an account, by due day, and its credit balance. */
  getOpenInvoices: ({ of, id }: AccountOf) =>
    getJson<OpenInvoicesResponse>(`${apiUrl}/receipts/open-invoices?${of === 'companies' ? 'company' : 'user'}=${id}`),
  getInvoiceCredit: (invoiceId: Identifier) => getJson<InvoiceCreditResponse>(`${apiUrl}/invoices/${invoiceId}/credit`),
  /** Settles an invoice with the credit balance of its account. @param amount in AED */
  applyCredit: (invoiceId: Identifier, amount: number) =>
    post(`${apiUrl}/invoices/${invoiceId}/apply-credit`, { amount }),
});

/** The calls of the API beside react-admin's own. Each rejects with react-admin's HttpError. */
export const createShopCalls = (apiUrl: string) => ({
  ...createPriceCalls(apiUrl),
  ...createBookCalls(apiUrl),
  ...createReceiptCalls(apiUrl),
  ...createEInvoiceCalls(apiUrl),
  ...createWritingCalls(apiUrl),
  ...createConversationCalls(apiUrl),
  createOrderFromQuote: (quoteId: string) => post(`${apiUrl}/orders/from-quote/${quoteId}`),
  generateInvoice: ({ id, user, totalPrice }: Pick<OrderRecord, 'id' | 'user' | 'totalPrice'>) =>
    post(`${apiUrl}/invoices`, { order: id, user: user._id, amountDue: totalPrice }),
  recordPayment: (invoiceId: string, payment: RecordPaymentDto) =>
    post(`${apiUrl}/payments/from-invoice/${invoiceId}`, payment),
  /** A payment that was recorded wrongly stays to be seen, and counts no more. */
  reversePayment: (id: Identifier, reason: string) =>
    request(`${apiUrl}/payments/${id}?${new URLSearchParams({ reason }).toString()}`, { method: 'DELETE' }),
  /** Pays a part of a payment back. */
  refundPayment: (id: Identifier, refund: RefundPaymentDto) => post(`${apiUrl}/payments/${id}/refunds`, refund),
  /** The part of an invoice that no credit note has taken yet. */
  getCreditable: (invoiceId: Identifier) => getJson<CreditableResponse>(`${apiUrl}/invoices/${invoiceId}/creditable`),
  issueCreditNote: (note: CreateCreditNoteDto) => post<CreditNoteResponse>(`${apiUrl}/credit-notes`, note),
  /** Notes the delivery: status and stock follow. */
  releaseOrder: (orderId: Identifier, body: ReleaseOrderDto) => post(`${apiUrl}/orders/${orderId}/release`, body),
  /** The standing of the company of a user, else of the user. */
  getCreditStanding: (user: string) =>
    getJson<CreditStandingResponse>(`${apiUrl}/credit-standing?user=${encodeURIComponent(user)}`),
  deliverOrder: (orderId: Identifier, body: DeliverOrderDto) => post(`${apiUrl}/orders/${orderId}/deliver`, body),
  /** Takes goods of a delivered order back that no invoice bills yet. */
  returnGoods: (orderId: Identifier, body: ReturnGoodsDto) => post(`${apiUrl}/orders/${orderId}/returns`, body),
  /** Records of all kinds by a text: a few of each. */
  searchRecords: (q: string) =>
    getJson<FoundRecordResponse[]>(`${apiUrl}/search?${new URLSearchParams({ q }).toString()}`),
  getListTotals: (resource: string, filter: object) =>
    getJson<ListTotalsResponse>(
      `${apiUrl}/${resource}/totals?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
    ),
  createCategory: () => post(`${apiUrl}/categories`),
  /** Confirms or refuses what its buyer says of a company. */
  decideCompany: (id: Identifier, decision: 'confirm' | 'refuse', version: number) =>
    post(`${apiUrl}/companies/${id}/${decision}`, { version }),
  getCompanyOverview: (id: Identifier) => getJson<CompanyOverviewResponse>(`${apiUrl}/companies/${id}/overview`),
  ...createAccountCalls(apiUrl),
  ...createEmailCalls(apiUrl),
  ...createQuoteCalls(apiUrl),
  ...createReminderCalls(apiUrl),
  ...createSupplierCalls(apiUrl),

  /** The public facts of the shop. */
  getShop: () => getJson<ShopResponse>(`${apiUrl}/shop`),
  getToday: () => getJson<TodayResponse>(`${apiUrl}/dashboard/today`),
  getSales: () => getJson<SalesResponse>(`${apiUrl}/dashboard/sales`),
  /** The changes of a record, the latest first. */
  getHistory: (resource: string, id: Identifier, limit: number) =>
    getJson<HistoryEntryResponse[]>(`${apiUrl}/${resource}/${id}/history?limit=${limit}`),
  /** The invoices and payments of an account, and its balance. */
  getStatement: ({ of, id }: AccountOf, period: StatementPeriod) =>
    getJson<StatementResponse>(`${apiUrl}/${of}/${id}/statement${statementQuery(period)}`),

  /** The PDF of a document with settings that are not saved. */
  previewSettings: (settings: PreviewSettingsDto, language: Language) =>
    postForFile(`${apiUrl}/settings/preview?language=${language}`, settings),

  /** Stores a picture. Resolves to its address. */
  uploadPicture: async (picture: File) => {
    const headers = new Headers({ 'content-type': picture.type, accept: 'application/json' });
    const { url } = await request<PictureResponse>(`${apiUrl}/media`, { method: 'POST', headers, body: picture });
    return url;
  },
  /** Stores the file of a purchase order. */
  uploadPoFile: (file: File) => {
    const headers = new Headers({ 'content-type': file.type, accept: 'application/json' });
    const name = encodeURIComponent(file.name.slice(-MAX_LENGTH.fileName));
    return request<PoFileResponse>(`${apiUrl}/po-files?name=${name}`, { method: 'POST', headers, body: file });
  },
  /** Tells what a file would change. With the `plan` of that answer the change is made. */
  importProducts: (csv: string, plan?: string) =>
    post<ProductImportResponse>(`${apiUrl}/products/import`, { csv, plan }),
});

export type ShopCalls = ReturnType<typeof createShopCalls>;
