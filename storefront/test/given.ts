import type { CartItem } from '../src/features/cart/cart';
import type { ProductResponse, ProfileResponse } from '../src/lib/api-types';

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
  isAdmin: false,
  version: 1,
  ...over,
});
