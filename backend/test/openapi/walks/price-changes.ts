import { dubaiDay } from '@shop/contract/dubai-day';
import { PriceChangeWork } from '../../../src/price-changes/price-change-work.service.js';
import { byId, listed, type Walks, type World } from '../world.js';
import { product } from './records.js';

const DAY_MS = 86_400_000;
const tomorrow = () => dubaiDay(new Date(Date.now() + DAY_MS));

/** Of a product of its own. */
async function wanted(world: World) {
  const { _id } = await product(world);
  return { filter: JSON.stringify({ id: [_id] }), kind: 'amount', value: 0.5 };
}

async function planned(world: World) {
  const body = await wanted(world);
  const answer = await world.staff.http.post('/api/price-changes/preview').send(body).expect(200);
  return { ...body, plan: answer.body.plan as string };
}

/** One that waits for its day. */
export async function scheduled(world: World): Promise<{ readonly _id: string }> {
  const body = { ...(await planned(world)), startDay: tomorrow() };
  return (await world.staff.http.post('/api/price-changes').send(body).expect(201)).body as { _id: string };
}

async function done(world: World): Promise<{ readonly _id: string }> {
  const { body } = await world.staff.http
    .post('/api/price-changes')
    .send(await planned(world))
    .expect(201);
  await world.shop.app.get(PriceChangeWork).run();
  return body as { _id: string };
}

const found = (find: (world: World) => Promise<{ readonly _id: string }>) => async (world: World) => ({
  path: { id: (await find(world))._id },
  body: {},
});

export const priceChangeWalks: Walks = {
  pricechanges_list: listed({ status: ['Scheduled', 'Done'], createdAt_gte: '2026-01-01' }),
  pricechanges_preview: { arrange: async (world) => ({ body: await wanted(world) }) },
  pricechanges_create: {
    arrange: async (world) => ({ body: await planned(world) }),
    refused: { 409: async (world) => ({ body: { ...(await wanted(world)), plan: '0'.repeat(64) } }) },
  },
  pricechanges_get: byId(scheduled),
  pricechanges_lines: {
    arrange: async (world) => ({
      path: { id: (await scheduled(world))._id },
      query: { range: [0, 9], outcome: 'waiting' },
    }),
  },
  pricechanges_cancel: { arrange: found(scheduled), refused: { 409: found(done) } },
  pricechanges_undo: { arrange: found(done), refused: { 409: found(scheduled) } },
  productprices_prices: {
    arrange: async (world) => ({ path: { id: (await product(world))._id }, query: { range: [0, 9] } }),
  },
  activity_list: {
    arrange: () => {
      const filter = { resource: ['products'], field: 'price', action: ['updated'], at_gte: '2026-01-01' };
      return Promise.resolve({ query: { sort: ['at', 'DESC'], range: [0, 9], filter } });
    },
  },
};
