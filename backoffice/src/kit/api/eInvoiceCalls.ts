import { XML_TYPES } from '@shop/contract/e-invoices';
import type { Identifier } from 'react-admin';
import type { DeliveryResponse, FindingsResponse, MarkedResponse, ReadEInvoice, ReadinessResponse } from '../../types';
import { getJson, post, request } from './httpClient';

/** Resources that have an e-invoice, or will have one. */
export type EInvoiceSource = 'invoices' | 'credit-notes' | 'orders' | 'quotes';

/** The things that staff do with an e-invoice, as the path of the call says it. */
export type DeliveryAct = 'send' | 'mark-sent' | 'mark-accepted' | 'ask';

/** The calls about e-invoices, and about their way to the provider. A delivery has the id of its document. */
export const createEInvoiceCalls = (apiUrl: string) => ({
  /** Findings that keep a document from being an e-invoice. */
  getEInvoiceFindings: (resource: EInvoiceSource, id: Identifier) =>
    getJson<FindingsResponse>(`${apiUrl}/${resource}/${id}/e-invoice/findings`),
  /** How ready shop, companies and products are for e-invoices. */
  getReadiness: () => getJson<ReadinessResponse>(`${apiUrl}/e-invoicing/readiness`),
  /** Shows an e-invoice of anybody; nothing is stored. */
  readEInvoice: (xml: Blob) => {
    const headers = new Headers({ 'content-type': XML_TYPES[0], accept: 'application/json' });
    return request<ReadEInvoice>(`${apiUrl}/e-invoicing/read`, { method: 'POST', headers, body: xml });
  },
  getDelivery: (id: Identifier) => getJson<DeliveryResponse>(`${apiUrl}/e-invoicing/deliveries/${id}`),
  actOnDelivery: (id: Identifier, act: DeliveryAct) =>
    post<DeliveryResponse>(`${apiUrl}/e-invoicing/deliveries/${id}/${act}`),
  rejectDelivery: (id: Identifier, reasons: string[]) =>
    post<DeliveryResponse>(`${apiUrl}/e-invoicing/deliveries/${id}/mark-rejected`, { reasons }),
  markDeliveriesSent: (documents: string[]) =>
    post<MarkedResponse>(`${apiUrl}/e-invoicing/deliveries/mark-sent`, { documents }),
});
