import { describe, expect, it } from '@jest/globals';
import { copiedDocuments, copiedProducts, searchTokens } from './copies.mjs';

/** Like the driver's ids, they are compared by their text. */
class Id {
  constructor(text) {
    this.text = text;
  }
  toHexString() {
    return this.text;
  }
  toString() {
    return this.text;
  }
}

const id = (text) => new Id(text);
const at = new Date('2026-11-20T08:00:00Z');
const lines = [{ product: id('p'), qty: 2, unitPrice: 50 }];
const demo = {
  quotes: [
    { _id: id('q1'), number: 'QUO-2026-00001', isOrderCreated: true, createdOrderId: id('o1'), createdAt: at, lines },
    {
      _id: id('q2'),
      number: 'QUO-2026-00002',
      isOrderCreated: false,
      createdAt: at,
      validUntil: '2026-11-27',
      totalPrice: 0,
      lines,
    },
  ],
  orders: [
    {
      ...{ _id: id('o1'), orderNumber: 'ORD-2026-00001', totalPrice: 100, createdAt: at },
      ...{ numberKey: 'ORD-2026-0000000001', searchTokens: searchTokens('ORD-2026-00001') },
      ...{ quote: { _id: id('q1'), number: 'QUO-2026-00001' }, invoice: { _id: id('i1'), number: 'INV-2026-00001' } },
    },
  ],
  invoices: [
    { _id: id('i1'), invoiceNumber: 'INV-2026-00001', amountDue: 100, createdAt: at, order: { _id: id('o1') } },
  ],
  payments: [
    { _id: id('y1'), invoice: { _id: id('i1'), invoiceNumber: 'INV-2026-00001' }, amount: 100, createdAt: at },
  ],
};
const buyers = [{ _id: id('b1') }, { _id: id('b2') }];

function copies(orders) {
  const last = new Map();
  const numberOf = (series, year) => {
    const name = `${series}-${year}`;
    last.set(name, (last.get(name) ?? 0) + 1);
    return `${name}-${String(last.get(name)).padStart(5, '0')}`;
  };
  const idOf = (kind, index) => id(`${kind}${index}`);
  return [...copiedDocuments(demo, { count: orders, buyers, idOf, numberOf })];
}

describe('copied documents', () => {
  it('refer to each other as their originals do', () => {
    const [{ quote, order, invoice, payments }] = copies(10);
    expect(String(quote.createdOrderId)).toBe(String(order._id));
    expect(order.quote).toEqual({ _id: quote._id, number: quote.number });
    expect(order.invoice).toEqual({ _id: invoice._id, number: invoice.invoiceNumber });
    expect(payments[0].invoice).toEqual({ _id: invoice._id, invoiceNumber: invoice.invoiceNumber });
    expect([quote, order, invoice, ...payments].map(({ user }) => String(user))).toEqual(Array(4).fill('b1'));
  });

  it('have amounts that still add up, at another scale for each chain', () => {
    const chain = copies(10)[3];
    expect(chain.order.totalPrice).toBe(400);
    expect(chain.invoice.amountDue).toBe(400);
    expect(chain.payments[0].amount).toBe(400);
    expect(chain.quote.lines[0]).toMatchObject({ qty: 2, unitPrice: 200 });
  });

  it('exist in the requested number, with one unordered quote for every five ordered ones, spread over three years', () => {
    const all = copies(20);
    expect(all.filter(({ order }) => order).length).toBe(20);
    expect(all.filter(({ order }) => !order).length).toBe(4);
    const days = all.map(({ quote }) => quote.createdAt.getTime());
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(all[0].order.orderNumber).toMatch(/^ORD-2023-/);
  });

  it('are found and sorted by their own numbers', () => {
    const { order } = copies(40)[1];
    expect(order).toMatchObject({ orderNumber: 'ORD-2023-00002', numberKey: 'ORD-2023-0000000002' });
    expect(order.searchTokens).toEqual(['ord-2023-00002', 'ord202300002', '2023-00002', '202300002', '00002']);
  });

  it('have dates as far apart as those of their originals', () => {
    for (const { quote } of copies(20).filter(({ order }) => !order)) {
      expect(Date.parse(quote.validUntil) - quote.createdAt).toBe(Date.parse('2026-11-27') - at);
    }
  });
});

const MODELS = [
  {
    ...{ _id: 'a', category: { displayName: 'Ribbon' }, size: '1-inch', variant: '', color: 'Black', code: 'FC3' },
    ...{ sku: 'RIB-00001', quality: 'A', listKey: '1|ribbon|25|x|black|fc00000003.000', price: 100, stock: 5 },
  },
  {
    ...{ _id: 'b', category: { displayName: 'Tape' }, size: '2-mm', variant: '', color: '', code: '' },
    ...{ sku: 'TAP-00001', quality: 'B', listKey: '2|tape|2|||', price: 200, stock: 0 },
  },
];

const productCopies = (count) =>
  [...copiedProducts(MODELS, count, (kind, index) => `${kind}${index}`)].map(({ product }) => product);

it('a copy of a product has its own code, name, SKU and location, and the attributes of its original', () => {
  expect(productCopies(4)[2]).toMatchObject({
    ...{ _id: 'product2', code: 'FC3-N2', name: 'Ribbon 1-inch Black FC3-N2', sku: 'RIB-100003', quality: 'A' },
    ...{ searchText: 'ribbon 1-inch black fc3-n2 rib-100003', size: '1-inch' },
    searchTokens: expect.arrayContaining(['ribbon', 'fc3-n2', 'rib-100003', '100003']),
    listKey: '1|ribbon|25|x|black|fc00000003.000-n00000002.000',
  });
  expect(productCopies(4)[3]).toMatchObject({ code: 'N2', listKey: '2|tape|2|||n00000002.000' });
});

it('copies differ from each other, and are the same in each run', () => {
  const all = productCopies(50);
  for (const field of ['_id', 'sku', 'name', 'listKey']) expect(new Set(all.map((one) => one[field])).size).toBe(50);
  expect(productCopies(50)).toEqual(all);
});
