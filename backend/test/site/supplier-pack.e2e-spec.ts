import { createPublicKey, createHash, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { MAX_SUPPLIER_FILE_BYTES, type PackManifest } from '@shop/contract/supplier-pack';
import { unzipSync } from 'fflate';
import type { Model } from 'mongoose';
import sharp from 'sharp';
import { Clock } from '../../src/platform/clock.js';
import { PlainStore } from '../../src/platform/database/plain-store.js';
import { PackKey } from '../../src/site/supplier-pack/pack-key.schema.js';
import { PackKeys } from '../../src/site/supplier-pack/pack-keys.service.js';
import { SupplierDocument } from '../../src/site/supplier-pack/supplier-document.schema.js';
import { SupplierFile } from '../../src/site/supplier-pack/supplier-file.schema.js';
import { SupplierFiles } from '../../src/site/supplier-pack/supplier-files.service.js';
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
  await shop.given.settings({ email: 'office@shop.example', legalName: 'Ink & Paper LLC', licenceNumber: '612345' });
});
beforeEach(async () => {
  shop.clock.stopAt('2026-11-25T08:00:00Z');
  for (const name of [SupplierDocument.name, SupplierFile.name]) await modelOf(name).deleteMany({});
});
afterAll(() => shop.close());

const modelOf = <T = SupplierFile>(name: string) => shop.app.get<Model<T>>(getModelToken(name));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const PDF = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);
const DOCUMENTS = '/api/supplier-documents';
const upload = (bytes: Buffer, { who = staff, name = 'licence.pdf', type = 'application/pdf' } = {}) =>
  who.http.post(`${DOCUMENTS}/files`).query({ name }).set('content-type', type).send(bytes);
const uploaded = async (text: string) => (await upload(PDF(text)).expect(201)).body._id as string;
const put = (kind: string, body: object) => staff.http.put(`${DOCUMENTS}/${kind}`).send(body);
const licence = async (body: object = {}, text = 'licence') =>
  (
    await put('TradeLicence', { file: await uploaded(text), number: '612345', issuedOn: '2026-02-01', ...body }).expect(
      200,
    )
  ).body as { _id: string; version: number };
const storedFiles = () => modelOf(SupplierFile.name).countDocuments({ isUsed: true });

