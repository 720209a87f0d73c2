import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyDetails } from '../../src/documents/parties/company-details.schema.js';
import type { CompanyResponse } from '../../src/people/companies/dto/company.response.js';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let company: CompanyResponse;
let [ribbon, tape, rubber]: ProductResponse[] = [];

const ON_INVOICE: Omit<CompanyDetails, 'tin'> = {
  legalName: 'Gulf Cartons LLC',
  legalNameAr: '',
  trn: '100123456700003',
  licenceNumber: 'CN-1',
  licenceAuthority: 'DET',
  address: { street: 'Plot 7', city: 'Sharjah', emirate: 'SHJ', country: 'AE' },
};
const COMPANY: CompanyDetails = { ...ON_INVOICE, tin: '' };

beforeAll(async () => {
  shop = await startShop();
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  company = await shop.given.company(COMPANY);
  [ribbon, tape, rubber] = await Promise.all([1, 2, 3].map(() => shop.given.product({ stock: 100_000 })));
});
afterAll(() => shop.close());

const price = (id: string, body: object) => staff.http.put(`/api/quotes/${id}`).send(body);
const seenByBuyer = async (path: string) => (await buyer.http.get(`/api/${path}`).expect(200)).body;
const linesOf = (...lines: object[]) =>
  [ribbon, tape, rubber].slice(0, lines.length).map((product, index) => ({ product: product?._id, ...lines[index] }));
/** An order that staff write by hand. */
const ordered = async (fields: object, http = staff.http) =>
  (await http.post('/api/orders').send({ user: buyer.id, ...fields })).body;
const issued = async (order: { _id: string }) =>
  (await staff.http.post('/api/invoices').send({ order: order._id }).expect(201)).body;
const printed = async (path: string, http = buyer.http) =>
  pdfText((await http.get(`/api/${path}/pdf?language=en`).expect(200)).body);

/** The order is the company's from now on, and so is its invoice. */
const issuedToCompany = async (order: { _id: string }) => {
  const move = { company: company._id, reason: 'Bought for the company' };
  await staff.http.put(`/api/orders/${order._id}`).send(move).expect(200);
  return issued(order);
};

const EXPORT = { taxCategory: 'Z', taxReason: 'Export to Oman' };

