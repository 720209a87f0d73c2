import { PHONE_RULE, SETTINGS_RULE } from './bounds.js';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OutboxEmail } from '../../src/platform/mail/outbox.schema.js';
import {
  type Arrange,
  listed,
  byId,
  plainly,
  type OperationCase,
  type OperationCases,
  type World,
} from './operation-case.js';
import { invoice, quote } from './records.js';

async function message({ shop, staff }: World): Promise<{ _id: string }> {
  const body = { name: 'Aisha Rahman', phone: '+971501234567', message: 'Do you have 0.5x1.6-mm matrix in stock?' };
  await shop.as.visitor().post('/api/contact').send(body).expect(201);
  const { body: rows } = await staff.http.get('/api/contact').expect(200);
  return rows[0] as { _id: string };
}

/** An email with this outcome: one that was never sent, since the relay changes those to be sent. */
async function email(
  { shop }: World,
  fields: object = { state: 'sent', sentAt: new Date() },
): Promise<{ _id: string }> {
  const emails = shop.app.get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name));
  const body = { greeting: 'Dear Aisha Rahman,', paragraphs: ['We received your request.'] };
  const written = { to: 'buyer@example.com', subject: 'We received your request', body, nextAttemptAt: new Date() };
  const { _id } = await emails.create({ ...written, attempts: 1, ...fields });
  return { _id: _id.toHexString() };
}

const failedEmail = (world: World) => email(world, { state: 'failed', attempts: 12, lastError: '451 Try again later' });

const ofInvoice: Arrange = async (world) => ({ path: { resource: 'invoices', id: (await invoice(world))._id } });
const inReview: Arrange = async (world) => ({ path: { resource: 'quotes', id: (await quote(world))._id }, body: {} });
const sending: OperationCase = {
  arrange: async (world, { from: _from, until: _until, ...body }) => ({ ...(await ofInvoice(world, {})), body }),
  refused: { 409: inReview },
};

export const messageOperations = {
  documentemails_log: { arrange: ofInvoice },
  documentemails_preview: { ...sending, notRepeated: 'reads' },
  documentemails_send: sending,
  contact_send: { bounds: [PHONE_RULE('phone')], arrange: (_world, example) => Promise.resolve({ body: example }) },
  contact_list: listed({ q: 'matrix', createdAt_gte: '2020-01-01' }),
  contact_get: byId(message),
  contact_remove: byId(message),
  'contact-audit_history': byId(async (world) => {
    const found = await message(world);
    await world.staff.http.delete(`/api/contact/${found._id}`).expect(200);
    return found;
  }),
  mail_list: listed({ q: 'request' }),
  mail_get: byId((world) => email(world)),
  mail_retry: {
    ...byId(failedEmail),
    refused: { 409: async (world) => ({ path: { id: (await email(world))._id } }) },
  },
} satisfies OperationCases;

const settingsBody: OperationCase['arrange'] = (_world, { version: _version, ...example }) =>
  Promise.resolve({ body: example });

export const shopOperations = {
  recordsearch_find: { arrange: () => Promise.resolve({ query: { q: 'press' } }) },
  searchsynonyms_get: plainly,
  searchsynonyms_update: {
    arrange: settingsBody,
    refused: { 409: () => Promise.resolve({ body: { groups: [], version: 999 } }) },
  },
  settings_get: plainly,
  settings_update: {
    bounds: [SETTINGS_RULE],
    arrange: settingsBody,
    refused: { 409: () => Promise.resolve({ body: { version: 999 } }) },
  },
  settings_show: { notRepeated: 'reads', bounds: [SETTINGS_RULE], arrange: settingsBody },
  shop_get: plainly,
  dashboard_today: plainly,
  dashboard_sales: plainly,
  health_answer: plainly,
  health_live: plainly,
  health_ready: plainly,
  metrics_read: plainly,
} satisfies OperationCases;
