import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import sharp from 'sharp';
import type { Response } from 'supertest';
import { PictureCleaning } from '../../src/platform/pictures/picture-cleaning.service.js';
import { ChangeFeed } from '../../src/platform/history/change-feed.service.js';
import { Settings } from '../../src/shop/settings/settings.schema.js';
import { SettingsService } from '../../src/shop/settings/settings.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
/** Each test begins with settings that were never saved. */
beforeEach(async () => {
  await shop.app.get<Model<Settings>>(getModelToken(Settings.name)).deleteMany({});
  await shop.app.get(ChangeFeed).notify(null);
});
afterAll(() => shop.close());

const read = async () => (await staff.http.get('/api/settings').expect(200)).body;
const save = (body: object) => staff.http.put('/api/settings').send(body);
const preview = (body: object, http = staff.http) => http.post('/api/settings/preview').send(body).buffer();
const shown = async () => (await shop.as.visitor().get('/api/shop').expect(200)).body;
const ACCOUNT = { bank: 'Emirates NBD', accountName: 'Ink LLC', iban: 'AE070331234567890123456', bic: 'EBILAEAD' };

async function logo(): Promise<string> {
  const bytes = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#c01f2e' } })
    .png()
    .toBuffer();
  const { body } = await staff.http.post('/api/media').set('content-type', 'image/png').send(bytes).expect(201);
  return body.url;
}