describe('a quote', () => {
  it('has the VAT of mixed categories, discounts and charges, which its buyer sees once it is priced', async () => {
    const { _id } = await shop.given.requestedQuote(buyer, 10, ribbon);
    expect(await seenByBuyer(`quotes/${_id}`)).toMatchObject({ tax: null, discount: 0 });
    const requestedItems = linesOf({ qty: 10, unitPrice: 21, discount: 10 }, { qty: 1, unitPrice: 100, ...EXPORT });
    const body = { status: 'Quoted', requestedItems, deliveryCharge: 21, discount: 30, discountReason: 'First order' };
    await price(_id, body).expect(200);
    // The discount of 30 is shared 20 : 10 by 200 and 100; the delivery is standard rated, as the categories differ.
    expect(await seenByBuyer(`quotes/${_id}`)).toMatchObject({
      totalPrice: 291,
      discount: 30,
      discountReason: 'First order',
      requestedItems: [
        { qtyPrice: 210, discount: 10, taxCategory: 'S', taxRate: 5, net: 171.43, vat: 8.57, gross: 180 },
        { qtyPrice: 100, discount: 0, ...EXPORT, taxRate: 0, net: 90, vat: 0, gross: 90 },
      ],
      tax: {
        ...{ basis: 'inclusive', net: 281.43, vat: 9.57, gross: 291 },
        categories: [
          { category: 'S', rate: 5, net: 191.43, vat: 9.57 },
          { category: 'Z', rate: 0, net: 90, vat: 0 },
        ],
      },
    });
  });

  it('keeps the ids of its lines, and gives a second line of a product its own id', async () => {
    const { _id, requestedItems } = await shop.given.quote(buyer, { status: 'Quoted' }, 2, ribbon);
    const [line] = requestedItems;
    const sent = linesOf({ _id: line?._id, qty: 3, unitPrice: 5 });
    const { body } = await price(_id, { requestedItems: [...sent, ...linesOf({ qty: 1, unitPrice: 4 })] }).expect(200);
    const ids = body.requestedItems.map((one: { _id: string }) => one._id);
    expect(ids[0]).toBe(line?._id);
    expect(new Set(ids).size).toBe(2);
    // Two lines of one product are distinguished by their ids, in any order.
    const swapped = [...body.requestedItems].reverse();
    const { body: again } = await price(_id, { requestedItems: swapped }).expect(200);
    expect(again.requestedItems).toEqual(swapped);
  });

  it('keeps discount, category and reason of a line if none is sent', async () => {
    const { _id } = await shop.given.requestedQuote(buyer, 2, ribbon);
    await price(_id, { requestedItems: linesOf({ qty: 2, unitPrice: 10, discount: 3, ...EXPORT }) }).expect(200);
    const { body } = await price(_id, { requestedItems: linesOf({ qty: 4, unitPrice: 10 }) }).expect(200);
    expect(body.requestedItems).toMatchObject([{ qty: 4, discount: 3, ...EXPORT }]);
    const standard = linesOf({ qty: 4, unitPrice: 10, discount: null, taxCategory: 'S' });
    const { body: after } = await price(_id, { requestedItems: standard }).expect(200);
    expect(after.requestedItems).toMatchObject([{ discount: 0, taxCategory: 'S', taxReason: '', taxRate: 5 }]);
  });

  it.each([
    ['a discount above its line', { discount: 20.01 }, {}, 'requestedItems.0.discount', 'DISCOUNT_TOO_LARGE'],
    ['a discount above its lines', { discount: 5 }, { discount: 15.01 }, 'discount', 'DISCOUNT_TOO_LARGE'],
    ['a discount below zero', { discount: -1 }, {}, 'requestedItems.0.discount', 'AMOUNT'],
    ['a category without a reason', { taxCategory: 'E' }, {}, 'requestedItems.0.taxReason', 'TAX_REASON_REQUIRED'],
    ['an unknown category', { taxCategory: 'X' }, {}, 'requestedItems.0.taxCategory', 'ONE_OF'],
  ])('is refused with %s', async (_what, line, fields, field, rule) => {
    const { _id } = await shop.given.requestedQuote(buyer, 2, ribbon);
    const requestedItems = linesOf({ qty: 2, unitPrice: 10, ...line });
    const { body } = await price(_id, { requestedItems, ...fields }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { [field]: expect.any(String) } });
    expect(body.reasons[field].rule).toBe(rule);
    expect((await staff.http.get(`/api/quotes/${_id}`)).body.version).toBe(1);
  });

  it('copies discount, categories and basis to its order and invoice', async () => {
    const quote = await shop.given.quote(
      buyer,
      {
        status: 'Confirmed',
        requestedItems: [
          { product: ribbon?._id ?? '', qty: 3, unitPrice: 33.33, discount: 9.99 },
          { product: tape?._id ?? '', qty: 1, unitPrice: 50, taxCategory: 'E', taxReason: 'Exempt by law' },
        ],
        deliveryCharge: 12.5,
        discount: 7,
        discountReason: 'Goodwill',
      },
      3,
      ribbon,
    );
    const { body: made } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
    const same = {
      ...{ deliveryCharge: 12.5, discount: 7, discountReason: 'Goodwill', tax: quote.tax },
    };
    expect(made).toMatchObject({ ...same, orderItems: quote.requestedItems, totalPrice: quote.totalPrice });
    const invoice = await issued(made);
    // Costs stay with quotes and orders.
    const lines = quote.requestedItems.map(
      ({ costPrice: _cost, margin: _margin, priceSource: _source, priceIsManual: _manual, ...line }) => line,
    );
    expect(invoice).toMatchObject({ ...same, lines, issuedTotal: quote.totalPrice });
  });
});

