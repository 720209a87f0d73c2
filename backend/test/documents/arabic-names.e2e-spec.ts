import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';
import { pdfText } from '../support/pdf-text.js';

const ARABIC = 'أشرطة الختم الحراري لطباعة التاريخ 1 بوصة أسود';
const SELLER = 'متجر الحبر';
const COMPANY = 'مطبعة الخليج';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let ribbon: ProductResponse;
let nameless: ProductResponse;

beforeAll(async () => {
  shop = await startShop();
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  await shop.given.settings({ legalName: 'Ink Shop LLC', legalNameAr: SELLER });
  const company = await shop.given.company({ legalName: 'Gulf Press LLC', legalNameAr: COMPANY });
  const membership = { company: company._id, companyRole: 'admin' };
  await staff.http.put(`/api/users/${buyer.id}`).send(membership).expect(200);
  await buyer.http.put('/api/users/profile').send({ language: 'ar' }).expect(200);
  const { _id } = await shop.given.category({ displayName: 'Hot-Stamping Coding Ribbon' });
  ribbon = await shop.given.product({ category: _id, code: 'FC3' });
  nameless = await shop.given.product();
});
afterAll(() => shop.close());

/** Without the marks and spaces that hold a name together. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

const linesOf = (record: Record<string, { productNameAr: string }[]>) =>
  (record.requestedItems ?? record.orderItems ?? record.lines ?? []).map(({ productNameAr }) => plain(productNameAr));

/** Words of the Arabic names as in the text of a PDF: from right to left, each letter separately. */
const ARABIC_WORDS = ['الختم', 'متجر', 'مطبعة'].map((word) => [...word].reverse().join(''));

const printed = async (path: string, language: string) => {
  const { body } = await staff.http.get(path).query({ language }).expect(200);
  return (await pdfText(body)).normalize('NFKC').replaceAll(' ', '');
};

/** A request, and the papers that were made of it. */
async function papersOf(goods: readonly object[], unitPrice = 50) {
  const { body: quote } = await buyer.http.post('/api/quotes').send({ requestedItems: goods }).expect(201);
  const requestedItems = quote.requestedItems.map((line: object) => ({ ...line, unitPrice }));
  await staff.http.put(`/api/quotes/${quote._id}`).send({ requestedItems, status: 'Confirmed' }).expect(200);
  const { body: order } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
  const { body: invoice } = await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
  const credited = invoice.lines.map(({ _id }: { _id: string }) => ({ line: _id, qty: 1 }));
  const why = { invoice: invoice._id, reason: 'DL8.61.1.D', words: 'Too many', lines: credited };
  const { body: note } = await staff.http.post('/api/credit-notes').send(why).expect(201);
  return { quote, order, invoice, note };
}

