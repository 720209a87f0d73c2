import type { DocumentLanguage } from '@shop/contract/languages';
import { type AccountOf, type StatementPeriod, statementQuery } from '../api/shopCalls';
import { API_URL } from '../../paths';

/** Opens a PDF in a new tab; the session cookie goes along. @param language the customer's own where it is left out */
export type OpenDocument = (language?: DocumentLanguage) => void;

const opening =
  (path: string, query = ''): OpenDocument =>
  (language) => {
    const asked = new URLSearchParams(query);
    if (language !== undefined) asked.set('language', language);
    window.open(`${API_URL}/${path}${asked.size === 0 ? '' : `?${asked.toString()}`}`, '_blank', 'noopener');
  };

export const openPdf = (resource: 'quotes' | 'invoices' | 'receipts' | 'credit-notes', id: string): OpenDocument =>
  opening(`${resource}/${encodeURIComponent(id)}/pdf`);

export type OrderPdf = 'pdf' | 'proforma' | 'delivery-note';

/** A document of an order; its `pdf` is the confirmation. */
export const openOrderPdf = (id: string, document: OrderPdf): OpenDocument =>
  opening(`orders/${encodeURIComponent(id)}/${document}`);

/** The receipt of a payment. */
export const openReceipt = (id: string): OpenDocument => opening(`payments/${encodeURIComponent(id)}/receipt`);

export const openStatementPdf = ({ of, id }: AccountOf, period: StatementPeriod): OpenDocument =>
  opening(`${of}/${encodeURIComponent(id)}/statement/pdf`, statementQuery(period));
