import type { Identifier } from 'react-admin';
import type { DeliveryResponse, MarkedResponse } from '../types';
import { getJson, post } from './httpClient';

/** What staff do with an e-invoice, as the path of the call says it. */
export type DeliveryAct = 'send' | 'mark-sent' | 'mark-accepted' | 'ask';

/** The calls about e-invoices on their way to the provider. A delivery has the id of its document. */
export const createDeliveryCalls = (apiUrl: string) => ({
  getDelivery: (id: Identifier) => getJson<DeliveryResponse>(`${apiUrl}/e-invoicing/deliveries/${id}`),
  actOnDelivery: (id: Identifier, act: DeliveryAct) =>
    post<DeliveryResponse>(`${apiUrl}/e-invoicing/deliveries/${id}/${act}`),
  rejectDelivery: (id: Identifier, reasons: string[]) =>
    post<DeliveryResponse>(`${apiUrl}/e-invoicing/deliveries/${id}/mark-rejected`, { reasons }),
  markDeliveriesSent: (documents: string[]) =>
    post<MarkedResponse>(`${apiUrl}/e-invoicing/deliveries/mark-sent`, { documents }),
});
