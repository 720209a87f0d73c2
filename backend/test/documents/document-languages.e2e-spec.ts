import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let paths: Record<'quotation' | 'invoice' | 'statement', string>;

beforeAll(async () => {
  shop = await startShop();
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
  await buyer.http.put('/api/users/profile').send({ language: 'ar' }).expect(200);
  const quote = await shop.given.confirmedQuote(buyer);
  const invoice = await shop.given.invoice(buyer);
  paths = {
    quotation: `/api/quotes/${quote._id}/pdf`,
    invoice: `/api/invoices/${invoice._id}/pdf`,
    statement: `/api/users/${buyer.id}/statement/pdf`,
  };
});
afterAll(() => shop.close());

/** Arabic letters come back from a PDF in the forms that they take within a word (Arabic Presentation Forms). */
async function arabicLetters(path: string): Promise<number> {
  const { body } = await staff.http.get(path).expect(200);
  return (await pdfText(body)).match(/[\ufb50-\ufdff\ufe70-\ufeff]/g)?.length ?? 0;
}

describe.each(['quotation', 'invoice', 'statement'] as const)('the %s of a buyer who chose Arabic', (document) => {
  it('is in Arabic, with Latin digits', async () => {
    expect(await arabicLetters(paths[document])).toBeGreaterThan(40);
    const { body } = await staff.http.get(paths[document]).expect(200);
    expect(await pdfText(body)).toMatch(/\d,?\d*\.\d\d/);
  });

  it('is in English on request', async () => {
    expect(await arabicLetters(`${paths[document]}?language=en`)).toBe(0);
  });

  it('is in both languages on request', async () => {
    const path = `${paths[document]}?language=both`;
    expect(await arabicLetters(path)).toBeGreaterThan(40);
    expect(await pdfText((await staff.http.get(path).expect(200)).body)).toMatch(/\b(?:date|from)\b/i);
  });
});
