import { Types } from 'mongoose';
import type { Quote, QuoteRecord } from './quote.schema.js';

type Asked = Pick<Quote, 'number' | 'user' | 'requestedItems' | 'clientToAdminNote' | 'createdAt'>;

/** A quote that was just asked for: all that staff decide is still open. */
export function newQuote({ number, user, requestedItems, clientToAdminNote, createdAt }: Asked): QuoteRecord {
  return {
    _id: new Types.ObjectId(),
    number,
    user,
    status: 'Requested',
    requestedItems,
    deliveryCharge: 0,
    extraFee: 0,
    totalPrice: 0,
    adminToAdminNote: '',
    adminToClientNote: '',
    clientToAdminNote,
    quotedAt: null,
    confirmedAt: null,
    rejectedAt: null,
    isOrderCreated: false,
    createdOrderId: null,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}
