import { dubaiDay } from '@shop/contract/dubai-day';
import { type OperationCases, stricter, type World } from './operation-case.js';
import { quote } from './records.js';

const ABOUT_PROMISE = stricter('Companies and persons promise payments, quotes don’t', 'promised');
const ABOUT_DAY = stricter('A follow-up is planned for a day that is not over', 'day');

async function plan(world: World) {
  const body = { resource: 'quotes', records: [(await quote(world))._id], day: dubaiDay(new Date()) };
  return (await world.staff.http.post('/api/follow-ups').send(body).expect(201)).body[0] as { _id: string };
}

async function finished(world: World) {
  const { _id } = await plan(world);
  await world.staff.http.post(`/api/follow-ups/${_id}/done`).expect(200);
  return { path: { id: _id }, body: { day: dubaiDay(new Date()) } };
}

export const followUpOperations = {
  followups_list: {
    arrange: () => Promise.resolve({ query: { sort: ['day', 'ASC'], range: [0, 9], filter: { isDone: false } } }),
  },
  followups_plan: {
    bounds: [ABOUT_DAY, ABOUT_PROMISE],
    arrange: async (world, example) => ({ body: { ...example, records: [(await quote(world))._id] } }),
    refused: { 404: (_world, example) => Promise.resolve({ body: { ...example, records: ['f'.repeat(24)] } }) },
  },
  followups_change: {
    bounds: [ABOUT_DAY],
    arrange: async (world, body) => ({ path: { id: (await plan(world))._id }, body }),
    refused: { 409: finished },
  },
  followups_finish: {
    arrange: async (world) => ({ path: { id: (await plan(world))._id } }),
    refused: { 409: finished },
  },
} satisfies OperationCases;
