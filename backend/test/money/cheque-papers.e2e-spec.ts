import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let bankAccount: string;
let invoice: { _id: string; invoiceNumber: string };
let sheets = 0;

const TODAY = '2026-11-26';
const DAY = '2026-11-20';

beforeAll(async () => {
  shop = await startShop();
  shop.clock.stopAt(`${TODAY}T08:00:00.000Z`);
  staff = await shop.as.staff();
  const account = { bank: 'Emirates NBD', accountName: 'Ink LLC', iban: 'AE070331234567890123456', bic: '' };
  bankAccount = (await shop.given.settings({ bankAccounts: [account] })).bankAccounts[0]?._id ?? '';
});
beforeEach(async () => {
  buyer = await shop.as.customer();
  invoice = await shop.given.invoice(buyer);
});
afterAll(() => shop.close());

interface Found {
  readonly _id: string;
  readonly number: string;
  readonly chequeNumber: string;
  readonly deposit: { readonly _id: string; readonly number: string } | null;
}

async function entered(body: object = {}): Promise<Found> {
  sheets += 1;
  const sheet = { bank: 'Mashreq', chequeNumber: `P${sheets}`, chequeDate: DAY, receivedOn: DAY, amount: 200 };
  const sent = { user: buyer.id, ...sheet, ...body };
  return (await staff.http.post('/api/cheques').send(sent).expect(201)).body;
}
const acknowledge = (cheques: string[], by: TestActor, language?: string) =>
  by.http.get('/api/cheques/acknowledgement').query({ cheques, language });
const deposit = async (cheques: string[], body: object = {}): Promise<Found> =>
  (
    await staff.http
      .post('/api/cheque-deposits')
      .send({ bankAccount, depositedOn: DAY, cheques, slipNumber: 'S-77', ...body })
      .expect(201)
  ).body;
const printed = async (path: string) => pdfText((await staff.http.get(path).expect(200)).body);
const step = (id: string, name: string, body: object) => staff.http.post(`/api/cheques/${id}/${name}`).send(body);

describe('the papers of a cleared cheque', () => {
  it('name the bank’s number only, and no condition', async () => {
    const { _id, number } = await entered({ allocations: [{ invoice: invoice._id, amount: 60 }] });
    await deposit([_id]);
    const { receipt } = (await step(_id, 'clear', { clearedOn: DAY }).expect(200)).body;
    const [{ _id: payment }] = (await staff.http.get('/api/payments').query({ invoice: invoice._id }).expect(200)).body;
    const papers = [
      `/api/receipts/${receipt._id}/pdf`,
      `/api/payments/${payment}/receipt`,
      `/api/users/${buyer.id}/statement/pdf`,
    ];
    for (const text of await Promise.all(papers.map((path) => printed(`${path}?language=en`)))) {
      expect(text).toContain(receipt.number);
      expect(text).not.toMatch(/CHQ-|once the cheque/);
    }
    const found = await staff.http
      .get('/api/receipts')
      .query(listQuery({ filter: { q: number } }))
      .expect(200);
    expect(found.body).toMatchObject([{ _id: receipt._id }]);
  });
});

