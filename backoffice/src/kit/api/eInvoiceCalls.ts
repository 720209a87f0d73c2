import type { Identifier } from 'react-admin';
import { api, at, dataOf } from './client';

/** Resources that have an e-invoice, or will have one. */
export type EInvoiceSource = 'invoices' | 'credit-notes' | 'orders' | 'quotes';

/** The actions of staff on an e-invoice, as in the path of the call. */
export type TransmissionAct = 'send' | 'mark-sent' | 'mark-accepted' | 'ask';

/** The calls about e-invoices, and about their transmission. A transmission has the id of its document. */
export const eInvoiceCalls = {
  /** The findings of the e-invoice checks for a document. */
  getEInvoiceFindings: (resource: EInvoiceSource, id: Identifier) =>
    dataOf(api.GET(`/api/${resource}/{id}/e-invoice/findings`, { params: at(id) })),
  /** The missing data of shop, companies and products for e-invoices. */
  getReadiness: () => dataOf(api.GET('/api/e-invoicing/readiness')),
  getTransmission: (id: Identifier) => dataOf(api.GET('/api/e-invoicing/deliveries/{id}', { params: at(id) })),
  actOnTransmission: (id: Identifier, act: TransmissionAct) =>
    dataOf(api.POST(`/api/e-invoicing/deliveries/{id}/${act}`, { params: at(id) })),
  rejectTransmission: (id: Identifier, reasons: string[]) =>
    dataOf(api.POST('/api/e-invoicing/deliveries/{id}/mark-rejected', { params: at(id), body: { reasons } })),
  markTransmissionsSent: (documents: string[]) =>
    dataOf(api.POST('/api/e-invoicing/deliveries/mark-sent', { body: { documents } })),
};
