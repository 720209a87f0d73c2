import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { located, strictAjv } from './openapi/answer-check.js';
import { callsFor, type Candidate, candidatesOf, withValues } from './openapi/boundaries.js';
import { type Description, type JsonSchema, type Operation, operationsOf } from './openapi/description.js';
import { queryCandidatesOf, queryOf } from './openapi/query-boundaries.js';
import { callOf, type Said } from './openapi/requests.js';
import { WALKS } from './openapi/walks/all.js';
import { type Arranged, World } from './openapi/world.js';
import { startShopWithProvider } from './support/shop-with-provider.js';

const shop = await startShopWithProvider();
const { body: description } = await shop.as.visitor().get('/api/docs-json').expect(200);
const { components } = description as Description;
const operations = operationsOf(description as Description);
const named = (chosen: readonly Operation[]) => chosen.map((operation) => [operation.id, operation] as const);
const withBody = named(operations.filter(({ body }) => body !== null));
const withQuery = named(
  operations.filter(({ parameters }) => parameters.some((parameter) => parameter.in === 'query')),
);
let world: World;

beforeAll(async () => {
  world = await World.in(shop);
  await Promise.all([world.sessionOf(world.customer), world.sessionOf(world.staff)]);
});
afterAll(async () => {
  world.wire.close();
  await shop.close();
});

const ajv = strictAjv();
ajv.addSchema({ $id: 'description', $defs: located(components.schemas) as object });
const compiled = new Map<JsonSchema, ValidateFunction>();

function fits(schema: JsonSchema, value: unknown): boolean {
  const validate = compiled.get(schema) ?? ajv.compile(located(schema) as object);
  compiled.set(schema, validate);
  return validate(value);
}

const NOBODYS = 'f'.repeat(24);

/** A call of the right shape for a record that is not there, so that nothing but the shape is looked at. */
async function arranged({ id, body }: Operation): Promise<Arranged> {
  const example = structuredClone(body?.example ?? {}) as Record<string, unknown>;
  const { path = {}, ...said }: Arranged = (await WALKS[id]?.arrange(world, example)) ?? {};
  const nowhere = Object.fromEntries(Object.keys(path).map((name) => [name, NOBODYS]));
  return { ...said, path: nowhere };
}

/** Made once for each operation: calls for a record that is not there leave what they name as it is. */
const arrangements = new Map<string, Promise<Arranged>>();
function toRefuse(operation: Operation): Promise<Arranged> {
  const known = arrangements.get(operation.id) ?? arranged(operation);
  arrangements.set(operation.id, known);
  return known;
}

/** In bytes; a text of many characters that are described may come to more. */
const LARGEST_BODY = 1024 * 1024 - 1000;

/** The fields that the answer complains about. */
async function blamed(operation: Operation, { as, ...said }: Arranged & Said): Promise<string[]> {
  const actor = as ?? world.actor(operation.access === 'visitor' ? 'visitor' : operation.access);
  const { status, body } = await world.send(actor, callOf(operation, said));
  const isTooLarge = Buffer.byteLength(JSON.stringify(said.body ?? null)) > LARGEST_BODY;
  const isUnread = status >= 500 || status === 429 || (status === 413 && !isTooLarge);
  expect({ status, body: body.toString(), isUnread }).toMatchObject({ isUnread: false });
  if (status !== 400) return [];
  return Object.keys(JSON.parse(body.toString()).errors ?? {});
}

