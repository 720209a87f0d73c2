import type { CartItem } from '../src/features/cart/cart';
import type { LineResponse, ProductResponse, ProfileResponse, QuoteResponse } from '../src/lib/api-types';

export const product = (over: Partial<ProductResponse> = {}): ProductResponse => ({
  _id: 'p1',
  productType: 'Ribbon',
  category: { _id: 'c1', name: 'hot-stamping', displayName: 'Hot-Stamping Ribbon' },
  name: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3',
  sku: 'RIB-00001',
  size: '1-inch',
  variant: '100-yd',
  color: 'Black',
  code: 'FC3',
  displaySpecs: 'Sharp edges, Fast release',
  sort: '',
  quality: 'A++',
  moq: 1,
  isAvailable: true,
  isActive: true,
  origin: 'Japan',
  price: 18.5,
  unit: 'roll',
  images: ['/media/ribbon.svg'],
  description: '',
  version: 1,
  ...over,
});

export const cartItem = (over: Partial<CartItem> = {}): CartItem => ({
  _id: 'p1',
  name: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3',
  price: 18.5,
  quantity: 5,
  moq: 5,
  images: [],
  displaySpecs: '',
  isAvailable: true,
  ...over,
});

export const profile = (over: Partial<ProfileResponse> = {}): ProfileResponse => ({
  _id: 'u1',
  name: 'Mariam Al Suwaidi',
  email: 'mariam@example.ae',
  phoneNumber: '+971501234567',
  address: '',
  language: 'en',
  isAdmin: false,
  version: 1,
  ...over,
});

export const quoteLine = (over: Partial<LineResponse> = {}): LineResponse => ({
  product: 'p1',
  productName: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3',
  sku: 'RIB-00001',
  code: 'FC3',
  size: '1-inch',
  unit: 'roll',
  qty: 12,
  unitPrice: null,
  qtyPrice: null,
  ...over,
});

export const quote = (over: Partial<QuoteResponse> = {}): QuoteResponse => ({
  _id: 'q1',
  version: 1,
  number: 'QUO-2026-00001',
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  user: { _id: 'u1', name: 'Mariam Al Suwaidi', email: 'mariam@example.ae' },
  status: 'Requested',
  requestedItems: [quoteLine()],
  deliveryCharge: 0,
  extraFee: 0,
  totalPrice: 0,
  adminToClientNote: '',
  clientToAdminNote: '',
  quotedAt: null,
  confirmedAt: null,
  rejectedAt: null,
  isOrderCreated: false,
  createdOrderId: null,
  allowedActions: [],
  ...over,
});
