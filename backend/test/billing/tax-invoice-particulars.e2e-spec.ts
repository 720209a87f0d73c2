import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let invoice: string;
let number: string;

/** A registered company buys with a discount, goods of three categories, and gets them a week before the invoice. */
beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  const buyer = await shop.as.customer('Hind Saleh');
  const company = await shop.given.company({ legalName: 'Gulf Cartons LLC', trn: '100123456700003' });
  await staff.http.put(`/api/users/${buyer.id}`).send({ company: company._id, companyRole: 'buyer' }).expect(200);
  const products = await Promise.all([1, 2, 3].map(() => shop.given.product({ stock: 100 })));
  const lines = [
    { qty: 3, unitPrice: 19.99, discount: 0.97 },
    { qty: 2, unitPrice: 50, taxCategory: 'Z', taxReason: 'Export to Oman' },
    { qty: 1, unitPrice: 80, taxCategory: 'AE', taxReason: 'Art. 48' },
  ];
  const orderItems = lines.map((line, index) => ({ product: products[index]?._id, ...line }));
  shop.clock.stopAt('2026-01-12T08:00:00Z');
  const order = { user: buyer.id, orderItems, deliveryCharge: 10, discount: 23.9, discountReason: 'First order' };
  const { body: ordered } = await staff.http.post('/api/orders').send(order).expect(201);
  await staff.http
    .put(`/api/orders/${ordered._id}`)
    .send({ status: 'Delivered', deliveredAt: '2026-01-05' })
    .expect(200);
  const { body } = await staff.http.post('/api/invoices').send({ order: ordered._id }).expect(201);
  [invoice, number] = [body._id, body.invoiceNumber];
});
afterAll(() => shop.close());

async function printed(language: string): Promise<string> {
  return pdfText((await staff.http.get(`/api/invoices/${invoice}/pdf?language=${language}`).expect(200)).body);
}
const expectAll = (text: string, parts: readonly string[]) => {
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
};

/** Facts that every language prints in Latin letters and digits, by the letters of article 59(1) of the Executive Regulation. */
const PARTICULARS = {
  b: ['Press & Pack Supplies Trading LLC', 'Al Quoz Industrial Area 3', '100000000000003'],
  c: ['Gulf Cartons LLC', 'Al Quoz, Dubai', '100123456700003'],
  h: ['19.99', '50.00', '80.00', '5%', '0%'],
  i: ['24.87'],
  j: ['225.10'],
  k: ['AED'],
};
const ENGLISH = {
  a: ['Tax Invoice'],
  ef: ['12 January 2026', '5 January 2026'],
  g: ['Black'],
  l: ['Reverse charge: the recipient accounts for VAT'],
};

describe('a tax invoice', () => {
  it.each(['en', 'ar', 'both'])('has every particular that the law requires (language: %s)', async (language) => {
    const text = await printed(language);
    expectAll(text, [number, ...Object.values(PARTICULARS).flat()]);
    if (language !== 'ar') expectAll(text, Object.values(ENGLISH).flat());
  });

  it('has the VAT of each line and of each category in AED', async () => {
    const { body } = await staff.http.get(`/api/invoices/${invoice}`).expect(200);
    const text = await printed('en');
    const amounts = [...body.lines, ...body.tax.categories, body.tax].flatMap(
      ({ net, vat }: { net: number; vat: number }) => [net.toFixed(2), vat.toFixed(2)],
    );
    expectAll(text, amounts);
    expect(text).toContain('AED');
  });
});
