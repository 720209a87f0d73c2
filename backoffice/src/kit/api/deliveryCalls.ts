import type {
  CancelDeliveryDto,
  CloseOrderDto,
  CompleteDeliveryDto,
  CreateDeliveryDto,
  RequestAdvanceDto,
  UpdateOrderDto,
} from '@shop/contract/api';
import type { Identifier } from 'react-admin';
import { api, at, dataOf, sendFile } from './client';
import { fileNameOf } from './conversationCalls';

/** The calls about deliveries of goods and advance payments. */
export const deliveryCalls = {
  /** Delivers pieces of an order, or prepares them. */
  createDelivery: (orderId: Identifier, body: CreateDeliveryDto) =>
    dataOf(api.POST('/api/orders/{id}/deliveries', { params: at(orderId), body })),
  completeDelivery: (id: Identifier, body: CompleteDeliveryDto) =>
    dataOf(api.POST('/api/deliveries/{id}/complete', { params: at(id), body })),
  cancelDelivery: (id: Identifier, body: CancelDeliveryDto): Promise<unknown> =>
    api.POST('/api/deliveries/{id}/cancel', { params: at(id), body }),
  /** Changes the days on which open goods of an order are expected. */
  expectGoods: (orderId: Identifier, body: UpdateOrderDto): Promise<unknown> =>
    api.PUT('/api/orders/{id}', { params: at(orderId), body }),
  /** Cancels the undelivered quantities of an order. */
  closeOrder: (orderId: Identifier, body: CloseOrderDto): Promise<unknown> =>
    api.POST('/api/orders/{id}/close', { params: at(orderId), body }),
  /** Requests an advance for an order. */
  requestAdvance: (orderId: Identifier, body: RequestAdvanceDto): Promise<unknown> =>
    api.POST('/api/orders/{id}/advance-invoices', { params: at(orderId), body }),
  uploadProof: (id: Identifier, file: File): Promise<unknown> =>
    sendFile('/api/deliveries/{id}/proof', { ...at(id), query: { name: fileNameOf(file) } }, file),
  getUnbilledDeliveries: () => dataOf(api.GET('/api/deliveries/unbilled')),
  getBackorders: () => dataOf(api.GET('/api/backorders')),
};
