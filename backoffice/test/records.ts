import type { LineResponse } from '@shop/contract/api';
import type { InvoiceRecord, OrderRecord, PaymentRecord, QuoteRecord } from '../src/types';

/** The fields that a line of an order has besides those of its quote, before anything happens to it. */
export const NO_QUANTITIES = {
  deliveredQty: 0,
  invoicedQty: 0,
  billedAheadQty: 0,
  cancelledQty: 0,
  returnedQty: 0,
  expectedOn: null,
};

const user = { _id: 'u1', name: 'Priya Nair', email: 'priya@example.com' };
const saved = { version: 3, createdAt: '2026-11-08T08:00:00.000Z', updatedAt: '2026-11-08T08:00:00.000Z' };
const extras = {
  ...{ poNumber: '', poFile: null, neededBy: null, deliveryMethod: null, deliveryAddress: null },
  deliveryCharge: 0,
  extraFee: 0,
  discount: 0,
  discountReason: '',
  tax: null,
};
const address = { street: 'Plot 7', city: 'Dubai', emirate: 'DXB' as const, country: 'AE' };

/** The VAT of a line of a document without VAT. */
export const untaxed = {
  ...{ discount: 0, taxCategory: 'S' as const, taxReason: '' },
  ...{ taxRate: null, net: null, vat: null, gross: null },
};

const line: LineResponse = {
  _id: 'l1',
  ...untaxed,
  ...{
    product: 'p1',
    productName: 'Satin Ribbon 1-inch',
    productNameAr: '',
    sku: 'RIB-00001',
    code: 'SR',
    size: '1-inch',
    unit: 'roll',
  },
  ...{ qty: 2, unitPrice: 620.25, qtyPrice: 1240.5 },
};

export const quoteRecord = (over: Partial<QuoteRecord> = {}): QuoteRecord => ({
  ...{ _id: 'q1', id: 'q1', number: 'QUO-2026-00042', user, status: 'Quoted', ...saved, ...extras },
  ...{ requestedItems: [line], totalPrice: 1240.5, adminToClientNote: '', clientToAdminNote: 'Cores of 1 inch' },
  ...{ quotedAt: saved.createdAt, confirmedAt: null, rejectedAt: null, sentAt: saved.createdAt },
  ...{ askedFor: [], revision: 1, validUntil: null, isExpired: false, allowPartial: false, answer: null },
  ...{ unreadMessages: 0, sharedAt: null },
  ...{ isOrderCreated: false, createdOrderId: null, allowedActions: ['edit', 'delete'] },
  ...over,
});

export const orderRecord = (over: Partial<OrderRecord> = {}): OrderRecord => ({
  ...{
    _id: 'o1',
    id: 'o1',
    orderNumber: 'ORD-2026-00009',
    user,
    quote: null,
    status: 'Delivered',
    ...saved,
    ...extras,
  },
  ...{
    orderItems: [{ ...line, ...NO_QUANTITIES }],
    ...{ deliveryState: 'None', openQty: 2, lastDeliveredAt: null },
    hasReturns: false,
    billableTotal: 1240.5,
    invoiceCredited: false,
    shippingAddress: 'Dubai',
    totalPrice: 1240.5,
    deliveredBy: 'Own van',
    paidAt: null,
  },
  ...{ isDelivered: true, deliveredAt: '2026-11-09T08:00:00.000Z', stockUpdated: true },
  ...{
    ...{ invoiceGenerated: false, invoice: null, invoices: [], billing: 'order', billingState: 'None' },
    billableNow: 1240.5,
    ...{ advances: [], comingTotal: 1240.5, mostInAdvance: 0 },
    hold: null,
    adminToClientNote: '',
    clientToAdminNote: '',
    allowedActions: [],
  },
  ...over,
});

export const invoiceRecord = (over: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  ...{ _id: 'i1', id: 'i1', invoiceNumber: 'INV-2026-00007', user, status: 'Unpaid', ...saved, ...extras },
  rfReference: 'RF49INV202600007',
  ...{
    order: { _id: 'o1', orderNumber: 'ORD-2026-00009' },
    deliveries: [],
    lines: [],
    payments: [],
    ...{ kind: 'Standard', advances: [], advanced: 0, used: 0, credited: 0 },
    ...{ creditNotes: [], coveredByCheques: 0, cheques: [] },
  },
  title: 'Invoice',
  seller: {
    ...{
      name: 'Press & Pack',
      legalName: 'Press & Pack LLC',
      legalNameAr: '',
      trn: '',
      licenceNumber: '',
      licenceAuthority: '',
      address,
    },
    ...{ email: 'sales@example.com', phones: [], bankAccounts: [] },
  },
  buyer: { name: user.name, email: user.email, phoneNumber: '', address: 'Dubai', company: null },
  ...{ supplyDate: null, company: null, supply: { isExport: false, freeZoneBeneficiary: '' }, issuedTotal: 100 },
  ...{
    amountDue: 100,
    amountPaid: 0,
    writtenOff: 0,
    waived: 0,
    remainingDue: 100,
    dueDate: '2026-12-08T19:59:59.999Z',
  },
  ...{ voidedAt: null, eInvoiceSentAt: null, adminToClientNote: 'Thank you', allowedActions: ['edit'] },
  ...over,
});

export const paymentRecord = (over: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...{ _id: 'p1', id: 'p1', user, invoice: { _id: 'i1', invoiceNumber: 'INV-2026-00007' }, ...saved },
  ...{ amount: 40, paymentMethod: 'Cash', paymentDate: saved.createdAt, chequeNumber: '', chequeDate: null },
  ...{ state: 'Received', net: 40, refunds: [], receipt: null, appliedFrom: '' },
  ...{ status: 'Received', paidTo: 'Omar', note: '', reversal: null, allowedActions: ['edit', 'delete'] },
  ...over,
});