describe('an order', () => {
  it('may get another discount until it is invoiced', async () => {
    const order = await ordered({ orderItems: linesOf({ qty: 2, unitPrice: 50 }) });
    const change = (body: object) => staff.http.put(`/api/orders/${order._id}`).send(body);
    const { body } = await change({ discount: 5, discountReason: 'Dented box' }).expect(200);
    expect(body).toMatchObject({ totalPrice: 95, discount: 5, tax: { net: 90.48, vat: 4.52, gross: 95 } });
    expect((await change({ discount: 100.01 }).expect(400)).body.reasons.discount.rule).toBe('DISCOUNT_TOO_LARGE');
    const lines = [{ ...body.orderItems[0], discount: 1 }];
    expect((await change({ orderItems: lines }).expect(409)).body.code).toBe('ORDER_LINES_STAY');
    await change({ orderItems: body.orderItems }).expect(200);
    await issued(order);
    expect((await change({ discount: 6 }).expect(409)).body.code).toBe('ORDER_INVOICED');
  });

  it('is refused with a line whose category needs a reason, naming it', async () => {
    const body = await ordered({
      orderItems: linesOf({ qty: 1, unitPrice: 5 }, { qty: 1, unitPrice: 5, taxCategory: 'O' }),
    });
    const field = 'orderItems.1.taxReason';
    expect(body).toMatchObject({ statusCode: 400, reasons: { [field]: { params: { category: 'O' } } } });
  });
});

describe('an invoice', () => {
  it('is a tax invoice with seller, company, date of supply and every amount, for a registered company', async () => {
    const order = await ordered({
      orderItems: linesOf({ qty: 3, unitPrice: 19.99, discount: 0.97 }, { qty: 2, unitPrice: 50, ...EXPORT }),
      deliveryCharge: 10,
    });
    const deliveredAt = '2026-01-05T08:00:00.000Z';
    await staff.http.put(`/api/orders/${order._id}`).send({ status: 'Delivered', deliveredAt }).expect(200);
    const invoice = await issuedToCompany(order);
    expect(invoice).toMatchObject({
      title: 'Tax Invoice',
      supplyDate: deliveredAt,
      buyer: { name: buyer.name, company: ON_INVOICE },
      issuedTotal: 169,
      tax: { net: 165.71, vat: 3.29, gross: 169 },
    });
    const text = await printed(`invoices/${invoice._id}`, staff.http);
    for (const shown of [
      ...['Tax Invoice', 'Press & Pack Supplies Trading LLC', 'TRN 100000000000003'],
      ...['Gulf Cartons LLC', 'TRN 100123456700003', 'Plot 7, Sharjah', buyer.name, invoice.invoiceNumber],
      ...['5 January 2026', '19.99', '0.97', '56.19', '2.81', '59.00', '5%', '0% Z', 'Export to Oman'],
      ...['Net, excl. VAT AED 165.71', 'VAT 5% on 65.71 AED 3.29', 'VAT, zero-rated 0% on 100.00 AED 0.00'],
      ...['Total AED 169.00', 'Prices include VAT.'],
    ])
      expect(text).toContain(shown);
    expect(text).toMatch(/DATE OF S ?UPPLY/);
    expect(text).not.toContain('Simplified');
  });

  it('states the reverse charge, which needs a buyer with a TRN', async () => {
    const order = await ordered({
      orderItems: linesOf({ qty: 1, unitPrice: 80, taxCategory: 'AE', taxReason: 'Art. 48' }),
    });
    const { body } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(409);
    expect(body.code).toBe('BUYER_TRN_MISSING');
    const invoice = await issuedToCompany(order);
    const text = await printed(`invoices/${invoice._id}`, staff.http);
    expect(text).toContain('Reverse charge: the recipient accounts for VAT');
    expect(invoice).toMatchObject({ title: 'Tax Invoice', tax: { vat: 0, gross: 80 } });
  });

  it('is not affected by later changes of settings, products and users', async () => {
    const product = await shop.given.product({ price: 40 });
    const invoice = await shop.given.invoice(buyer, { product, unitPrice: 40 });
    const text = await printed(`invoices/${invoice._id}`);
    const before = await seenByBuyer(`invoices/${invoice._id}`);
    const later = await startShop({ SHOP_VAT_SINCE: '2099-01-01', SHOP_LEGAL_NAME: 'Other Trading LLC' }, shop);
    try {
      const { http } = await later.as.staff();
      await http.put(`/api/products/${product._id}`).send({ name: 'Renamed', price: 99 }).expect(200);
      await http.put(`/api/users/${buyer.id}`).send({ address: 'Elsewhere' }).expect(200);
      const { body } = await http.get(`/api/invoices/${invoice._id}`).expect(200);
      const { taxDate, writeOffFrom } = body;
      const ofStaff = { salesperson: null, opening: null, writeOffs: [], differences: [], taxDate, writeOffFrom };
      expect({ ...body, allowedActions: [] }).toEqual({ ...before, ...ofStaff, allowedActions: [] });
      const pdf = await http.get(`/api/invoices/${invoice._id}/pdf?language=en`).expect(200);
      expect(await pdfText(pdf.body)).toBe(text);
    } finally {
      await later.close();
      await staff.http.put(`/api/users/${buyer.id}`).send({ address: 'Al Quoz, Dubai' }).expect(200);
    }
  });
});

