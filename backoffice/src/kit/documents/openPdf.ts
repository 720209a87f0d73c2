import { addressOf } from '@shop/contract/client';
import type { DocumentLanguage } from '@shop/contract/languages';
import { at } from '../api/client';
import type { StatementQuery } from '../api/shopCalls';
import type { AccountOf } from '../api/accountCalls';

/** Opens a PDF in a new tab; the browser sends the session cookie. @param language the customer's by default */
export type OpenDocument = (language?: DocumentLanguage) => void;

const opening =
  (addressIn: (language?: DocumentLanguage) => string): OpenDocument =>
  (language) =>
    void window.open(addressIn(language), '_blank', 'noopener');

export const openPdf = (resource: 'quotes' | 'invoices' | 'receipts' | 'credit-notes' | 'price-lists', id: string) =>
  opening((language) => addressOf(`/api/${resource}/{id}/pdf`, { ...at(id), query: { language } }));

export type OrderPdf = 'pdf' | 'proforma' | 'delivery-note';

/** A document of an order; its `pdf` is the confirmation. */
export const openOrderPdf = (id: string, document: OrderPdf) =>
  opening((language) => addressOf(`/api/orders/{id}/${document}`, { ...at(id), query: { language } }));

export const openDeliveryPdf = (id: string, paper: 'pdf' | 'packing-list') =>
  opening((language) => addressOf(`/api/deliveries/{id}/${paper}`, { ...at(id), query: { language } }));

/** One paper for several cheques of an account. */
export const openAcknowledgement = (cheques: string[]) =>
  opening((language) => addressOf('/api/cheques/acknowledgement', { query: { cheques, language } }));

export const openDepositSlip = (id: string) =>
  opening((language) => addressOf('/api/cheque-deposits/{id}/pdf', { ...at(id), query: { language } }));

/** A ZIP with the letter to a court, the cheque and its invoices. */
export const openExecutionFile = (id: string) =>
  opening((language) => addressOf('/api/cheques/{id}/execution-file', { ...at(id), query: { language } }));

/** The receipt of a payment. */
export const openReceipt = (id: string) =>
  opening((language) => addressOf('/api/payments/{id}/receipt', { ...at(id), query: { language } }));

export const openStatementPdf = ({ of, id }: AccountOf, period: StatementQuery) =>
  opening((language) => addressOf(`/api/${of}/{id}/statement/pdf`, { ...at(id), query: { ...period, language } }));
