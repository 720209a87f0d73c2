import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callsFor, type Candidate, candidatesOf, withValues } from './boundaries.js';
import { type Description, type JsonSchema, operationsOf, type Operation } from './description.js';
import { callOf } from './requests.js';
import { World } from './world.js';
import { OPERATIONS } from '../operations/all.js';
import { startShopWithProvider } from '../support/shop-with-provider.js';

const shop = await startShopWithProvider();
const { body: description } = await shop.as.visitor().get('/api/docs-json').expect(200);
const { components } = description as Description;
const withBody = operationsOf(description as Description).filter(({ body }) => body !== null);
let world: World;

beforeAll(async () => {
  world = await World.in(shop);
  await Promise.all([world.sessionOf(world.customer), world.sessionOf(world.staff)]);
});
afterAll(async () => {
  world.wire.close();
  await shop.close();
});

/** Secrets, and what a signature is of: not one character of them changes. */
const EXACT = new Set([
  ...['password', 'currentPassword', 'newPassword', 'confirmPassword', 'token', 'plan'],
  ...['id', 'clientDataJSON', 'authenticatorData', 'signature', 'attestationObject', 'manifest'],
]);

/** Fields with a text area on their form. */
const OF_SEVERAL_LINES = new Set([
  ...['note', 'notes', 'answer', 'text', 'message', 'reason', 'words', 'description', 'descriptionAr'],
  ...['displaySpecs', 'address', 'shippingAddress', 'clientToAdminNote', 'adminToClientNote', 'adminToAdminNote'],
]);

/** Texts of one line whose name is that of a longer text elsewhere: rows of a pasted list, remarks beside a price. */
const OF_ONE_LINE = new Set([
  ...['products_resolve lines.0.text', 'pricechanges_create note', 'reminders_hold reason'],
  ...['webhooks_create description', 'webhooks_update description'],
  ...['quotes_update reason', 'orders_update reason'],
  ...[
    'quotes_request requestedItems.0.text',
    'quotes_warnings requestedItems.0.text',
    'approvals_ask requestedItems.0.text',
    'quotemessages_setTargets lines.0.note',
  ],
]);
/** Codes of a second factor are read digit by digit, in any script. */
const SECOND_FACTOR = new Set(['session_signIn', 'usersessions_confirm', 'secondfactor_confirm']);

const LONGEST = 10_000;
const NOBODYS = 'f'.repeat(24);

const nameOf = (field: string) => field.split('.').at(-1) ?? '';
const isExact = (field: string) => EXACT.has(nameOf(field));
const isOfSeveralLines = ({ id }: Operation, field: string) =>
  OF_SEVERAL_LINES.has(nameOf(field)) && !OF_ONE_LINE.has(`${id} ${field}`);

interface TextField {
  readonly field: string;
  readonly max: number;
}

/** The texts of a body that may have the described maximum length, with any characters. */
function textsOf({ id, body }: Operation, sample: unknown): TextField[] {
  const fields = new Map<string, JsonSchema>();
  for (const { field, schema } of candidatesOf(body?.schema ?? {}, components.schemas, sample))
    fields.set(field, schema);
  return [...fields].flatMap(([field, { type, maxLength, pattern, format, enum: values }]) => {
    const isFree = format === undefined && values === undefined && (pattern === undefined || isNotBlank(pattern));
    const isText = [type].flat().includes('string') && typeof maxLength === 'number' && maxLength < LONGEST;
    const isCode = nameOf(field) === 'code' && SECOND_FACTOR.has(id);
    return isFree && isText && !isCode ? [{ field, max: maxLength }] : [];
  });
}

const isNotBlank = (pattern: unknown) => String(pattern).startsWith('[^\\s');

/** The fields that the response reports as too long. */
async function tooLong(operation: Operation, values: readonly Pick<Candidate, 'field' | 'value'>[]): Promise<string[]> {
  const example = structuredClone(operation.body?.example ?? {}) as Record<string, unknown>;
  const { path = {}, as, ...said } = await OPERATIONS[operation.id].arrange(world, example);
  const nowhere = Object.fromEntries(Object.keys(path).map((name) => [name, NOBODYS]));
  const body = withValues(sampleOf(operation, said.body), values);
  const actor = as ?? world.actor(operation.access === 'visitor' ? 'visitor' : operation.access);
  const { body: answer } = await world.send(actor, callOf(operation, { ...said, path: nowhere, body }));
  const text = answer.toString();
  const parsed = (text === '' ? {} : JSON.parse(text)) as { reasons?: Record<string, { rule?: string }> };
  return Object.entries(parsed.reasons ?? {}).flatMap(([field, { rule }]) => (rule === 'TOO_LONG' ? [field] : []));
}

const sampleOf = ({ body }: Operation, sent: unknown): Record<string, unknown> => ({
  ...(body?.example as object),
  ...(sent as object),
});

/** The fields whose texts of `valueOf` are taken, though they have more characters than the field may have. */
async function shortened(operation: Operation, valueOf: (max: number) => string): Promise<string[]> {
  const texts = textsOf(operation, sampleOf(operation, {}));
  const calls = callsFor(texts.map(({ field, max }) => ({ field, value: valueOf(max) })));
  const refused = (await Promise.all(calls.map((call) => tooLong(operation, call)))).flat();
  return texts.map(({ field }) => field).filter((field) => !refused.includes(field));
}

const MARKS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u200b\ufeff';

describe.each(withBody.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const texts = textsOf(operation, sampleOf(operation, {})).map(({ field }) => field);

  it('removes invisible marks from its texts, but not from secrets', async () => {
    const found = await shortened(operation, (max) => `a${MARKS}${'a'.repeat(max - 1)}`);
    expect(found).toEqual(texts.filter((field) => !isExact(field)));
  });

  it('composes letters (Unicode NFC)', async () => {
    const found = await shortened(operation, (max) => 'e\u0301'.repeat(max));
    expect(found).toEqual(texts.filter((field) => !isExact(field)));
  });

  it('replaces a line break in a one-line text with a space', async () => {
    const found = await shortened(operation, (max) => (max < 3 ? 'a' : `${'a'.repeat(max - 2)}\r\na`));
    const isSkipped = (field: string) => isExact(field) || isOfSeveralLines(operation, field);
    expect(found).toEqual(texts.filter((field) => !isSkipped(field)));
  });
});