/** Fields of which the shop refuses more than their shape, since rules of the shop speak of them. */
const RULED = new Set([
  // A good password, said twice, and the current one.
  ...['session_register password', 'session_register confirmPassword', 'passwords_confirmReset token'],
  ...['passwords_change currentPassword', 'passwords_change newPassword', 'passwords_change confirmPassword'],
  ...['passwords_confirmReset password', 'passwords_confirmReset confirmPassword'],
  // There has to be such a category, of this type; each key has one filter.
  ...['products_create productType', 'products_create category', 'categories_update filters'],
  // The total of a document has a bound of its own.
  ...['orders_create deliveryCharge', 'orders_create extraFee', 'orders_create orderItems.0.unitPrice'],
  ...['orders_create orderItems.0.qty', 'orders_create discount', 'orders_create orderItems.0.discount'],
  // Another VAT category than the standard one needs its reason.
  ...['orders_create orderItems.0.taxCategory', 'orders_create orderItems.0.taxReason'],
  // A line is a product or a text, and the shop has the product.
  ...['quotes_request', 'approvals_ask'].flatMap((id) => [
    ...[`${id} requestedItems.0.product`, `${id} requestedItems.0.text`],
  ]),
  // The filter is JSON that the list of products reads.
  ...['pricechanges_create filter', 'pricechanges_preview filter'],
  // A message has a text or files.
  'quotemessages_write text',
  // A link is one that was mailed.
  ...['invitations_look token', 'invitations_accept token'],
  'orders_create orderItems.0.product',
  // The caller has the file, the day is to come, and goods that are picked up have no address.
  ...['quotes_request', 'approvals_ask', 'orders_create'].flatMap((id) => [
    ...[`${id} poFile`, `${id} neededBy`, `${id} deliveryMethod`, `${id} deliveryAddress`],
  ]),
  ...['addresses_add phone', 'addresses_replace phone'],
  // A phone number is one of its country.
  ...['session_register phoneNumber', 'users_updateProfile phoneNumber', 'contact_send phone'],
  // These values follow rules of authorities and banks, which a pattern can't describe.
  ...['settings_update', 'settings_show'].flatMap((id) => [
    ...[`${id} trn`, `${id} vatRegisteredSince`, `${id} address.country`, `${id} address.emirate`, `${id} whatsapp`],
    ...[`${id} supplierChatUrl`, `${id} bankAccounts`, `${id} bankAccounts.0.iban`, `${id} bankAccounts.0.bic`],
    ...[`${id} logo`, `${id} accentColour`, `${id} requireReadyEInvoices`, `${id} requireSecondFactor`],
    `${id} eInvoicesSince`,
  ]),
  'users_create phoneNumber',
  // An invitation needs an e-mail address.
  'users_create invite',
  // A payment by Cheque alone has a cheque, and a product that is not standard rated has a reason.
  ...['payments_record chequeNumber', 'payments_record chequeDate', 'payments_update chequeNumber'],
  ...['payments_update chequeDate', 'products_create taxReason', 'products_update taxReason'],
  // A receipt is of one account, whose invoices it names once each.
  ...['receipts_record company', 'receipts_record user', 'receipts_record allocations', 'receipts_record chequeNumber'],
  ...['receipts_record chequeDate', 'receipts_record amount', 'receipts_record allocations.0.amount'],
  ...['receipts_openInvoices company', 'receipts_openInvoices user'],
  // A credit note is one of lines that the invoice has, or of an amount.
  ...['creditnotes_issue lines', 'creditnotes_issue lines.0.line', 'creditnotes_issue amount'],
  // Purchases are known only of users who are signed in.
  'products_page sort',
  // It is the caller's password, or a code of their app.
  ...['usersessions_confirm password', 'usersessions_confirm code', 'secondfactor_confirm code'],
  // An authenticator has to sign the challenge.
  'passkeys_add id',
  // Nobody makes an administrator of themselves.
  'users_updateProfile isAdmin',
]);

/** Fields that the server mends: it trims, and takes what forms send for an emptied one as none. */
const MENDED = new Set([
  ...['products_create images', 'products_update images', 'categories_update image', 'categories_update position'],
  'categories_update filters.0.order',
]);

