import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOMBS } from './samples/bombs.js';
import { ATTACHED, OTHER_KINDS } from './samples/foreign-documents.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let xml: string;

/** The e-invoice of a company. */
beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  buyer = await shop.as.customer('Hind Saleh');
  const company = (await shop.given.company({ legalName: 'شركة الخليج & شركاه' }))._id;
  await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'buyer' }).expect(200);
  const { _id } = await shop.given.invoice(buyer, { qty: 12, unitPrice: 18.5, deliveryCharge: 25 });
  xml = (await staff.http.get(`/api/invoices/${_id}/e-invoice`).expect(200)).text;
});
afterAll(() => shop.close());

const read = (
  body: string | Buffer,
  { http, type = 'application/xml' } = { http: staff.http, type: 'application/xml' },
) => http.post('/api/e-invoicing/read').set('content-type', type).send(body);

describe('reading an e-invoice', () => {
  it('tells what it says, to the fils, and that nothing is wrong with it', async () => {
    const { body } = await read(xml).expect(200);
    expect(body).toMatchObject({
      ...{ kind: 'invoice', typeCode: '380', currency: 'AED', exchangeRate: null, preceding: null, findings: [] },
      buyer: { legalName: 'شركة الخليج & شركاه', address: { country: 'AE' } },
      lines: [{ qty: 12, unit: 'XRO', category: 'S', percent: 5, net: 211.43, vat: 10.57, gross: 222 }],
      adjustments: [{ isCharge: true, reason: 'Delivery', amount: 23.81 }],
      categories: [{ category: 'S', percent: 5, taxable: 235.24, vat: 11.76 }],
      totals: { lines: 211.43, charges: 23.81, net: 235.24, vat: 11.76, gross: 247, prepaid: 0, payable: 247 },
      payment: { code: '1' },
    });
  });

  it('reports what is wrong with the e-invoice of another seller, without a page of the shop that corrects it', async () => {
    const without = xml.replace(/<cbc:CompanyID schemeAgencyID[^>]*>[^<]*<\/cbc:CompanyID>/, '');
    const { body } = await read(without, { http: staff.http, type: 'text/xml; charset=utf-8' }).expect(200);
    expect(body.findings).toMatchObject([
      {
        rule: 'ibr-150-ae',
        field: 'cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID',
        path: '',
        messages: {
          en: expect.stringMatching(
            /^The seller has no trade licence number\. cac:.*\(line \d+ of the file\): missing\.$/,
          ),
          ar: expect.stringContaining('من الملف'),
        },
      },
    ]);
  });

  it('takes attachments up to the limit of the page, and says which rules it checks', async () => {
    const { body } = await read(ATTACHED(xml, 1_400_000)).expect(200);
    expect(body).toMatchObject({ attachments: [{ name: 'delivery.png', bytes: 1_400_000 }], findings: [] });
    expect(body.checkedRules.length).toBeGreaterThan(280);
    expect(body.checkedRules).not.toEqual(expect.arrayContaining(body.uncheckedRules));
  });

  it.each(OTHER_KINDS)('refuses %s for its kind', async (kind, change) => {
    const { body } = await read(change(ATTACHED(xml, 120_000))).expect(400);
    expect(body).toMatchObject({ code: 'NOT_AN_E_INVOICE', message: expect.stringContaining(kind) });
  });

  it('is for staff alone, and takes XML alone', async () => {
    await read(xml, { http: shop.as.visitor(), type: 'application/xml' }).expect(401);
    await read(xml, { http: buyer.http, type: 'application/xml' }).expect(403);
    await read('%PDF-1.4', { http: staff.http, type: 'application/pdf' }).expect(415);
    await staff.http.post('/api/e-invoicing/read').send({ xml }).expect(415);
    await read(`${xml}${' '.repeat(2_097_152)}`).expect(413);
  });

  it.each(Object.entries(BOMBS))('refuses %s, and goes on', async (_name, [bomb, code]) => {
    const { body } = await read(bomb).expect(400);
    expect(body.code).toBe(code);
  });

  it('names the line that is wrong, and what a file is that is no e-invoice', async () => {
    const { body: broken } = await read(xml.replace('</cbc:UUID>', '')).expect(400);
    expect(broken).toMatchObject({ code: 'XML_NOT_WELL_FORMED', params: { line: 7 } });
    const { body: other } = await read(xml.replace('@ae-1', '@sg-1')).expect(400);
    expect(other).toMatchObject({ code: 'NOT_AN_E_INVOICE', params: { what: 'CustomizationID' } });
  });
});
