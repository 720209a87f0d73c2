import { FILTER_RULE } from './bounds.js';
import { plannedPrices, priceChange, priceRule } from '../support/price-changes.js';
import { byId, listed, OLD_VERSION, type OperationCases, type World } from './operation-case.js';
import { product } from './records.js';

const change = async (world: World, body: object) => ({ path: { id: (await priceChange(world))._id }, body });

export const priceChangeOperations = {
  pricechanges_list: listed({ status: ['Running', 'Done'], createdAt_gte: '2026-01-01' }),
  pricechanges_preview: {
    notRepeated: 'reads',
    bounds: [FILTER_RULE],
    arrange: async (world) => ({ body: await priceRule(world) }),
  },
  pricechanges_create: {
    bounds: [FILTER_RULE],
    arrange: async (world) => ({ body: await plannedPrices(world) }),
    refused: { 409: async (world) => ({ body: { ...(await priceRule(world)), plan: '0'.repeat(64) } }) },
  },
  pricechanges_get: byId(priceChange),
  pricechanges_apply: {
    arrange: (world) => change(world, {}),
    refused: { 409: (world) => change(world, { version: OLD_VERSION }) },
  },
  productprices_prices: {
    arrange: async (world) => ({ path: { id: (await product(world))._id }, query: { range: [0, 9] } }),
  },
  activity_list: {
    arrange: () => {
      const filter = { resource: ['products'], field: 'price', action: ['updated'], at_gte: '2026-01-01' };
      return Promise.resolve({ query: { sort: ['at', 'DESC'], range: [0, 9], filter } });
    },
  },
} satisfies OperationCases;