describe('the Arabic name of a product', () => {
  it('is copied from the request to every paper created from it', async () => {
    const goods = [
      { product: ribbon._id, qty: 2 },
      { product: nameless._id, qty: 2 },
      { text: 'Setup', qty: 1 },
    ];
    const { quote, order, invoice, note } = await papersOf(goods);
    const names = [`${ARABIC} FC3`, '', ''];
    for (const paper of [quote, order, invoice, note]) expect(linesOf(paper)).toEqual(names);
    expect(linesOf({ lines: quote.askedFor })).toEqual(names);
    const [received] = await awaitEmails(shop, buyer.email, `استلمنا طلبكم ${quote.number}`);
    expect(plain(received?.text ?? '')).toContain(`${ARABIC} FC3: `);
    expect(received?.text).toContain(`${nameless.name}: `);
    const papers = [
      ...[`/api/quotes/${quote._id}/pdf`, `/api/orders/${order._id}/pdf`, `/api/orders/${order._id}/delivery-note`],
      ...[`/api/invoices/${invoice._id}/pdf`, `/api/credit-notes/${note._id}/pdf`],
    ];
    const english = [ribbon.name.replaceAll(' ', ''), 'InkShopLLC', 'GulfPressLLC'];
    for (const path of papers) {
      const [inEnglish, inArabic, inBoth] = await Promise.all(
        ['en', 'ar', 'both'].map((language) => printed(path, language)),
      );
      for (const name of [...english, ...ARABIC_WORDS]) expect(inBoth).toContain(name);
      for (const name of english) expect([inEnglish?.includes(name), inArabic?.includes(name)]).toEqual([true, false]);
      for (const name of ARABIC_WORDS)
        expect([inEnglish?.includes(name), inArabic?.includes(name)]).toEqual([false, true]);
      expect(inArabic).toContain(nameless.name.replaceAll(' ', ''));
    }
  });

  it('does not change on issued documents when the texts of the shop change', async () => {
    const { _id, displayName } = await shop.given.category({ displayName: 'Satin Date-Coding & Care-Label Ribbon' });
    const product = await shop.given.product({ category: _id, code: 'SAT' });
    const { order } = await papersOf([{ product: product._id, qty: 2 }]);
    await staff.http
      .put(`/api/categories/${_id}`)
      .send({ displayName: `${displayName} 2` })
      .expect(200);
    const { body: later } = await staff.http.get(`/api/orders/${order._id}`).expect(200);
    expect(linesOf(later)).toEqual(linesOf(order));
    const { body: again } = await staff.http.post(`/api/orders/${order._id}/duplicate`).send({}).expect(201);
    expect(linesOf(again)).toEqual(['']);
  });

  it('is on lines that staff write, replace and reorder', async () => {
    const line = { qty: 2, unitPrice: 50 };
    const orderItems = [{ ...line, product: ribbon._id, productNameAr: 'forged' }];
    const { body: order } = await staff.http.post('/api/orders').send({ user: buyer.id, orderItems }).expect(201);
    const { body: again } = await staff.http.post(`/api/orders/${order._id}/duplicate`).send({}).expect(201);
    for (const written of [order, again]) expect(linesOf(written)).toEqual([`${ARABIC} FC3`]);
    const goods = { requestedItems: [{ text: 'A black ribbon', qty: 2 }] };
    const { body: quote } = await buyer.http.post('/api/quotes').send(goods).expect(201);
    const replaced = [{ ...line, _id: quote.requestedItems[0]._id, product: ribbon._id }];
    const { body } = await staff.http.put(`/api/quotes/${quote._id}`).send({ requestedItems: replaced }).expect(200);
    expect(linesOf(body)).toEqual([`${ARABIC} FC3`]);
  });

  it('is the entered name, otherwise begins with the name of its category; issued documents keep theirs', async () => {
    const { _id: category } = await shop.given.category({ displayName: 'Foil', displayNameAr: 'رقائق' });
    const named = await shop.given.product({ category, code: 'F1', nameAr: 'رقاقة ذهبية' });
    const other = await shop.given.product({ category, code: 'F2' });
    const { quote, order, invoice, note } = await papersOf([named, other].map(({ _id }) => ({ product: _id, qty: 2 })));
    const names = ['رقاقة ذهبية', 'رقائق 1 بوصة أسود F2'];
    for (const paper of [quote, order, invoice, note]) expect(linesOf(paper)).toEqual(names);
    await staff.http.put(`/api/products/${named._id}`).send({ nameAr: '' }).expect(200);
    await staff.http.put(`/api/categories/${category}`).send({ displayNameAr: 'ورق ذهبي' }).expect(200);
    const { body: again } = await staff.http.get(`/api/orders/${order._id}`).expect(200);
    expect(linesOf(again)).toEqual(names);
    const { body: later } = await staff.http.post(`/api/orders/${order._id}/duplicate`).send({}).expect(201);
    expect(linesOf(later)).toEqual(['ورق ذهبي 1 بوصة أسود F1', 'ورق ذهبي 1 بوصة أسود F2']);
  });

  it('is found as entered in the shop and in the list of staff', async () => {
    const { _id: category } = await shop.given.category({ displayName: 'Label', displayNameAr: 'ملصقات' });
    const { _id } = await shop.given.product({ category, nameAr: 'بطاقة غسيل' });
    const shown = async (q: string) =>
      (await shop.as.visitor().get('/api/products').query({ q }).expect(200)).body.data.map(
        (product: ProductResponse) => product._id,
      );
    expect([await shown('غسيل'), await shown('ملصقات')]).toEqual([[_id], [_id]]);
    const filter = JSON.stringify({ q: 'غسيل' });
    const { body } = await staff.http.get('/api/products/admin').query({ filter }).expect(200);
    expect(body).toMatchObject([{ _id, nameAr: 'بطاقة غسيل', category: { displayNameAr: 'ملصقات' } }]);
  });
});

describe('the Arabic legal names of shop and company', () => {
  it('are copied to the invoice, and their changes are in the history', async () => {
    const { invoice } = await papersOf([{ product: ribbon._id, qty: 2 }]);
    expect(invoice).toMatchObject({
      seller: { legalName: 'Ink Shop LLC', legalNameAr: SELLER },
      buyer: { company: { legalName: 'Gulf Press LLC', legalNameAr: COMPANY } },
    });
    const { _id } = await shop.given.company();
    await staff.http.put(`/api/companies/${_id}`).send({ legalNameAr: 'مطبعة الشرق' }).expect(200);
    const [change] = (await staff.http.get(`/api/companies/${_id}/history`).expect(200)).body;
    expect(change.changes).toEqual([{ field: 'legalNameAr', from: '', to: 'مطبعة الشرق' }]);
    const { _id: settings } = (await staff.http.get('/api/settings').expect(200)).body;
    const [saved] = (await staff.http.get(`/api/settings/${settings}/history`).expect(200)).body;
    expect(saved.changes).toContainEqual({ field: 'legalNameAr', from: '', to: SELLER });
  });

  it('remain if a buyer describes the company without one', async () => {
    const { company } = (await buyer.http.get('/api/users/account/profile').expect(200)).body;
    const { legalName, trn, licenceNumber, address } = company;
    const changed = { legalName, trn, licenceNumber, licenceAuthority: 'Ajman DED', address };
    const { body } = await buyer.http.put('/api/users/profile').send({ company: changed }).expect(200);
    expect(body.company.pending).toMatchObject({ legalNameAr: COMPANY, licenceAuthority: 'Ajman DED' });
  });
});
