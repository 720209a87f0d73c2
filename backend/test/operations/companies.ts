import { EMIRATE_RULE } from './bounds.js';
import type { TestActor } from '../support/actors.js';
import { freshTrn } from '../support/given.js';
import { byId, listed, OLD_VERSION, type OperationCases, type World } from './operation-case.js';
import { company, stale } from './records.js';

const waiting = ({ shop }: World) => shop.given.company({ status: 'Pending' });
const confirmed = async (world: World) => ({ path: { id: (await company(world))._id }, body: {} });

export const companyOperations = {
  companies_list: listed({ q: 'llc', status: 'Confirmed', waiting: false }),
  companies_create: {
    bounds: [EMIRATE_RULE('address.emirate')],
    arrange: ({ staff }, example) => Promise.resolve({ body: { ...example, trn: freshTrn(), salesperson: staff.id } }),
    refused: {
      409: async (world, example) => ({
        body: { ...example, trn: (await company(world)).trn, salesperson: world.staff.id },
      }),
    },
  },
  companies_get: byId(company),
  companies_update: {
    arrange: async (world, { version: _version, ...example }) => ({
      path: { id: (await company(world))._id },
      body: { ...example, trn: freshTrn(), salesperson: world.staff.id },
    }),
    refused: stale(company),
  },
  companies_confirm: {
    arrange: async (world) => ({ path: { id: (await waiting(world))._id }, body: {} }),
    refused: { 409: confirmed },
  },
  companies_refuse: {
    arrange: async (world) => ({ path: { id: (await waiting(world))._id }, body: {} }),
    refused: {
      409: async (world) => ({ path: { id: (await waiting(world))._id }, body: { version: OLD_VERSION } }),
    },
  },
  companies_remove: {
    ...byId(company),
    refused: {
      409: async (world) => {
        const { _id } = await company(world);
        const { id } = await world.shop.as.customer();
        await world.staff.http.put(`/api/users/${id}`).send({ company: _id }).expect(200);
        return { path: { id: _id } };
      },
    },
  },
  companyoverview_get: byId(company),
} satisfies OperationCases;

/** A new user with a company of their own. */
async function member({ shop, staff }: World, companyRole = 'admin', company?: string): Promise<Member> {
  const as = await shop.as.customer();
  const _id = company ?? (await shop.given.company())._id;
  await staff.http.put(`/api/users/${as.id}`).send({ company: _id, companyRole }).expect(200);
  return { as, company: _id };
}

interface Member {
  readonly as: TestActor;
  readonly company: string;
}

/** A colleague of an admin, who is the caller. */
async function colleague(world: World) {
  const { as, company: of } = await member(world);
  return { as, path: { id: (await member(world, 'buyer', of)).as.id } };
}

const asBuyer = async (world: World) => ({
  as: (await member(world, 'buyer')).as,
  path: { id: world.customer.id },
  body: {},
});
/** A user without a company. */
export const asPerson = ({ customer }: World) => Promise.resolve({ as: customer, body: {} });
const lastAdmin = async (world: World) => {
  const { as } = await member(world);
  return { as, path: { id: as.id }, body: { companyRole: 'buyer' } };
};
const withoutVersion = ({ version: _version, ...example }: Readonly<Record<string, unknown>>) => example;

export const companyAccountOperations = {
  companyaccounts_list: {
    arrange: () => Promise.resolve({ query: { sort: ['legalName', 'ASC'], range: [0, 9], filter: { q: 'company' } } }),
  },
} satisfies OperationCases;

export const ownCompanyOperations = {
  owncompany_get: { arrange: async (world) => ({ as: (await member(world)).as }), refused: { 404: asPerson } },
  owncompany_update: {
    arrange: async (world, example) => ({ as: (await member(world)).as, body: withoutVersion(example) }),
    refused: {
      403: asBuyer,
      404: asPerson,
      409: async (world) => ({ as: (await member(world)).as, body: { version: OLD_VERSION } }),
    },
  },
  owncompany_list: {
    arrange: async (world) => ({ as: (await member(world)).as }),
    refused: { 403: asBuyer, 404: asPerson },
  },
  owncompany_updateMember: {
    arrange: async (world, example) => ({ ...(await colleague(world)), body: withoutVersion(example) }),
    refused: { 403: asBuyer, 409: lastAdmin },
  },
  owncompany_removeMember: { arrange: colleague, refused: { 403: asBuyer, 409: lastAdmin } },
} satisfies OperationCases;
