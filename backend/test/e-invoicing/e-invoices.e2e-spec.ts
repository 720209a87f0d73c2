import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let person: TestActor;
let company: string;

/** A registered company buys, and a person. */
beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  person = await shop.as.customer();
  buyer = await shop.as.customer('Hind Saleh');
  company = (await shop.given.company({ legalName: 'شركة الخليج & شركاه' }))._id;
  await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'buyer' }).expect(200);
});
afterAll(() => shop.close());

const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text);
const xmlOf = async (path: string, as = staff) => (await as.http.get(`/api/${path}/e-invoice`).expect(200)).text;
const rulesOf = (body: { findings: { rule: string }[] }) => body.findings.map(({ rule }) => rule);

describe('the e-invoice of an invoice', () => {
  it('is XML for staff and for its owner, with the same bytes each time', async () => {
    const { _id, invoiceNumber } = await shop.given.invoice(buyer, { qty: 12, unitPrice: 18.5, deliveryCharge: 25 });
    const answer = await buyer.http.get(`/api/invoices/${_id}/e-invoice`).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${invoiceNumber}.xml"`,
    });
    expect(texts(answer.text, 'InvoiceTypeCode')).toEqual(['380']);
    expect(texts(answer.text, 'RegistrationName')[1]).toBe('شركة الخليج &amp; شركاه');
    expect(texts(answer.text, 'PayableAmount')).toEqual(['247.00']);
    expect(await xmlOf(`invoices/${_id}`)).toBe(answer.text);
  });

  it('is private to its owner', async () => {
    const { _id } = await shop.given.invoice(buyer);
    await person.http.get(`/api/invoices/${_id}/e-invoice`).expect(404);
  });

  it('is refused with the missing details of the buyer and the place to correct them', async () => {
    const { _id } = await shop.given.invoice(person);
    const { body } = await person.http.get(`/api/invoices/${_id}/e-invoice`).expect(409);
    expect(body).toMatchObject({ code: 'E_INVOICE_INCOMPLETE', errors: { 'buyer.address': expect.any(String) } });
    const { body: report } = await staff.http.get(`/api/invoices/${_id}/e-invoice/findings`).expect(200);
    expect(report).toMatchObject({
      isReady: false,
      findings: [{ rule: 'ibr-144-ae', page: 'buyer', path: `/users/${person.id}/edit`, isStricter: false }],
    });
    expect(report.findings[0].messages.ar).toMatch(/عنوان المشتري/);
  });

  it('does not exist for a Void invoice', async () => {
    const { _id } = await shop.given.invoice(buyer);
    await staff.http.delete(`/api/invoices/${_id}`).expect(200);
    const { body } = await staff.http.get(`/api/invoices/${_id}/e-invoice`).expect(409);
    expect(body.code).toBe('E_INVOICE_VOID');
    const { body: report } = await staff.http.get(`/api/invoices/${_id}/e-invoice/findings`).expect(200);
    expect(report).toEqual({ isNeeded: false, isReady: false, findings: [] });
  });

  it('has the export and free-zone details that staff entered', async () => {
    const { _id } = await shop.given.invoice(buyer);
    const put = (supply: object) => staff.http.put(`/api/invoices/${_id}`).send({ supply });
    const { body } = await put({ isExport: false, freeZoneBeneficiary: '12' }).expect(400);
    expect(body.reasons).toEqual({ 'supply.freeZoneBeneficiary': { rule: 'TRN_OR_TIN' } });
    await put({ isExport: false, freeZoneBeneficiary: '100555555500003' }).expect(200);
    expect(texts(await xmlOf(`invoices/${_id}`), 'ProfileExecutionID')).toEqual(['10000000']);
    await put({ isExport: true, freeZoneBeneficiary: '' }).expect(200);
    const { body: report } = await staff.http.get(`/api/invoices/${_id}/e-invoice/findings`).expect(200);
    expect(rulesOf(report)).toEqual(['shop-export']);
  });
});