async function packOf(who: TestActor): Promise<Record<string, Uint8Array>> {
  const answer = await who.http.get('/api/supplier-pack/file').responseType('blob').expect(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  return unzipSync(answer.body as Buffer);
}

const bytesOf = (pack: Record<string, Uint8Array>, name: string): Uint8Array => pack[name] ?? new Uint8Array();
const manifestOf = (pack: Record<string, Uint8Array>) => Buffer.from(bytesOf(pack, 'manifest.json')).toString('utf8');
const check = (pack: Record<string, Uint8Array>, manifest = manifestOf(pack)) =>
  shop.as
    .visitor()
    .post('/api/supplier-pack/check')
    .send({ manifest, signature: Buffer.from(bytesOf(pack, 'manifest.sig')).toString('base64') });

describe('a supplier document', () => {
  it('is put in, changed, replaced and removed with its file; its history has no bytes', async () => {
    const first = await licence({ expiresOn: '2027-01-31' });
    expect(first).toMatchObject({ kind: 'TradeLicence', state: 'valid', daysLeft: 67, version: 1 });
    const shown = await staff.http.get(`${DOCUMENTS}/TradeLicence/file`).buffer(true).expect(200);
    expect(shown.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(shown.body).toEqual(PDF('licence'));

    const dates = { number: '612345', issuedOn: '2026-02-01', expiresOn: '2026-12-25', version: 1 };
    expect((await put('TradeLicence', dates).expect(200)).body).toMatchObject({ state: 'expiring', daysLeft: 30 });
    await put('TradeLicence', dates).expect(409);
    const file = await uploaded('licence of 2027');
    await put('TradeLicence', { file, number: '612345', issuedOn: '2026-11-25', version: 2 }).expect(200);
    expect(await storedFiles()).toBe(1);

    await staff.http.delete(`${DOCUMENTS}/TradeLicence`).query({ version: 2 }).expect(409);
    const removed = await staff.http.delete(`${DOCUMENTS}/TradeLicence`).query({ version: 3 }).expect(200);
    expect(removed.body).toMatchObject({ state: 'missing', file: null, number: '', expiresOn: null });
    expect(await storedFiles()).toBe(0);
    await staff.http.delete(`${DOCUMENTS}/TradeLicence`).expect(404);
    await staff.http.get(`${DOCUMENTS}/TradeLicence/file`).expect(404);

    const { body: history } = await staff.http.get(`${DOCUMENTS}/${first._id}/history`).expect(200);
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      'updated',
      'updated',
      'updated',
      'created',
    ]);
    expect(history[3].changes).toContainEqual({ field: 'file', from: null, to: 'licence.pdf' });
    expect(JSON.stringify(history)).not.toContain('%PDF');
  });

  it('is stored as the picture that it is, upright and without the place where it was taken', async () => {
    const photo = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } });
    const bytes = await photo
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { body } = await upload(bytes, { name: 'IMG 1.JPG', type: 'image/jpeg' }).expect(201);
    expect(body).toMatchObject({ name: 'IMG 1.jpg', contentType: 'image/jpeg' });
    await put('BankLetter', { file: body._id }).expect(200);
    const shown = await staff.http.get(`${DOCUMENTS}/BankLetter/file`).buffer(true).expect(200);
    expect((await sharp(shown.body as Buffer).metadata()).exif).toBeUndefined();
    expect(sha256(shown.body as Buffer)).toBe(body.sha256);
  });

  it.each([
    ['what is no PDF', Buffer.from('%PDF-1.4 and no end'), 'application/pdf', 400, 'NOT_A_PDF_OR_PICTURE'],
    ['what is no picture', Buffer.from('<svg/>'), 'image/png', 400, 'NOT_A_PDF_OR_PICTURE'],
    ['an empty file', Buffer.alloc(0), 'application/pdf', 400, 'EMPTY_FILE'],
    ['more than 5 MB', Buffer.alloc(MAX_SUPPLIER_FILE_BYTES + 1, 'x'), 'application/pdf', 413, undefined],
    ['another type', Buffer.from('hello'), 'image/webp', 415, undefined],
  ])('is refused as %s', async (_what, bytes, type, status, rule) => {
    const { body } = await upload(bytes, { type }).expect(status);
    expect(body.reasons?.file.rule).toBe(rule);
  });

  it('is refused where its particulars are wrong, naming field and rule', async () => {
    const file = await uploaded('letter');
    await licence();
    const used = await modelOf(SupplierFile.name).findOne({ isUsed: true });
    const wrong: [object, string, string][] = [
      [{}, 'file', 'REQUIRED'],
      [{ file: 'f'.repeat(24) }, 'file', 'UNKNOWN_FILE'],
      [{ file: used?._id.toHexString() }, 'file', 'UNKNOWN_FILE'],
      [{ file, issuedOn: '2026-11-26' }, 'issuedOn', 'IN_THE_FUTURE'],
      [{ file, issuedOn: '2026-02-30' }, 'issuedOn', 'DAY'],
      [{ file, issuedOn: '2026-02-02', expiresOn: '2026-02-01' }, 'expiresOn', 'BEFORE_ISSUE'],
      [{ file, number: 'x'.repeat(61) }, 'number', 'TOO_LONG'],
    ];
    for (const [body, field, rule] of wrong) {
      const answer = await put('BankLetter', body).expect(400);
      expect([Object.keys(answer.body.errors), answer.body.reasons[field].rule]).toEqual([[field], rule]);
    }
    await put('Diploma', { file }).expect(404);
    expect(await storedFiles()).toBe(1);
  });

  it('is put in once by two who do so at the same moment, and leaves no second file', async () => {
    const files = [await uploaded('one'), await uploaded('two')];
    const answers = await Promise.all(files.map((file) => put('TrnCertificate', { file })));
    // One after the other replaces; at the very same moment the second is refused.
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(answers.map(({ status }) => status).sort());
    expect(await storedFiles()).toBe(1);
  });

  it('is written by those alone who change the settings, and read by staff', async () => {
    const sales = await shop.as.staff('Sara', 'Sales');
    await licence();
    await sales.http.get(DOCUMENTS).expect(200);
    await sales.http.get(`${DOCUMENTS}/TradeLicence/file`).expect(200);
    await upload(PDF('x'), { who: sales }).expect(403);
    await sales.http.put(`${DOCUMENTS}/TradeLicence`).send({}).expect(403);
    await sales.http.delete(`${DOCUMENTS}/TradeLicence`).expect(403);
    await buyer.http.get(DOCUMENTS).expect(403);
    await buyer.http.get(`${DOCUMENTS}/TradeLicence/file`).expect(403);
    await shop.as.visitor().get(DOCUMENTS).expect(401);
  });

  it('does not keep files that none names after a week', async () => {
    await uploaded('forgotten');
    await licence();
    shop.clock.stopAt('2026-12-03T08:00:00Z');
    await shop.app.get(SupplierFiles).run();
    expect(await modelOf(SupplierFile.name).countDocuments()).toBe(1);
  });
});

