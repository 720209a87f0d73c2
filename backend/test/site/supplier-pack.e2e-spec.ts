import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { MAX_SUPPLIER_FILE_BYTES } from '@shop/contract/supplier-pack';
import { unzipSync } from 'fflate';
import type { Model } from 'mongoose';
import sharp from 'sharp';
import { SupplierDocument, SupplierFile } from '../../src/site/supplier-pack/supplier-document.schema.js';
import { SupplierNotices } from '../../src/site/supplier-pack/supplier-notices.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails, emailsTo } from '../support/emails.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  shop.clock.stopAt('2026-11-25T08:00:00Z');
  staff = await shop.as.staff();
  buyer = await shop.as.customer();
  await shop.given.settings({ email: 'office@shop.example' });
});
beforeEach(async () => {
  shop.clock.stopAt('2026-11-25T08:00:00Z');
  for (const name of [SupplierDocument.name, SupplierFile.name]) await modelOf(name).deleteMany({});
});
afterAll(() => shop.close());

const modelOf = (name: string) => shop.app.get<Model<SupplierFile>>(getModelToken(name));
const storedFiles = () => modelOf(SupplierFile.name).countDocuments();
const PDF = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);
const DOCUMENTS = '/api/supplier-documents';
const LICENCE = `${DOCUMENTS}/TradeLicence`;

interface Upload {
  readonly bytes?: Buffer;
  readonly type?: string;
  readonly who?: TestActor;
}
const put = (kind: string, query: object = {}, { bytes, type = 'application/pdf', who = staff }: Upload = {}) =>
  who.http
    .post(`${DOCUMENTS}/${kind}`)
    .query(query)
    .set('content-type', type)
    .send(bytes ?? PDF(kind));

describe('a supplier document', () => {
  it('is stored, replaced and removed together with its file; its history shows each change', async () => {
    const first = (await put('TradeLicence', { expiresOn: '2027-01-31' }).expect(200)).body;
    expect(first).toMatchObject({ kind: 'TradeLicence', expiresOn: '2027-01-31', daysLeft: 67, version: 1 });
    const shown = await staff.http.get(`${LICENCE}/file`).buffer(true).expect(200);
    expect(shown.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(shown.body).toEqual(PDF('TradeLicence'));

    const renewed = { bytes: PDF('licence of 2027') };
    const second = (await put('TradeLicence', { version: 1 }, renewed).expect(200)).body;
    expect(second).toMatchObject({ _id: first._id, expiresOn: null, daysLeft: null, version: 2 });
    expect((await staff.http.get(`${LICENCE}/file`).buffer(true).expect(200)).body).toEqual(renewed.bytes);
    expect(await storedFiles()).toBe(1);
    expect((await put('TradeLicence', { version: 1 }).expect(409)).body.code).toBe('STALE_VERSION');

    expect((await staff.http.delete(LICENCE).expect(200)).body).toEqual({ _id: first._id });
    expect((await staff.http.get(DOCUMENTS).expect(200)).body).toEqual([]);
    expect(await storedFiles()).toBe(0);
    await staff.http.delete(LICENCE).expect(404);
    await staff.http.get(`${LICENCE}/file`).expect(404);

    const { body: history } = await staff.http.get(`${DOCUMENTS}/${first._id}/history`).expect(200);
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['deleted', 'updated', 'created']);
    expect(history[1].changes).toEqual([
      { field: 'expiresOn', from: '2027-01-31', to: null },
      expect.objectContaining({ field: 'sha256' }),
    ]);
    expect(JSON.stringify(history)).not.toContain('%PDF');
  });

  it('can be an image, which is stored upright and without its location', async () => {
    const photo = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } });
    const bytes = await photo
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    await put('BankLetter', {}, { bytes, type: 'image/jpeg' }).expect(200);
    const shown = await staff.http.get(`${DOCUMENTS}/BankLetter/file`).buffer(true).expect(200);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(shown.body as Buffer).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a file that is no PDF', Buffer.from('%PDF-1.4 and no end'), 'application/pdf', 400, 'NOT_A_PDF_OR_PICTURE'],
    ['a file that is no picture', Buffer.from('<svg/>'), 'image/png', 400, 'NOT_A_PDF_OR_PICTURE'],
    ['an empty file', Buffer.alloc(0), 'application/pdf', 400, 'NOT_A_PDF_OR_PICTURE'],
    ['more than 5 MB', Buffer.alloc(MAX_SUPPLIER_FILE_BYTES + 1, 'x'), 'application/pdf', 413, undefined],
    ['another type', Buffer.from('hello'), 'image/webp', 415, undefined],
  ])('is refused as %s', async (_what, bytes, type, status, rule) => {
    const { body } = await put('BankLetter', {}, { bytes, type }).expect(status);
    expect(body.reasons?.file.rule).toBe(rule);
    expect(await storedFiles()).toBe(0);
  });

  it('is refused for a day that does not exist, and for an unknown kind', async () => {
    const { body } = await put('BankLetter', { expiresOn: '2027-02-30' }).expect(400);
    expect(body.reasons.expiresOn.rule).toBe('DAY');
    await put('Diploma').expect(404);
    expect(await storedFiles()).toBe(0);
  });

  it('is stored once if two users store it at the same time', async () => {
    const answers = await Promise.all(
      ['one', 'two'].map((text) => put('TrnCertificate', {}, { bytes: PDF(text) }).then(({ status }) => status)),
    );
    // One after the other replaces; at the very same moment the second is refused.
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(answers.sort());
    expect(await storedFiles()).toBe(1);
  });

  it('can be changed only by staff who may change the settings, and opened only by staff', async () => {
    const sales = await shop.as.staff('Sara', 'Sales');
    await put('TradeLicence').expect(200);
    await sales.http.get(`${LICENCE}/file`).expect(200);
    await put('TradeLicence', {}, { who: sales }).expect(403);
    await sales.http.delete(LICENCE).expect(403);
    await buyer.http.get(`${LICENCE}/file`).expect(403);
    await put('TradeLicence', {}, { who: buyer }).expect(403);
    await buyer.http.get(DOCUMENTS).expect(200);
    await shop.as.visitor().get(DOCUMENTS).expect(401);
  });
});