describe.each(withBody)('%s', (id, operation) => {
  it('takes what its body is described to take, and nothing else', async () => {
    const said = await toRefuse(operation);
    const sample = fullBody(operation, said);
    await world.sessionOf(said.as ?? null);
    const candidates = candidatesOf(operation.body?.schema ?? {}, components.schemas, sample);
    const described = new Set(candidates.filter(({ schema, value }) => fits(schema, value)));
    // Rules of the shop are asked last: beside a field of a wrong shape nothing would be heard of them.
    const isRuled = ({ field }: Candidate) => RULED.has(`${id} ${field}`);
    const shaped = candidates.filter((candidate) => !isRuled(candidate));
    const calls = [
      ...candidates.filter(isRuled).map((candidate) => [candidate]),
      ...callsFor(shaped.filter((candidate) => described.has(candidate))),
      ...callsFor(shaped.filter((candidate) => !described.has(candidate))),
    ];
    const differences = calls.map(async (call) => {
      const fields = await blamed(operation, { ...said, body: withValues(sample, call) });
      return call.filter((candidate) => {
        const { field } = candidate;
        const isTaken = !fields.some((name) => name === field || name.startsWith(`${field}.`));
        const isExcused = isTaken ? MENDED.has(`${id} ${field}`) : isRuled(candidate);
        return !isExcused && isTaken !== described.has(candidate);
      });
    });
    expect((await Promise.all(differences)).flat().map(inWords)).toEqual([]);
  });

  it('says whether it takes fields that are not described', async () => {
    const said = await toRefuse(operation);
    const fields = await blamed(operation, { ...said, body: { ...(said.body as object), undescribed: 1 } });
    const schema = operation.body?.schema ?? {};
    expect(fields.includes('undescribed')).toBe(!fits(schema, { ...(said.body as object), undescribed: 1 }));
  });
});

/** By what is said of a parameter, the first operation that says it: many lists share theirs. */
const firstToSay = new Map<string, string>();
const saidOf = ({ field, schema }: Candidate) => `${field} ${JSON.stringify(schema)}`;
for (const [id, operation] of withQuery) {
  for (const candidate of queryCandidatesOf(operation)) {
    if (!firstToSay.has(saidOf(candidate))) firstToSay.set(saidOf(candidate), id);
  }
}

/** All wrong values of what nobody before it says; of what it shares, one for each parameter, and not the same everywhere. */
function chosenFor<C extends Candidate>(operation: Operation, wrong: readonly C[]): C[] {
  const own = wrong.filter((candidate) => firstToSay.get(saidOf(candidate)) === operation.id);
  const shared = wrong.filter((candidate) => !own.includes(candidate));
  const fields = [...new Set(shared.map(({ field }) => field))];
  const place = operations.indexOf(operation);
  const samples = fields.flatMap((name) => {
    const ofField = shared.filter(({ field }) => field === name);
    return ofField.slice(place % ofField.length).slice(0, 1);
  });
  return [...own, ...samples];
}

describe.each(withQuery)('the query of %s', (id, operation) => {
  it('may be what it is described to be, and nothing else', async () => {
    const { path } = operation.path.includes('{') ? ((await WALKS[id]?.arrange(world, {})) ?? {}) : {};
    const candidates = queryCandidatesOf(operation);
    const described = new Set(candidates.filter(({ schema, value }) => fits(schema, value)));
    const calls = [
      ...callsFor(candidates.filter((candidate) => described.has(candidate))),
      // The first parameter that is wrong is the one that is told of.
      ...chosenFor(
        operation,
        candidates.filter((candidate) => !described.has(candidate)),
      ).map((candidate) => [candidate]),
    ];
    const differences = calls.map(async (call) => {
      const fields = await blamed(operation, { as: world.staff, path, query: queryOf(call) });
      const isTaken = ({ field }: Candidate) => !fields.includes(field) && !fields.includes(field.split('.')[0] ?? '');
      return call.filter((candidate) => isTaken(candidate) !== described.has(candidate));
    });
    expect((await Promise.all(differences)).flat().map(inWords)).toEqual([]);
  });
});

/** All fields of the example, as far as the arranged body does not have them: so that each field can be varied. */
function fullBody({ body }: Operation, said: Said): object {
  const whole: Record<string, unknown> = { ...(body?.example as object), ...(said.body as object), version: undefined };
  return 'category' in whole ? { ...whole, category: NOBODYS } : whole;
}

function inWords({ field, value }: Candidate): string {
  const text = JSON.stringify(value);
  return `${field} = ${text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text}`;
}
