import { describe, expect, it } from '@jest/globals';
import type { OrderRecord } from '../records';
import { toOrderUpdate } from './orderPayload';

const order: OrderRecord = {
  _id: 'o1',
  id: 'o1',
  orderNumber: 'ORD-2026-00001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 2,
  user: { _id: 'u1', name: 'Al Noor', email: 'buyer@mail.test' },
  quote: null,
  status: 'Delivered',
  orderItems: [],
  shippingAddress: '',
  deliveryCharge: 0,
  extraFee: 0,
  totalPrice: 0,
  isDelivered: true,
  deliveredAt: null,
  deliveredBy: '',
  stockUpdated: false,
  invoiceGenerated: false,
  invoice: null,
  adminToAdminNote: '',
  adminToClientNote: '',
  clientToAdminNote: '',
  allowedActions: ['edit', 'editMoney'],
};

describe('toOrderUpdate', () => {
  it('sends null for an emptied day of delivery', () => {
    expect(toOrderUpdate({ ...order, deliveredAt: null })).toHaveProperty('deliveredAt', null);
  });

  it('sends the day of delivery as it stands', () => {
    const deliveredAt = '2026-01-04T20:00:00.000Z';
    expect(toOrderUpdate({ ...order, deliveredAt })).toHaveProperty('deliveredAt', deliveredAt);
  });
});
