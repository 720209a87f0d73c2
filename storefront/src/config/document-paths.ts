import { paths } from './paths';

/** Addresses of documents and of printed PDFs. In a separate file, since the first views don't link to them. */
export const documentPaths = {
  order: (id: string) => `${paths.orders}/${encodeURIComponent(id)}`,
  invoice: (id: string) => `${paths.invoices}/${encodeURIComponent(id)}`,
  quotePdf: (id: string) => `/api/quotes/${encodeURIComponent(id)}/pdf`,
  revisionPdf: (id: string, revision: number) => `/api/quotes/${encodeURIComponent(id)}/revisions/${revision}/pdf`,
  deliveryPdf: (id: string) => `/api/deliveries/${encodeURIComponent(id)}/pdf`,
  orderPdf: (id: string) => `/api/orders/${encodeURIComponent(id)}/pdf`,
  paymentPdf: (id: string) => `/api/payments/${encodeURIComponent(id)}/receipt`,
  receiptPdf: (id: string) => `/api/receipts/${encodeURIComponent(id)}/pdf`,
  creditNotePdf: (id: string) => `/api/credit-notes/${encodeURIComponent(id)}/pdf`,
  statementPdf: '/api/users/me/statement/pdf',
  ownPricesPdf: '/api/prices/my/pdf',
  invoicePdf: (id: string) => `/api/invoices/${encodeURIComponent(id)}/pdf`,
} as const;