describe('an order', () => {
  const deliver = (_id: string) => staff.http.post(`/api/orders/${_id}/deliver`).send({}).expect(201);
  const noteOf = (xml: string) => /<cac:DespatchDocumentReference>\s*<cbc:ID>([^<]*)</.exec(xml)?.[1];

  it('has the supply details before it is invoiced, and its invoice copies them', async () => {
    const { _id } = await shop.given.order(buyer);
    const put = (supply: object) => staff.http.put(`/api/orders/${_id}`).send({ supply });
    const { body } = await put({ isExport: false, freeZoneBeneficiary: '12' }).expect(400);
    expect(body.reasons).toEqual({ 'supply.freeZoneBeneficiary': { rule: 'TRN_OR_TIN' } });
    await put({ isExport: true, freeZoneBeneficiary: '' }).expect(200);
    const { body: report } = await staff.http.get(`/api/orders/${_id}/e-invoice/findings`).expect(200);
    expect(report.findings).toMatchObject([{ rule: 'shop-export', page: 'supply', path: `/orders/${_id}/edit` }]);
    const supply = { isExport: false, freeZoneBeneficiary: '1005555555' };
    await put(supply).expect(200);
    expect((await buyer.http.get(`/api/orders/${_id}`).expect(200)).body.supply).toBeUndefined();
    const { body: invoice } = await staff.http.post('/api/invoices').send({ order: _id }).expect(201);
    expect(invoice.supply).toEqual(supply);
    await put(supply).expect(200);
    const { body: late } = await put({ isExport: false, freeZoneBeneficiary: '' }).expect(409);
    expect(late.code).toBe('ORDER_INVOICED');
  });

  it('is invoiced, once delivered, with its delivery note and the HS and unit codes of its products', async () => {
    const product = await shop.given.product({ hsCode: '961210', unit: 'roll', unitCode: 'MTR' });
    const { _id } = await shop.given.order(buyer, { product });
    await deliver(_id);
    const { body: invoice } = await staff.http.post('/api/invoices').send({ order: _id }).expect(201);
    const xml = await xmlOf(`invoices/${invoice._id}`);
    expect(noteOf(xml)).toBe(invoice.deliveries[0].number);
    expect(texts(xml, 'ActualDeliveryDate')).toEqual(texts(xml, 'IssueDate'));
    expect(texts(xml, 'CommodityCode')).toEqual(['G']);
    expect(xml).toContain('<cbc:ItemClassificationCode listID="HS">961210<');
    expect(xml).toContain('<cbc:InvoicedQuantity unitCode="MTR">');
  });

  it('names itself instead of its delivery notes if one invoice bills several deliveries', async () => {
    const { _id, orderNumber, orderItems } = await shop.given.order(buyer, { qty: 2 });
    const lines = [{ line: orderItems[0]?._id, qty: 1 }];
    await staff.http.post(`/api/orders/${_id}/deliveries`).send({ lines }).expect(201);
    await deliver(_id);
    const { body: invoice } = await staff.http.post('/api/invoices').send({ order: _id }).expect(201);
    expect(invoice.deliveries).toHaveLength(2);
    expect(noteOf(await xmlOf(`invoices/${invoice._id}`))).toBe(orderNumber);
  });
});

describe('a company without a TRN', () => {
  it('gets its e-invoices at its TIN until it has its own TRN', async () => {
    const { _id, version } = await shop.given.company({ trn: '', tin: '1987654321' });
    const person = await shop.as.customer();
    await staff.http.put(`/api/users/${person.id}`).send({ company: _id, companyRole: 'admin' }).expect(200);
    const xml = await xmlOf(`invoices/${(await shop.given.invoice(person))._id}`, person);
    expect(texts(xml, 'EndpointID')[1]).toBe('1987654321');
    const put = (body: object) => staff.http.put(`/api/companies/${_id}`).send(body);
    expect((await put({ tin: '2987654321' }).expect(400)).body.reasons).toMatchObject({ tin: { rule: 'TIN' } });
    const { body } = await put({ trn: '100123456700003', tin: '1987654321' }).expect(400);
    expect(body.reasons).toMatchObject({ tin: { rule: 'TIN_OF_TRN' } });
    const { company } = (await person.http.get('/api/users/account/profile').expect(200)).body;
    expect(company.tin).toBe('1987654321');
    const own = { ...company, tin: undefined, licenceNumber: '4712' };
    await person.http.put('/api/users/profile').send({ company: own }).expect(200);
    await staff.http.post(`/api/companies/${_id}/confirm`).send({}).expect(200);
    const { body: unchanged } = await staff.http.get(`/api/companies/${_id}`).expect(200);
    expect(unchanged).toMatchObject({ tin: '1987654321', licenceNumber: '4712' });
    expect(unchanged.version).toBeGreaterThan(version);
    const { body: registered } = await put({ trn: '198765432100003' }).expect(200);
    expect(registered).toMatchObject({ trn: '198765432100003', tin: '' });
  });
});

