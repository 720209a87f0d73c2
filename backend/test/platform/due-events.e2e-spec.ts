import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DueEvents } from '../../src/platform/history/due-events.service.js';
import { type ShopPair, startPair, stored } from '../races/races.js';
import type { TestActor } from '../support/actors.js';
import { fileOf, MoveInCalls } from '../support/move-in-calls.js';

let pair: ShopPair;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  pair = await startPair();
  staff = await pair.here.as.staff();
});
beforeEach(async () => {
  buyer = await pair.here.as.customer();
});
afterAll(() => pair.close());

/** Both servers look for what is due on this day, several times and together. */
async function until(day: string): Promise<void> {
  for (const { clock } of [pair.here, pair.there]) clock.stopAt(`${day}T08:00:00Z`);
  const tasks = [pair.here, pair.there, pair.here].map(({ app }) => app.get(DueEvents).run());
  await Promise.all(tasks);
  await pair.here.app.get(DueEvents).run();
}

const times = async (id: string, action: string) => {
  const entries = await stored(pair.here, 'audit', { action });
  return entries.filter(({ resourceId }) => String(resourceId) === id).length;
};

describe('an event that time alone brings', () => {
  it('is that an offer expires: once on two servers, and again if it was renewed', async () => {
    pair.here.clock.stopAt('2026-11-20T08:00:00Z');
    const { _id } = await pair.here.given.quote(buyer, { status: 'Quoted', validUntil: '2026-11-25' });
    await until('2026-11-25');
    expect(await times(_id, 'expired')).toBe(0);
    await until('2026-11-26');
    await until('2026-11-27');
    expect(await times(_id, 'expired')).toBe(1);
    await staff.http.put(`/api/quotes/${_id}`).send({ validUntil: '2026-12-05' }).expect(200);
    await until('2026-12-06');
    expect(await times(_id, 'expired')).toBe(2);
  });

  it('is that an open invoice becomes overdue, and a cheque in hand due', async () => {
    pair.here.clock.stopAt('2026-11-20T08:00:00Z');
    const [open, paid] = [await pair.here.given.invoice(buyer), await pair.here.given.invoice(buyer)];
    for (const { _id } of [open, paid]) {
      await staff.http.put(`/api/invoices/${_id}`).send({ dueDate: '2026-11-25' }).expect(200);
    }
    const money = { amount: paid.amountDue, paymentMethod: 'Cash', paidTo: 'Omar', paymentDate: '2026-11-20' };
    await staff.http.post(`/api/payments/from-invoice/${paid._id}`).send(money).expect(201);
    const sheet = {
      bank: 'Mashreq',
      chequeNumber: 'A1',
      chequeDate: '2026-11-26',
      receivedOn: '2026-11-20',
      amount: 5,
    };
    const cheque = (
      await staff.http
        .post('/api/cheques')
        .send({ user: buyer.id, ...sheet })
        .expect(201)
    ).body as { _id: string };
    await until('2026-11-25');
    expect([await times(open._id, 'overdue'), await times(cheque._id, 'due')]).toEqual([0, 0]);
    await until('2026-11-26');
    expect([await times(open._id, 'overdue'), await times(cheque._id, 'due')]).toEqual([1, 1]);
    expect(await times(paid._id, 'overdue')).toBe(0);
  });

  it('is not reported when it happened more than a week ago', async () => {
    pair.here.clock.stopAt('2026-11-20T08:00:00Z');
    const { _id } = await pair.here.given.quote(buyer, { status: 'Quoted', validUntil: '2026-11-21' });
    await until('2026-11-30');
    expect(await times(_id, 'expired')).toBe(0);
  });

  it('is not reported for invoices of a move-in', async () => {
    const calls = await MoveInCalls.at(pair.here);
    await calls.renew();
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number)));
    const [invoice] = (await stored(pair.here, 'invoices', { invoiceNumber: number })) as {
      _id: unknown;
      dueDate: Date;
    }[];
    const day = new Date((invoice?.dueDate.getTime() ?? 0) + 86_400_000).toISOString().slice(0, 10);
    await until(day);
    expect(await times(String(invoice?._id), 'overdue')).toBe(0);
  });
});
