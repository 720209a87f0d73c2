import type { CartItem } from '../src/features/cart/cart';
import type {
  CreditNoteResponse,
  LineResponse,
  PaymentResponse,
  ReceiptResponse,
  SavedAddressResponse,
  ProductResponse,
  ProfileResponse,
  QuoteMessageResponse,
  QuoteResponse,
  ShopResponse,
} from '@shop/contract/api';

export const product = (over: Partial<ProductResponse> = {}): ProductResponse => ({
  _id: 'p1',
  productType: 'Ribbon',
  category: { _id: 'c1', name: 'hot-stamping', displayName: 'Hot-Stamping Ribbon', displayNameAr: '' },
  name: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3',
  sku: 'RIB-00001',
  size: '1-inch',
  variant: '100-yd',
  color: 'Black',
  code: 'FC3',
  displaySpecs: 'Sharp edges, Fast release',
  sort: '',
  quality: 'A++',
  ...{ moq: 1, step: 1, max: null, packSize: null, packUnit: '' },
  isAvailable: true,
  isActive: true,
  origin: 'Japan',
  price: 18.5,
  taxCategory: 'S',
  unit: 'roll',
  images: ['/media/ribbon.svg'],
  description: '',
  descriptionAr: '',
  machines: '',
  nameAr: '',
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
  isEmailProved: true,
  pendingEmail: '',
  email: 'mariam@example.ae',
  phoneNumber: '+971501234567',
  address: '',
  language: 'en',
  isAdmin: false,
  staffRole: null,
  staffActions: [],
  company: null,
  companyRole: null,
  monthlyLimit: null,
  version: 1,
  ...over,
});

export const NOTHING_SHARED = {
  ...{ sharesPurchases: false, sharesQuotes: false, sharesOrders: false, sharesInvoices: false },
  needsApproval: false,
};

/** A company that may see prices without VAT. */
export const confirmedCompany = {
  _id: 'co1',
  legalName: 'Al Manar Printing LLC',
  legalNameAr: '',
  trn: '100123456700003',
  tin: '',
  licenceNumber: '',
  licenceAuthority: '',
  address: { street: '', city: 'Dubai', emirate: 'DXB', country: 'AE' },
  status: 'Confirmed',
  ...NOTHING_SHARED,
  pending: null,
} as const;

export const shop = (over: Partial<ShopResponse> = {}): ShopResponse => ({
  name: 'Press & Pack',
  legalName: 'Press & Pack Supplies Trading LLC',
  legalNameAr: '',
  address: 'Al Quoz 3, Dubai',
  trn: '100000000000003',
  email: 'sales@pressandpack.example',
  whatsapp: ['+971500000001', '+971500000002'],
  supplierChatUrl: 'https://wa.me/971500000001',
  vatRegistered: true,
  taxRate: 5,
  priceBasis: 'inclusive',
  pricesFor: 'everyone',
  logo: '',
  accentColour: '',
  productTypes: ['Ribbon'],
  currency: 'AED',
  ...over,
});

export const quoteLine = (over: Partial<LineResponse> = {}): LineResponse => ({
  _id: 'l1',
  product: 'p1',
  productName: 'Hot-Stamping Ribbon 1-inch 100-yd Black FC3',
  productNameAr: '',
  sku: 'RIB-00001',
  code: 'FC3',
  size: '1-inch',
  unit: 'roll',
  qty: 12,
  unitPrice: null,
  qtyPrice: null,
  discount: null,
  ...{ taxCategory: null, taxReason: '', taxRate: null, net: null, vat: null, gross: null },
  ...over,
});

export const savedAddress = (over: Partial<SavedAddressResponse> = {}): SavedAddressResponse => ({
  ...{ _id: 'a1', label: 'Press hall', contact: 'Omar', phone: '+971501234567' },
  ...{ street: 'Shop 4', city: 'Sharjah', emirate: 'SHJ', isDefault: true },
  ...over,
});

export const noPurchase = {
  ...{ poNumber: '', poFile: null, neededBy: null, deliveryMethod: null, deliveryAddress: null },
};

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
  discount: 0,
  ...noPurchase,
  discountReason: '',
  tax: null,
  ...{ askedFor: [], revision: 0, sentAt: null, validUntil: null, isExpired: false, allowPartial: false, answer: null },
  totalPrice: 0,
  adminToClientNote: '',
  clientToAdminNote: '',
  quotedAt: null,
  confirmedAt: null,
  rejectedAt: null,
  isOrderCreated: false,
  createdOrderId: null,
  ...{ unreadMessages: 0, sharedAt: null },
  allowedActions: [],
  ...over,
});

