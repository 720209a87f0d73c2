import { FILTER_RULE } from './bounds.js';
import { donePriceChange, plannedPrices, priceRule, scheduledPriceChange } from '../support/price-changes.js';
import { byId, listed, type OperationCases, type World } from './operation-case.js';
import { product } from './records.js';

const found = (find: (world: World) => Promise<{ readonly _id: string }>) => async (world: World) => ({
  path: { id: (await find(world))._id },
  body: {},
});

export const priceChangeOperations = {
  pricechanges_list: listed({ status: ['Scheduled', 'Done'], createdAt_gte: '2026-01-01' }),
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
  pricechanges_get: byId(scheduledPriceChange),
  pricechanges_lines: {
    arrange: async (world) => ({
      path: { id: (await scheduledPriceChange(world))._id },
      query: { range: [0, 9], outcome: 'waiting' },
    }),
  },
  pricechanges_cancel: { arrange: found(scheduledPriceChange), refused: { 409: found(donePriceChange) } },
  pricechanges_undo: { arrange: found(donePriceChange), refused: { 409: found(scheduledPriceChange) } },
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