describe('the supplier pack', () => {
  it('is not made of nothing, and no invoice leads to it then', async () => {
    const { body } = await buyer.http.get('/api/supplier-pack').expect(200);
    expect(body.isReady).toBe(false);
    expect(body.documents.map(({ state }: { state: string }) => state)).toEqual(Array(4).fill('missing'));
    expect((await buyer.http.get('/api/supplier-pack/file').expect(409)).body.code).toBe('NO_SUPPLIER_DOCUMENTS');
    await shop.as.visitor().get('/api/supplier-pack').expect(401);
    await shop.as.visitor().get('/api/supplier-pack/file').expect(401);
  });

  it('is signed so that a buyer can check it without the shop', async () => {
    await licence({ expiresOn: '2026-11-24' });
    const pack = await packOf(buyer);
    const names = ['cover.pdf', '1-trade-licence.pdf', 'manifest.json', 'manifest.sig', 'public-key.pem'];
    expect(Object.keys(pack)).toEqual(names);
    const { body: published } = await shop.as.visitor().get('/api/supplier-pack/keys').expect(200);
    const key = createPublicKey(published.keys[0].publicKey);
    expect(sha256(key.export({ type: 'spki', format: 'der' }))).toBe(published.keys[0].fingerprint);
    expect(Buffer.from(bytesOf(pack, 'public-key.pem')).toString()).toBe(published.keys[0].publicKey);
    expect(verify(null, bytesOf(pack, 'manifest.json'), key, bytesOf(pack, 'manifest.sig'))).toBe(true);

    const manifest = JSON.parse(manifestOf(pack)) as PackManifest;
    expect(manifest).toMatchObject({ madeFor: { name: buyer.name }, supplier: { legalName: 'Ink & Paper LLC' } });
    for (const { name, sha256: hash } of manifest.files) expect(sha256(bytesOf(pack, name))).toBe(hash);
    expect(manifest.files.map(({ name }) => name)).toEqual(['cover.pdf', '1-trade-licence.pdf']);
    expect(manifest.documents.map(({ state }) => state)).toEqual(['expired', 'missing', 'missing', 'missing']);

    const cover = await pdfText(bytesOf(pack, 'cover.pdf'));
    const hash = sha256(PDF('licence'));
    for (const text of [manifest.id, 'Ink & Paper LLC', '612345', buyer.name, 'Expired', 'Missing', 'Bank letter']) {
      expect(cover).toContain(text);
    }
    expect(cover.replaceAll(' ', '')).toContain(hash);
    expect(cover.replaceAll(' ', '')).toContain(published.keys[0].fingerprint);
  });

  it('is distinguished from a forged one, and from one whose documents were replaced', async () => {
    await licence();
    const pack = await packOf(buyer);
    const genuine = (await check(pack).expect(200)).body;
    expect(genuine).toMatchObject({ isGenuine: true, pack: { changedSince: [], madeFor: { name: buyer.name } } });
    const forged = manifestOf(pack).replace(buyer.name, 'Somebody');
    expect((await check(pack, forged).expect(200)).body).toEqual({ isGenuine: false, pack: null });
    expect((await check({ ...pack, 'manifest.sig': Buffer.from('x') }).expect(200)).body.isGenuine).toBe(false);
    await check(pack, '').expect(400);
    await licence({ version: 1 }, 'licence of 2027');
    expect((await check(pack).expect(200)).body.pack.changedSince).toEqual(['TradeLicence']);
  });

  it('is noted in the history of the customer and in the activity of the shop', async () => {
    await licence();
    const pack = await packOf(buyer);
    const { id } = JSON.parse(manifestOf(pack)) as PackManifest;
    const { body } = await staff.http.get(`/api/users/${buyer.id}/history`).expect(200);
    expect(body[0]).toMatchObject({ action: 'supplier pack made', changes: [{ field: 'pack', from: null, to: id }] });
  });

  it('is signed by one key however many make the first one; another secret of the shop makes another key', async () => {
    await licence();
    const keys = modelOf<PackKey>(PackKey.name);
    await keys.deleteMany({});
    const made = await Promise.all([1, 2, 3].map(() => shop.app.get(PackKeys).current()));
    expect(new Set(made.map(({ fingerprint }) => fingerprint)).size).toBe(1);
    const pack = await packOf(buyer);
    const other = await new PackKeys(new PlainStore(keys), 'another secret of the shop', shop.app.get(Clock)).current();
    expect(other.fingerprint).not.toBe(made[0]?.fingerprint);
    const { body } = await shop.as.visitor().get('/api/supplier-pack/keys').expect(200);
    expect(body.keys.map(({ fingerprint }: { fingerprint: string }) => fingerprint)).toEqual([
      other.fingerprint,
      made[0]?.fingerprint,
    ]);
    expect(JSON.stringify(body)).not.toContain('sealed');
    expect((await check(pack).expect(200)).body.isGenuine).toBe(true);
  });

  it('is named by invoices, in their PDF and their emails, once there is a document', async () => {
    const customer = await shop.as.customer('Hind Saleh');
    const pdfOf = async (id: string) =>
      pdfText((await customer.http.get(`/api/invoices/${id}/pdf`).buffer(true).expect(200)).body as Buffer);
    const without = await shop.given.invoice(customer);
    expect(await pdfOf(without._id)).not.toContain('Supplier documents');
    await licence();
    expect(await pdfOf(without._id)).toContain('Supplier documents: http');
    const invoice = await shop.given.invoice(customer);
    const subject = `Invoice ${invoice.invoiceNumber} for order ${invoice.order.orderNumber}`;
    const [email] = await awaitEmails(shop, customer.email, subject);
    expect(email?.text).toContain('/account/supplier-pack');
  });
});

describe('notices of documents that end', () => {
  const run = () => Promise.all([1, 2].map(() => shop.app.get(SupplierNotices).run()));
  const subjects = async () =>
    (await emailsTo(shop, 'office@shop.example'))
      .map(({ subject }) => subject)
      .filter((subject) => /supplier document/i.test(subject));

  it('go to the shop 30 days before and on the last day, once each, until the document is replaced', async () => {
    const letter = await uploaded('letter');
    await put('BankLetter', { file: letter, issuedOn: '2026-11-01', expiresOn: '2027-01-10' }).expect(200);
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
