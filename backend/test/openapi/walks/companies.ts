import { freshTrn } from '../../support/given.js';
import { byId, listed, OLD_VERSION, type Walks, type World } from '../world.js';
import { company, stale } from './records.js';

const waiting = ({ shop }: World) => shop.given.company({ status: 'Pending' });
const confirmed = async (world: World) => ({ path: { id: (await company(world))._id }, body: {} });

export const companyWalks: Walks = {
  companies_list: listed({ q: 'llc', status: 'Confirmed', waiting: false }),
  companies_create: {
    arrange: (_world, example) => Promise.resolve({ body: { ...example, trn: freshTrn() } }),
    refused: { 409: async (world, example) => ({ body: { ...example, trn: (await company(world)).trn } }) },
  },
  companies_get: byId(company),
  companies_update: {
    arrange: async (world, { version: _version, ...example }) => ({
      path: { id: (await company(world))._id },
      body: { ...example, trn: freshTrn() },
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
};