describe('the e-invoice of a credit note', () => {
  it('names its invoice and its reason', async () => {
    const { _id, invoiceNumber } = await shop.given.invoice(buyer, { deliveryCharge: 25 });
    const credit = { invoice: _id, reason: 'DL8.61.1.C', words: 'Wrong price', deliveryCharge: 10 };
    const { body: note } = await staff.http.post('/api/credit-notes').send(credit).expect(201);
    const xml = await xmlOf(`credit-notes/${note._id}`, buyer);
    expect(texts(xml, 'CreditNoteTypeCode')).toEqual(['381']);
    expect(texts(xml, 'ResponseCode')).toEqual(['DL8.61.1.C']);
    expect(texts(xml, 'ID')).toContain(invoiceNumber);
    expect(texts(xml, 'PayableAmount')).toEqual(['10.00']);
    const { body } = await staff.http.get(`/api/credit-notes/${note._id}/e-invoice/findings`).expect(200);
    expect(body).toEqual({ isNeeded: true, isReady: true, findings: [] });
    await person.http.get(`/api/credit-notes/${note._id}/e-invoice`).expect(404);
  });
});

describe('documents without VAT', () => {
  it('have no e-invoice', async () => {
    await shop.given.settings({ vatRegisteredSince: '' });
    const { _id, order } = await shop.given.invoice(buyer);
    const { body } = await buyer.http.get(`/api/invoices/${_id}/e-invoice`).expect(409);
    expect(body.code).toBe('E_INVOICE_WITHOUT_VAT');
    for (const path of [`invoices/${_id}`, `orders/${order._id}`]) {
      const { body: report } = await staff.http.get(`/api/${path}/e-invoice/findings`).expect(200);
      expect(report.isNeeded).toBe(false);
    }
    await shop.given.settings({ vatRegisteredSince: '2018-01-01' });
  });
});

describe('a report of missing e-invoice details', () => {
  it('is available for quotes and orders, with the pages that correct them', async () => {
    const requestedItems = [
      {
        product: (await shop.given.product())._id,
        qty: 2,
        unitPrice: 50,
        taxCategory: 'E' as const,
        taxReason: 'Exempt',
      },
    ];
    const quote = await shop.given.quote(buyer, { status: 'Confirmed', requestedItems });
    const { body: ofQuote } = await staff.http.get(`/api/quotes/${quote._id}/e-invoice/findings`).expect(200);
    expect(ofQuote.findings).toMatchObject([
      { rule: 'ibr-167-ae', field: 'lines.0.exemptionCode', page: 'lines', path: `/quotes/${quote._id}/edit` },
    ]);
    expect(ofQuote.findings[0].messages.en).toMatch(/^Line 1: /);
    const order = await shop.given.order(person);
    const { body: ofOrder } = await staff.http.get(`/api/orders/${order._id}/e-invoice/findings`).expect(200);
    expect(rulesOf(ofOrder)).toEqual(['ibr-144-ae']);
  });

  it('counts them for the shop, companies and products', async () => {
    const legalName = 'Corner Copy Shop';
    const { _id } = await shop.given.company({ legalName, licenceNumber: '4711', licenceAuthority: '' });
    await shop.given.product({ taxCategory: 'E', taxReason: 'Exempt' });
    const { body } = await staff.http.get('/api/e-invoicing/readiness').expect(200);
    expect(body.settings).toEqual([]);
    expect(body.companies).toMatchObject({ total: 3, ready: 2, unready: [{ _id, legalName }] });
    expect(rulesOf(body.companies.unready[0])).toEqual(['ibr-101-ae']);
    expect(body.products.withoutTaxCode).toBe(1);
  });
});

describe('the setting that requires an e-invoice for every invoice', () => {
  it('refuses invalid ones with the missing fields, issues nothing, and accepts the others', async () => {
    await shop.given.settings({ requireReadyEInvoices: true });
    const order = await shop.given.order(person);
    const issue = (_id: string) => staff.http.post('/api/invoices').send({ order: _id });
    const { body } = await issue(order._id).expect(409);
    expect(body).toMatchObject({ code: 'E_INVOICE_NOT_READY', errors: { 'buyer.address': expect.any(String) } });
    expect(body.message).toMatch(/^The invoice was not issued.*\(1 problem\)/);
    expect((await staff.http.get(`/api/orders/${order._id}`).expect(200)).body.invoice).toBeNull();
    await issue((await shop.given.order(buyer))._id).expect(201);
    await shop.given.settings({ requireReadyEInvoices: false });
    await issue(order._id).expect(201);
  });
});