describe('a shop with prices exclusive of VAT', () => {
  it('adds the VAT in the totals, from the quote to the invoice', async () => {
    const without = await startShop();
    try {
      const [office, customer] = [await without.as.staff(), await without.as.customer()];
      await without.given.settings({ priceBasis: 'exclusive' });
      const quote = await without.given.quote(customer, { status: 'Confirmed', deliveryCharge: 10, discount: 1 }, 3);
      // The list price of 18.50 is 17.62 without VAT. 3 × 17.62 − 1 + 10 = 61.86, and 5 % of it.
      const tax = { basis: 'exclusive', net: 61.86, vat: 3.09, gross: 64.95 };
      expect(quote).toMatchObject({ totalPrice: 64.95, tax });
      const { body: order } = await office.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
      expect(order).toMatchObject({ totalPrice: 64.95, tax });
      const { body: invoice } = await office.http.post('/api/invoices').send({ order: order._id }).expect(201);
      expect(invoice).toMatchObject({ amountDue: 64.95, issuedTotal: 64.95, tax, lines: [{ net: 51.86 }] });
      const { body } = await customer.http.get(`/api/invoices/${invoice._id}/pdf`).expect(200);
      const text = await pdfText(body);
      for (const shown of ['AED excl. VAT', '51.86', 'Total AED 64.95', 'Prices exclude VAT'])
        expect(text).toContain(shown);
      const most = { requestedItems: [{ product: quote.requestedItems[0]?.product, qty: 1, unitPrice: 9_600_000 }] };
      const { _id } = await without.given.requestedQuote(customer);
      const refused = await office.http.put(`/api/quotes/${_id}`).send(most).expect(400);
      expect(refused.body.reasons).toMatchObject({ requestedItems: { rule: 'TOTAL_TOO_HIGH' } });
    } finally {
      await without.close();
    }
  });
});

describe('a shop that is not registered', () => {
  it('has documents without VAT, with totals equal to its prices', async () => {
    const small = await startShop({ SHOP_VAT_SINCE: '2099-01-01' });
    try {
      const customer = await small.as.customer();
      const invoice = await small.given.invoice(customer, { qty: 3, unitPrice: 33.33, deliveryCharge: 1 });
      expect(invoice).toMatchObject({ title: 'Invoice', tax: null, amountDue: 100.99, issuedTotal: 100.99 });
      expect(invoice.lines).toMatchObject([{ taxRate: null, net: null, vat: null, gross: null }]);
      const { body } = await customer.http.get(`/api/invoices/${invoice._id}/pdf`).expect(200);
      const text = await pdfText(body);
      expect(text).not.toMatch(/Tax Invoice|VAT/);
      expect(text).toContain('Total AED 100.99');
    } finally {
      await small.close();
    }
  });
});