const DAY = '2026-11-11T08:00:00.000Z';
const buyer = { _id: 'u1', name: 'Mariam Al Suwaidi', email: 'mariam@example.ae' };
const recorded = { version: 1, createdAt: DAY, updatedAt: DAY };

export const payment = (over: Partial<PaymentResponse> = {}): PaymentResponse => ({
  _id: 'p1',
  ...recorded,
  user: buyer,
  invoice: { _id: 'i1', invoiceNumber: 'INV-2026-00001' },
  amount: 100,
  net: 100,
  paymentMethod: 'Cash',
  paymentDate: DAY,
  chequeNumber: '',
  chequeDate: null,
  status: 'Received',
  state: 'Received',
  receipt: null,
  appliedFrom: '',
  refunds: [],
  allowedActions: [],
  ...over,
});

export const refund = (over: Partial<PaymentResponse['refunds'][number]> = {}): PaymentResponse['refunds'][number] => ({
  ...{ _id: 'f1', amount: 10, paymentMethod: 'Cash', paymentDate: DAY, appliedTo: '', at: DAY },
  ...over,
});

/** A cheque of 100 AED, of which 60 settle an invoice and 5 were paid back. */
export const receipt = (over: Partial<ReceiptResponse> = {}): ReceiptResponse => ({
  _id: 'r1',
  ...recorded,
  receiptNumber: 'RCP-2026-00001',
  order: null,
  cheque: null,
  company: null,
  user: buyer,
  payer: buyer.name,
  state: 'Received',
  amount: 100,
  allocated: 60,
  unallocated: 35,
  waiting: 0,
  paymentMethod: 'Cheque',
  paymentDate: DAY,
  chequeNumber: '004711',
  chequeDate: null,
  reference: '',
  allocations: [{ invoice: 'i1', invoiceNumber: 'INV-2026-00001', payment: 'p1', amount: 60, appliedAt: null }],
  refunds: [refund({ amount: 5 })],
  reversal: null,
  ...over,
});

const place = { street: '', city: 'Dubai', emirate: 'DXB', country: 'AE' } as const;

export const creditNote = (over: Partial<CreditNoteResponse> = {}): CreditNoteResponse => ({
  _id: 'cn1',
  rebill: false,
  ...recorded,
  creditNoteNumber: 'CRN-2026-00001',
  title: 'Tax Credit Note',
  user: buyer,
  seller: {
    ...{
      name: 'Shop',
      legalName: 'Shop LLC',
      legalNameAr: '',
      trn: '',
      licenceNumber: '',
      licenceAuthority: '',
      email: '',
    },
    ...{ address: place, phones: [], bankAccounts: [] },
  },
  buyer: { name: buyer.name, email: buyer.email, phoneNumber: '', address: '', company: null },
  invoice: { _id: 'i1', invoiceNumber: 'INV-2026-00001', createdAt: DAY },
  order: { _id: 'o1', orderNumber: 'ORD-2026-00001' },
  reason: 'DL8.61.1.D',
  words: 'Two rolls came back',
  lines: [],
  deliveryCharge: 0,
  extraFee: 0,
  tax: {
    ...{ basis: 'inclusive', net: 35.24, vat: 1.76, gross: 37 },
    categories: [{ category: 'S', rate: 5, net: 35.24, vat: 1.76 }],
  },
  total: 37,
  before: { net: 95.24, vat: 4.76, gross: 100 },
  after: { net: 60, vat: 3, gross: 63 },
  ...over,
});

/** A message of the buyer. */
export const message = (over: Partial<QuoteMessageResponse> = {}): QuoteMessageResponse => ({
  ...{ _id: 'm1', side: 'buyer', author: 'Mariam Al Suwaidi', text: '', files: [], targets: null },
  ...{ readByBuyerAt: null, readByStaffAt: null, createdAt: '2026-03-01T09:00:00.000Z' },
  ...over,
});

/** The fields that a line of an order has besides those of its quote, before anything happens to it. */
export const NO_QUANTITIES = {
  deliveredQty: 0,
  invoicedQty: 0,
  billedAheadQty: 0,
  cancelledQty: 0,
  returnedQty: 0,
  expectedOn: null,
};