describe('the acknowledgement of receipt', () => {
  it('is one document for several cheques, with the details and purpose of each, and their sum', async () => {
    const one = await entered({ allocations: [{ invoice: invoice._id, amount: 60 }], drawer: 'Gulf Cartons' });
    const two = await entered({ chequeDate: '2026-12-31' });
    const answer = await acknowledge([two._id, one._id, one._id], staff, 'en').expect(200);
    expect(answer.headers['content-disposition']).toBe(`inline; filename="Acknowledgement-${one.number}.pdf"`);
    const text = await pdfText(answer.body);
    for (const part of [
      ...[one.chequeNumber, 'Gulf Cartons', '20 Nov 2026', `${invoice.invoiceNumber} · AED 60.00`],
      ...['On account · AED 140.00', two.chequeNumber, '31 Dec 2026', '400.00'],
      ...['Four hundred dirhams only.', 'A cheque counts as payment only once it clears.'],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('CHQ-');
    expect(await pdfText((await acknowledge([one._id], staff, 'ar').expect(200)).body)).toContain(one.chequeNumber);
  });

  it('is readable by those who may see the account, and never covers two customers or a withdrawn cheque', async () => {
    const own = await entered();
    const text = await pdfText((await acknowledge([own._id], buyer).expect(200)).body);
    expect(text).toContain(own.chequeNumber);
    const stranger = await shop.as.customer();
    await acknowledge([own._id], stranger).expect(404);
    const foreign = await entered({ user: stranger.id });
    const withdrawn = await entered();
    await staff.http.delete(`/api/cheques/${withdrawn._id}`).expect(200);
    await acknowledge([own._id, foreign._id], buyer).expect(404);
    const several = (ids: string[]) => staff.http.get('/api/cheques/acknowledgement').query({ cheques: ids });
    for (const ids of [[own._id, foreign._id], [withdrawn._id]])
      expect((await several(ids).expect(409)).body.code).toBe('CHEQUES_OF_SEVERAL_ACCOUNTS');
  });
});

describe('the deposit slip', () => {
  it('lists the cheques with the unpaid amount of each on that day', async () => {
    const [one, two] = [await entered(), await entered()];
    await deposit([one._id]);
    await step(one._id, 'clear', { clearedOn: DAY, amount: 150 }).expect(200);
    const { _id, number } = await deposit([one._id, two._id], { lodged: true });
    await step(one._id, 'clear', { clearedOn: DAY }).expect(200);
    const text = await printed(`/api/cheque-deposits/${_id}/pdf?language=en`);
    for (const part of [
      ...[number, 'Emirates NBD', 'AE07 0331 2345 6789 0123 456', 'S-77', '20 November 2026', one.chequeNumber],
      ...['50.00', '250.00', 'Two hundred and fifty dirhams only.', 'Please hold post-dated cheques'],
    ])
      expect(text).toContain(part);
  });
});

describe('the files of a cheque', () => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF');
  const path = (id: string, kind: string) => `/api/cheques/${id}/files/${kind}`;
  const upload = (id: string, kind: string, sent: Buffer = pdf, by = staff) =>
    by.http.post(path(id, kind)).query({ name: 'Sheet.pdf' }).set('content-type', 'application/pdf').send(sent);

  it('are limited to one of each kind: a new one replaces it, and only staff can open them', async () => {
    const { _id } = await entered();
    await upload(_id, 'front').expect(200);
    const other = Buffer.concat([pdf, Buffer.from('2')]);
    const { files } = (await upload(_id, 'front', other).expect(200)).body;
    expect(files).toEqual([{ kind: 'front', name: 'Sheet.pdf', contentType: 'application/pdf', size: other.length }]);
    expect((await staff.http.get(path(_id, 'front')).expect(200)).body).toEqual(other);
    expect((await buyer.http.get(`/api/cheques/${_id}`).expect(200)).body).not.toHaveProperty('files');
    expect((await staff.http.delete(path(_id, 'front')).expect(200)).body.files).toEqual([]);
    await staff.http.get(path(_id, 'front')).expect(404);
  });

  it('are PDFs and pictures of a known kind', async () => {
    const { _id } = await entered();
    expect((await upload(_id, 'front', Buffer.from('text')).expect(400)).body.reasons).toHaveProperty('file');
    expect((await upload(_id, 'inside').expect(404)).body.code).toBe('CHEQUE_FILE_NOT_FOUND');
  });

  it('are added to a letter to the court, with the invoices of a returned cheque', async () => {
    const { _id, number } = await entered({ allocations: [{ invoice: invoice._id, amount: 60 }] });
    const execution = () => staff.http.get(`/api/cheques/${_id}/execution-file?language=en`);
    expect((await execution().expect(409)).body.code).toBe('CHEQUE_NOT_RETURNED');
    await deposit([_id]);
    await step(_id, 'bounce', { bouncedOn: DAY, reason: 'INSUFFICIENT_FUNDS', paidPart: 50 }).expect(200);
    await upload(_id, 'certificate').expect(200);
    const answer = await execution().responseType('blob').expect(200);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="Execution-${number}.zip"`);
    const entries = unzipSync(answer.body as Buffer);
    expect(Object.keys(entries)).toEqual([
      ...['Covering-letter.pdf', 'Bank-certificate.pdf', `Invoices/${invoice.invoiceNumber}.pdf`],
    ]);
    const letter = await pdfText(entries['Covering-letter.pdf'] ?? new Uint8Array());
    for (const part of [
      ...['The competent court', 'Insufficient funds', 'Article 667', '150.00', 'AED 50.00', 'Bank certificate'],
      ...['One hundred and fifty dirhams only.', `Invoice ${invoice.invoiceNumber}`],
    ])
      expect(letter).toContain(part);
  });
});
