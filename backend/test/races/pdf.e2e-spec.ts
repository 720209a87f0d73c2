import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  [staff, buyer] = [await shop.as.staff(), await shop.as.customer()];
});
afterAll(() => shop.close());

async function printedSoFar(): Promise<number> {
  const { text } = await staff.http.get('/api/metrics').expect(200);
  return Number(/^pdf_print_duration_seconds_count\{outcome="done"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

/** Statements that each start on another day, so that the documents differ. */
function statementOf(index: number): string {
  const from = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
  return `/api/users/${buyer.id}/statement/pdf?from=${from}`;
}

describe('PDFs requested concurrently', () => {
  it('include the 12 PDFs of a customer while 150 of another user wait', async () => {
    const quotes: string[] = [];
    for (let count = 0; count < 12; count += 1) quotes.push((await shop.given.confirmedQuote(buyer))._id);
    await buyer.http.get(`/api/quotes/${quotes[0]}/pdf`).expect(200);

    let printedForStaff = 0;
    const many = Array.from({ length: 150 }, async (_, index): Promise<Response> => {
      const answer = await staff.http.get(statementOf(index));
      if (answer.status === 200) printedForStaff += 1;
      return answer;
    });
    const few = await Promise.all(quotes.map((id) => buyer.http.get(`/api/quotes/${id}/pdf`)));
    const printedBefore = printedForStaff;
    expect(few.map(({ status }) => status)).toEqual(quotes.map(() => 200));

    const answers = await Promise.all(many);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(printedBefore).toBeLessThan(answers.length - refused.length);
    for (const { status, body, headers } of refused) {
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'UNAVAILABLE' });
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
  }, 60_000);

  it('print a document once for all requests during the printing', async () => {
    const { _id } = await shop.given.confirmedQuote(buyer);
    const before = await printedSoFar();
    const answers = await Promise.all(
      [buyer, staff].flatMap(({ http }) => Array.from({ length: 20 }, () => http.get(`/api/quotes/${_id}/pdf`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await printedSoFar()) - before).toBeLessThan(answers.length / 2);
  }, 60_000);
});