describe('the supplier pack', () => {
  it('is refused if there are no documents, and to visitors', async () => {
    expect((await buyer.http.get(`${DOCUMENTS}/pack`).expect(409)).body.code).toBe('NO_SUPPLIER_DOCUMENTS');
    await shop.as.visitor().get(`${DOCUMENTS}/pack`).expect(401);
  });

  it('is a ZIP of all documents, whose names contain their last days; expired ones are marked', async () => {
    await put('TradeLicence', { expiresOn: '2026-11-24' }).expect(200);
    await put('BankLetter', { expiresOn: '2026-11-25' }).expect(200);
    await put('TrnCertificate').expect(200);
    const answer = await buyer.http.get(`${DOCUMENTS}/pack`).responseType('blob').expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Supplier-documents-2026-11-25.zip"',
    });
    const files = unzipSync(answer.body as Buffer);
    expect(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)])).toEqual([
      ['bank-letter-valid-until-2026-11-25.pdf', PDF('BankLetter')],
      ['trade-licence-expired-2026-11-24.pdf', PDF('TradeLicence')],
      ['trn-certificate.pdf', PDF('TrnCertificate')],
    ]);
  });

  it('is linked in the PDFs and emails of invoices if it contains a document', async () => {
    const customer = await shop.as.customer('Hind Saleh');
    const pdfOf = async (id: string) =>
      pdfText((await customer.http.get(`/api/invoices/${id}/pdf`).buffer(true).expect(200)).body as Buffer);
    const emailAbout = async ({ invoiceNumber, order }: Awaited<ReturnType<typeof shop.given.invoice>>) => {
      const subject = `Invoice ${invoiceNumber} for order ${order.orderNumber}`;
      return (await awaitEmails(shop, customer.email, subject))[0]?.text;
    };
    const without = await shop.given.invoice(customer);
    expect(await pdfOf(without._id)).not.toContain('Supplier documents');
    expect(await emailAbout(without)).not.toContain('/account/supplier-pack');
    await put('TradeLicence').expect(200);
    expect(await pdfOf(without._id)).toContain('Supplier documents: http');
    expect(await emailAbout(await shop.given.invoice(customer))).toContain('/account/supplier-pack');
  });
});

describe('the notices of expiring documents', () => {
  const run = () => Promise.all([1, 2].map(() => shop.app.get(SupplierNotices).run()));
  const subjects = async () =>
    (await emailsTo(shop, 'office@shop.example'))
      .map(({ subject }) => subject)
      .filter((subject) => /supplier document/i.test(subject));

  it('are sent to the shop 30 days before and on the last day, once each, unless the document is replaced', async () => {
    await put('BankLetter', { expiresOn: '2027-01-10' }).expect(200);
    const soon = 'Supplier document expires in 30 days: Bank letter';
    const lastDay = 'Supplier document expires today: Bank letter';
    for (const [at, expected] of [
      ['2026-12-10T08:00:00Z', []],
      ['2026-12-11T08:00:00Z', [soon]],
      ['2026-12-20T08:00:00Z', [soon]],
      ['2027-01-10T08:00:00Z', [soon, lastDay]],
      ['2027-01-11T08:00:00Z', [soon, lastDay]],
    ] as const) {
      shop.clock.stopAt(at);
      await run();
      const subject = expected.at(-1);
      if (subject !== undefined) await awaitEmails(shop, 'office@shop.example', subject);
      expect(await subjects()).toEqual(expected);
    }
  });
});
