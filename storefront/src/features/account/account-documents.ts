import { westernDigits } from '@shop/contract/numbers';
import type { InvoiceStatus, OrderStatus, QuoteStatus } from '@shop/contract/statuses';
import type { InvoiceResponse, LineResponse, OrderResponse, QuoteResponse } from '@shop/contract/api';
import { type DocumentFilters, type DocumentKind, isWithin } from '../documents/document-filters';

/** A request, order or invoice of the buyer, with the fields for the search. */
export interface AccountDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly number: string;
  /** The buyer's own number of the purchase; empty if there is none. */
  readonly poNumber: string;
  readonly createdAt: string;
  readonly status: QuoteStatus | OrderStatus | InvoiceStatus;
  /** AED; null if it has no price yet. */
  readonly total: number | null;
  readonly lines: readonly LineResponse[];
}

export function ofQuote(quote: QuoteResponse): AccountDocument {
  const { _id: id, number, poNumber, createdAt, status, requestedItems: lines, totalPrice } = quote;
  const total = status === 'Quoted' || status === 'Confirmed' ? totalPrice : null;
  return { kind: 'request', id, number, poNumber, createdAt, status, total, lines };
}

export function ofOrder(order: OrderResponse): AccountDocument {
  const { _id: id, orderNumber: number, poNumber, createdAt, status, orderItems: lines, totalPrice: total } = order;
  return { kind: 'order', id, number, poNumber, createdAt, status, total, lines };
}

export function ofInvoice(invoice: InvoiceResponse): AccountDocument {
  const { _id: id, invoiceNumber: number, poNumber, createdAt, status, issuedTotal: total, lines } = invoice;
  return { kind: 'invoice', id, number, poNumber, createdAt, status, total, lines };
}

/** The documents that contain every word, without regard to case; the latest first. */
export function findDocuments(
  documents: readonly AccountDocument[],
  { q, kind, status, period }: DocumentFilters,
  now: Date,
): AccountDocument[] {
  const words = plain(q).split(' ').filter(Boolean);
  return documents
    .filter((document) => kind === null || document.kind === kind)
    .filter((document) => status === '' || document.status === status)
    .filter(({ createdAt }) => isWithin(period, createdAt, now))
    .filter((document) => holds(document, words))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The lines that match the search; none if the document's number matches. */
export function linesFound({ lines }: AccountDocument, q: string): LineResponse[] {
  const words = plain(q).split(' ').filter(Boolean);
  return lines.filter((line) => words.some((word) => textOf(line).includes(word)));
}

const holds = ({ number, poNumber, lines }: AccountDocument, words: readonly string[]): boolean => {
  const text = [plain(number), plain(poNumber), ...lines.map(textOf)].join(' ');
  return words.every((word) => text.includes(word));
};

const textOf = ({ productName, productNameAr, sku, code }: LineResponse): string =>
  plain(`${productName} ${productNameAr} ${sku} ${code}`);

/** Normalises numbers: Arabic digits and all kinds of hyphens are accepted. */
const plain = (text: string): string =>
  westernDigits(text)
    .toLocaleLowerCase('en')
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
    .trim();
