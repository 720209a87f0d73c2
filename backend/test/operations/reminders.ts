import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Reminder } from '../../src/money/receivables/reminders/reminder.schema.js';
import { ReminderAccount } from '../../src/money/receivables/reminders/reminder-account.schema.js';
import { byId, type OperationCases, type World } from './operation-case.js';
import { company, invoice } from './records.js';

/** An invoice that was due long ago, of a customer whom no other one belongs to. */
async function overdue(world: World): Promise<{ readonly _id: string }> {
  const { shop } = world;
  const customer = await shop.as.customer();
  shop.clock.stopAt('2024-11-21T08:00:00Z');
  const { _id } = await shop.given.invoice(customer);
  shop.clock.run();
  return { _id };
}

async function hold(world: World): Promise<{ readonly _id: string }> {
  const body = { company: (await company(world))._id, reason: 'Calls on Monday' };
  const answer = await world.staff.http.post('/api/reminders/holds').send(body).expect(201);
  return answer.body.holds[0] as { _id: string };
}

/** A reminder that was sent. */
export async function reminder(world: World): Promise<{ readonly _id: string }> {
  const { _id } = await overdue(world);
  const answer = await world.staff.http.post(`/api/invoices/${_id}/reminders`).expect(201);
  const sent = await world.shop.app
    .get<Model<Reminder>>(getModelToken(Reminder.name))
    .findById(answer.body.reminders[0]._id);
  return { _id: String(sent?._id) };
}

/** The record of an account whose settings were changed. */
export async function reminderAccount(world: World): Promise<{ readonly _id: string }> {
  const { _id } = await hold(world);
  const found = await world.shop.app
    .get<Model<ReminderAccount>>(getModelToken(ReminderAccount.name))
    .findOne({ 'holds._id': _id });
  return { _id: String(found?._id) };
}

const accountPath = async (world: World) => ({ of: 'companies', id: (await company(world))._id });

export const reminderOperations = {
  reminders_list: {
    arrange: async (world) => {
      await overdue(world);
      return {};
    },
  },
  reminders_preview: { notRepeated: 'reads', arrange: (_world, example) => Promise.resolve({ body: example }) },
  reminders_hold: {
    arrange: async (world, { company: _company, user: _user, ...example }) => ({
      body: { ...example, invoice: (await invoice(world))._id },
    }),
    refused: { 404: () => Promise.resolve({ body: { invoice: 'f'.repeat(24), reason: 'Disputed' } }) },
  },
  reminders_release: byId(hold),
  reminders_account: { arrange: async (world) => ({ path: await accountPath(world) }) },
  reminders_update: {
    arrange: async (world, example) => ({ path: await accountPath(world), body: example }),
    refused: { 409: async (world) => ({ path: await accountPath(world), body: { version: 999 } }) },
  },
  invoicereminders_get: byId(invoice),
  invoicereminders_remind: {
    ...byId(overdue),
    refused: { 409: async (world) => ({ path: { id: (await invoice(world))._id } }) },
  },
} satisfies OperationCases;
