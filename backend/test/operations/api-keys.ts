import { dubaiDay } from '@shop/contract/dubai-day';
import type { TestActor } from '../support/actors.js';
import { OLD_VERSION, type OperationCases, stricter, type World } from './operation-case.js';

const LAST_DAY = dubaiDay(new Date(Date.now() + 30 * 86_400_000));
const BODY = { name: 'ERP', expiresOn: LAST_DAY };
const BOUNDS = [
  stricter('A key works until a day within a year', 'expiresOn'),
  stricter('An address or a network', 'allowedIps'),
];

export async function apiKey({ staff }: World): Promise<{ readonly _id: string }> {
  return (
    await staff.http
      .post('/api/api-keys')
      .send({ ...BODY, scopes: ['orders.read'] })
      .expect(201)
  ).body;
}

async function revoked(world: World) {
  const { _id } = await apiKey(world);
  await world.staff.http.delete(`/api/api-keys/${_id}`).expect(200);
  return { path: { id: _id } };
}

/** An admin of a company, who may have keys. */
async function admin({ shop, staff }: World): Promise<TestActor> {
  const as = await shop.as.customer();
  const { _id } = await shop.given.company();
  await staff.http.put(`/api/users/${as.id}`).send({ company: _id, companyRole: 'admin' }).expect(200);
  return as;
}

async function keyOfCompany(world: World) {
  const as = await admin(world);
  const { body } = await as.http
    .post('/api/api-keys/my')
    .send({ ...BODY, scopes: ['own.read'] })
    .expect(201);
  return { as, path: { id: (body as { _id: string })._id } };
}

async function revokedOfCompany(world: World) {
  const { as, path } = await keyOfCompany(world);
  await as.http.delete(`/api/api-keys/my/${path.id}`).expect(200);
  return { as, path };
}

async function withMostKeys(world: World, example: object) {
  const as = await admin(world);
  for (let count = 0; count < 20; count += 1) {
    await as.http
      .post('/api/api-keys/my')
      .send({ ...BODY, scopes: ['own.read'] })
      .expect(201);
  }
  return { as, body: { ...example, expiresOn: LAST_DAY } };
}

const asPerson = ({ customer }: World) => Promise.resolve({ as: customer });

export const apiKeyOperations = {
  apikeys_list: {
    arrange: () => Promise.resolve({ query: { sort: ['createdAt', 'DESC'], range: [0, 9], filter: {} } }),
  },
  apikeys_create: {
    notRepeated: 'shows a secret that is not stored',
    bounds: BOUNDS,
    arrange: (_world, example) => Promise.resolve({ body: { ...example, expiresOn: LAST_DAY } }),
  },
  apikeys_update: {
    bounds: BOUNDS,
    arrange: async (world, { version: _version, ...example }) => ({
      path: { id: (await apiKey(world))._id },
      body: { ...example, expiresOn: LAST_DAY },
    }),
    refused: {
      409: async (world, example) => ({
        path: { id: (await apiKey(world))._id },
        body: { ...example, expiresOn: LAST_DAY, version: OLD_VERSION },
      }),
    },
  },
  apikeys_rotate: {
    notRepeated: 'shows a secret that is not stored',
    arrange: async (world) => ({ path: { id: (await apiKey(world))._id } }),
    refused: { 409: revoked },
  },
  apikeys_revoke: { arrange: async (world) => ({ path: { id: (await apiKey(world))._id } }) },
  companykeys_list: {
    arrange: async (world) => ({ as: await admin(world) }),
    refused: { 403: (world) => buyer(world), 404: asPerson },
  },
  companykeys_create: {
    notRepeated: 'shows a secret that is not stored',
    bounds: BOUNDS,
    arrange: async (world, example) => ({ as: await admin(world), body: { ...example, expiresOn: LAST_DAY } }),
    refused: {
      403: async (world, example) => ({ ...(await buyer(world)), body: { ...example, expiresOn: LAST_DAY } }),
      404: async (world, example) => ({ ...(await asPerson(world)), body: { ...example, expiresOn: LAST_DAY } }),
      409: withMostKeys,
    },
  },
  companykeys_rotate: {
    notRepeated: 'shows a secret that is not stored',
    arrange: keyOfCompany,
    refused: {
      403: async (world) => ({ ...(await keyOfCompany(world)), ...(await buyer(world)) }),
      409: revokedOfCompany,
    },
  },
  companykeys_revoke: {
    arrange: keyOfCompany,
    refused: { 403: async (world) => ({ ...(await keyOfCompany(world)), ...(await buyer(world)) }) },
  },
} satisfies OperationCases;

async function buyer({ shop, staff }: World): Promise<{ readonly as: TestActor }> {
  const as = await shop.as.customer();
  const { _id } = await shop.given.company();
  await staff.http.put(`/api/users/${as.id}`).send({ company: _id, companyRole: 'buyer' }).expect(200);
  return { as };
}