describe('the settings', () => {
  it('are those of the environment until they are first saved', async () => {
    expect(await read()).toMatchObject({
      ...{ version: 0, updatedAt: null, legalName: 'Press & Pack Supplies Trading LLC', trn: '100000000000003' },
      ...{ vatRegisteredSince: '2018-01-01', priceBasis: 'inclusive', quoteValidityDays: 14, invoiceTermsDays: 30 },
      address: { city: 'Dubai', emirate: 'DXB', country: 'AE' },
      ...{ bankAccounts: [], logo: '', accentColour: '' },
    });
  });

  it('are saved completely, in normalised form', async () => {
    const sent = {
      ...{ name: ' Ink & Sons ', legalName: 'Ink & Sons LLC', licenceNumber: '612345', licenceAuthority: 'DET' },
      ...{ trn: '123456789012303', vatRegisteredSince: '2019-04-01', email: 'office@ink.example' },
      address: { street: 'Street 4', city: 'Sharjah', emirate: 'SHJ', country: 'ae' },
      ...{ whatsapp: ['050 123 4567', '+966 50 123 4567'], supplierChatUrl: 'https://wa.me/971501234567' },
      ...{ priceBasis: 'exclusive', quoteValidityDays: 21, invoiceTermsDays: 0, accentColour: '#1A4D8F' },
      bankAccounts: [{ ...ACCOUNT, iban: 'ae07 0331 2345 6789 0123 456', bic: ' ebilaead ' }],
      version: 0,
    };
    const { body } = await save(sent).expect(200);
    expect(body).toMatchObject({
      ...sent,
      name: 'Ink & Sons',
      address: { ...sent.address, country: 'AE' },
      whatsapp: ['+971501234567', '+966501234567'],
      ...{ bankAccounts: [ACCOUNT], accentColour: '#1a4d8f', version: 1 },
    });
    expect(await read()).toEqual(body);
    const again = await save(body).expect(200);
    expect(again.body).toEqual(body);
  });

  it('accept TRN and IBAN in Arabic digits', async () => {
    const bankAccounts = [{ ...ACCOUNT, iban: 'AE٠٧ ٠٣٣١ ٢٣٤٥ ٦٧٨٩ ٠١٢٣ ٤٥٦' }];
    const { body } = await save({ trn: '١٢٣٤٥٦٧٨٩٠١٢٣٠٣', bankAccounts }).expect(200);
    expect(body).toMatchObject({ trn: '123456789012303', bankAccounts: [ACCOUNT] });
  });

  it('keep fields that a change omits', async () => {
    const before = await read();
    const { body } = await save({ address: { city: 'Abu Dhabi', emirate: 'AUH' }, invoiceTermsDays: 45 }).expect(200);
    expect(body).toMatchObject({
      address: { ...before.address, city: 'Abu Dhabi', emirate: 'AUH' },
      ...{ invoiceTermsDays: 45, name: before.name, whatsapp: before.whatsapp, version: 1 },
    });
  });

  it('override the environment on every page and document with shop details', async () => {
    await save({ name: 'Ink & Sons', address: { city: 'Sharjah', emirate: 'SHJ' }, accentColour: '#1a4d8f' }).expect(
      200,
    );
    expect(await shown()).toMatchObject({
      name: 'Ink & Sons',
      address: 'Warehouse 12, Al Quoz Industrial Area 3, Sharjah, United Arab Emirates',
      accentColour: '#1a4d8f',
    });
    expect(shop.app.get(SettingsService).current().name).toBe('Ink & Sons');
  });

  it('show the public if VAT is charged, and its rate', async () => {
    expect(await shown()).toMatchObject({ vatRegistered: true, taxRate: 5, priceBasis: 'inclusive', logo: '' });
    await save({ vatRegisteredSince: '', priceBasis: 'exclusive' }).expect(200);
    expect(await shown()).toMatchObject({ vatRegistered: false, taxRate: null, priceBasis: 'exclusive' });
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await save({ vatRegisteredSince: tomorrow }).expect(200);
    expect(await shown()).toMatchObject({ vatRegistered: false, taxRate: null });
  });

  it.each([
    [{ trn: '12' }, { trn: 'TRN must have 15 digits, start with 1 and end with 03. “12” is not valid.' }],
    [{ trn: '' }, { vatRegisteredSince: expect.stringContaining('needs a TRN. Please enter it') }],
    [
      { vatRegisteredSince: '2017-01-01' },
      { vatRegisteredSince: expect.stringContaining('Must be between 2018-01-01') },
    ],
    [{ name: ' ' }, { name: 'Name is required.' }],
    [{ legalName: null }, { legalName: 'The legal name is required.' }],
    [{ address: { emirate: 'XXX' } }, { 'address.emirate': expect.stringContaining('Must be one of') }],
    [{ address: { country: 'ZZ' } }, { 'address.country': '“ZZ” is not a valid country code, such as AE.' }],
    [{ address: 'Dubai' }, { address: 'Must be an object.' }],
    [{ email: 'office' }, { email: 'Please enter a valid email address.' }],
    [{ whatsapp: ['+971500000001'] }, { whatsapp: 'Both WhatsApp numbers are required.' }],
    [
      { whatsapp: ['+971500000001', '12'] },
      { 'whatsapp.1': expect.stringContaining('“12” is not a valid phone number') },
    ],
    [{ supplierChatUrl: 'ftp://x.example' }, { supplierChatUrl: expect.stringContaining('is not a web address') }],
    [{ priceBasis: 'gross' }, { priceBasis: 'Must be one of inclusive, exclusive.' }],
    [{ quoteValidityDays: 0 }, { quoteValidityDays: 'Must be a whole number from 1 to 365.' }],
    [{ invoiceTermsDays: 366 }, { invoiceTermsDays: 'Must be a whole number from 0 to 365.' }],
    [
      { bankAccounts: [{ ...ACCOUNT, iban: 'AE080331234567890123456' }] },
      { 'bankAccounts.0.iban': expect.stringContaining('the check digits are wrong') },
    ],
    [{ bankAccounts: [{ ...ACCOUNT, bank: '' }] }, { 'bankAccounts.0.bank': 'Please enter the name of the bank.' }],
    [{ bankAccounts: Array(6).fill(ACCOUNT) }, { bankAccounts: 'Must be a list of 0 to 5 entries.' }],
    [{ accentColour: '#ffcc00' }, { accentColour: expect.stringMatching(/contrast of #ffcc00 with white is 1\.\d:1/) }],
    [{ logo: 'https://elsewhere.example/x.png' }, { logo: expect.stringContaining('No uploaded image found') }],
    [{ logo: `/media/${'0'.repeat(32)}.webp` }, { logo: expect.stringContaining('No uploaded image found') }],
    [{ owner: 'me' }, { owner: 'This field is not accepted here.' }],
  ])('are refused with %j, and nothing changes', async (fields, errors) => {
    const before = await read();
    const { body } = await save(fields).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors });
    expect(Object.keys(body.errors)).toEqual(Object.keys(errors));
    expect(await read()).toEqual(before);
  });

  it('are refused from an old version, even before the first save', async () => {
    await save({ name: 'First', version: 0 }).expect(200);
    for (const version of [0, 2]) {
      const { body } = await save({ name: 'Second', version }).expect(409);
      expect(body.code).toBe('STALE_VERSION');
    }
    await save({ name: 'Second', version: 1 }).expect(200);
    expect((await read()).name).toBe('Second');
  });

  it('have a history of changes, starting from the environment', async () => {
    const { body } = await save({ invoiceTermsDays: 45 }).expect(200);
    await save({ bankAccounts: [ACCOUNT] }).expect(200);
    await save({ bankAccounts: [ACCOUNT] }).expect(200);
    const history = await staff.http.get(`/api/settings/${body._id}/history`).expect(200);
    const [second, first] = history.body;
    expect(first).toMatchObject({
      ...{ action: 'updated', actor: { name: staff.name } },
      changes: [{ field: 'invoiceTermsDays', from: 30, to: 45 }],
    });
    expect(second.changes).toMatchObject([{ field: 'bankAccounts', from: [], to: [ACCOUNT] }]);
  });

  it('are copied from the environment by the first save, and not saved again if nothing changes', async () => {
    const same = await save({}).expect(200);
    expect(same.body.version).toBe(1);
    expect((await save({}).expect(200)).body.version).toBe(1);
  });

  it('are readable and changeable only by staff', async () => {
    const customer = await shop.as.customer();
    for (const [http, status, code] of [
      [shop.as.visitor(), 401, 'SIGNED_OUT'],
      [customer.http, 403, 'STAFF_ONLY'],
    ] as const) {
      const calls: Response[] = [
        await http.get('/api/settings'),
        await http.put('/api/settings').send({ name: 'Mine' }),
        await http.post('/api/settings/preview').send({}),
      ];
      expect(calls.map((answer) => [answer.status, answer.body.code])).toEqual(Array(3).fill([status, code]));
    }
  });
});

describe('the preview of a document', () => {
  it('shows the sent settings, and saves nothing', async () => {
    const before = await read();
    const answer = await preview({ legalName: 'Ink & Sons LLC', accentColour: '#1a4d8f' }).expect(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = await pdfText(answer.body as Buffer);
    for (const part of ['Quotation', 'Sample', 'Ink & Sons LLC', 'TRN 100000000000003', '622.00']) {
      expect(text).toContain(part);
    }
    expect(await read()).toEqual(before);
  });

  it('is in the requested language', async () => {
    const answer = await staff.http.post('/api/settings/preview?language=ar').send({}).buffer().expect(200);
    const text = await pdfText(answer.body as Buffer);
    expect(text.normalize('NFKC')).toMatch(/[\u0600-\u06ff]/);
    expect(text).not.toMatch(/Quotation|Sample/);
  });

  it('names the fields that are wrong', async () => {
    const { body } = await staff.http.post('/api/settings/preview').send({ accentColour: '#ffff00' }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['accentColour']);
  });
});

describe('a logo', () => {
  const DAY_MS = 86_400_000;
  /** A picture that a PDF holds. */
  /** The sizes of the pictures in a PDF; Chromium draws a part of the shop's own mark as one. */
  const pictures = (pdf: Buffer) =>
    pdf.toString('latin1').match(/\/Subtype \/Image\s+\/Width \d+\s+\/Height \d+/g) ?? [];
  const mark = async () => pictures((await preview({ logo: '' }).expect(200)).body as Buffer);

  it('replaces the shop’s mark on documents and in emails', async () => {
    await save({ logo: await logo() }).expect(200);
    const customer = await shop.as.customer();
    const quote = await shop.given.quote(customer, { status: 'Quoted' });
    const { body } = await customer.http.get(`/api/quotes/${quote._id}/pdf`).buffer().expect(200);
    expect(pictures(body as Buffer).length).toBeGreaterThan(0);
    expect(pictures(body as Buffer)).not.toEqual(await mark());
    const [email] = await awaitEmails(shop, customer.email, `Your quote ${quote.number} is ready`);
    expect(email?.html).toContain('src="cid:logo"');
  });

  it('is stored while the settings use it, and a week longer', async () => {
    const address = await logo();
    const status = async () => (await shop.as.visitor().get(address)).status;
    const cleanAfter = async (days: number) => {
      shop.clock.stopAt(new Date(Date.now() + days * DAY_MS).toISOString());
      await shop.app.get(PictureCleaning).run();
      shop.clock.stopAt(new Date().toISOString());
    };
    await save({ logo: address }).expect(200);
    await cleanAfter(1);
    await cleanAfter(9);
    expect(await status()).toBe(200);
    await save({ logo: '' }).expect(200);
    await cleanAfter(10);
    expect(await status()).toBe(200);
    await cleanAfter(18);
    expect(await status()).toBe(404);
  });

  it('leaves the documents without a logo if its image is missing', async () => {
    const address = await logo();
    await save({ logo: address }).expect(200);
    await shop.app.get<Model<unknown>>(getModelToken('Picture')).deleteMany({});
    await shop.app.get(ChangeFeed).notify(null);
    const customer = await shop.as.customer();
    const { _id } = await shop.given.quote(customer, { status: 'Quoted' });
    const { body } = await customer.http.get(`/api/quotes/${_id}/pdf`).buffer().expect(200);
    expect(pictures(body as Buffer)).toEqual(await mark());
  });
});
