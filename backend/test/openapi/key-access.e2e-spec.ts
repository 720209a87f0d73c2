import { beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANY_KEY_SCOPES, KEY_ACTIONS } from '@shop/contract/api-keys';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { TestActor } from '../support/actors.js';
import type { Operation } from './description.js';
import { callOf } from './requests.js';
import { Walk } from './walk.js';

// Admitted callers are refused for the query, so that nothing is read, printed or changed.
const walk = await Walk.start();
const expiresOn = dubaiDay(new Date(Date.now() + 86_400_000));
const ofScope = new Map<string, string>();
let admin: TestActor;
let ofCompany: string;

async function keyOf(scopes: readonly string[]): Promise<string> {
  const name = scopes.join();
  const body = { name: name.slice(0, 90), scopes, expiresOn };
  const known = ofScope.get(name) ?? (await admin.http.post('/api/api-keys').send(body).expect(201)).body.key;
  ofScope.set(name, known);
  return known;
}

beforeAll(async () => {
  admin = await walk.shop.as.staff('Key maker');
  const buyer = await walk.shop.as.customer();
  const { _id: company } = await walk.shop.given.company();
  await admin.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'admin' }).expect(200);
  const body = { name: 'Purchasing', scopes: COMPANY_KEY_SCOPES, expiresOn };
  ofCompany = (await buyer.http.post('/api/api-keys/my').send(body).expect(201)).body.key;
});

async function outcome(operation: Operation, key: string): Promise<string> {
  const path = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'f'.repeat(24)]));
  const call = callOf(operation, { path, body: operation.body?.example, query: { unknown: 1 } });
  const answer = await walk.send({ ...call, headers: { ...call.headers, authorization: `Bearer ${key}` } });
  walk.seen.note(operation, answer, `${call.method} ${call.path} with a key`);
  return [401, 403].includes(answer.status)
    ? (JSON.parse(answer.body.toString()) as { code: string }).code
    : 'admitted';
}

const isPublicRead = ({ access, method }: Operation) => access === 'visitor' && method === 'get';
// The metrics have a guard of their own: api-keys.e2e-spec.ts.
const identified = walk.named.filter(([id, { answers }]) => answers.has(401) && id !== 'metrics_read');

describe.each(identified)('%s', (_id, operation) => {
  const scopes = KEY_ACTIONS.filter((action) => operation.actions.includes(action));

  it('admits keys of staff with one of its scopes alone', async () => {
    const others = KEY_ACTIONS.filter((action) => !scopes.includes(action));
    expect(await outcome(operation, await keyOf(others))).toBe(
      isPublicRead(operation) ? 'admitted' : 'KEY_NOT_ALLOWED',
    );
    for (const scope of scopes) {
      expect({ scope, outcome: await outcome(operation, await keyOf([scope])) }).toEqual({
        scope,
        outcome: 'admitted',
      });
    }
  });

  it('admits keys of companies if it is marked for them', async () => {
    const isAdmitted = isPublicRead(operation) || operation.companyScope !== null;
    expect(await outcome(operation, ofCompany)).toBe(isAdmitted ? 'admitted' : 'KEY_NOT_ALLOWED');
  });
});

it('keys get nothing that concerns people, settings, periods and keys, and nothing that takes a fresh identity', () => {
  expect(KEY_ACTIONS).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(account|keys|metrics|moveIns\.run|periods|settings\.write|staff)/),
    ]),
  );
  expect(KEY_ACTIONS).not.toContain('invoices.void');
  expect(KEY_ACTIONS).not.toContain('payments.refund');
});
