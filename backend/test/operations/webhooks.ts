import { looser, OLD_VERSION, type OperationCases, plainly, stricter, type World } from './operation-case.js';

/** Nothing listens there: deliveries of tests of all operations wait. */
const BODY = { url: 'https://receiver.invalid/hooks', events: ['invoice.issued'] };
const BOUNDS = [stricter('A public https address', 'url')];

export async function webhook({ staff }: World): Promise<{ readonly _id: string }> {
  const body = (await staff.http.get('/api/webhooks').expect(200)).body as { _id: string }[];
  for (const { _id } of body.slice(10)) await staff.http.delete(`/api/webhooks/${_id}`).expect(200);
  return (await staff.http.post('/api/webhooks').send(BODY).expect(201)).body as { _id: string };
}

const onWebhook = async (world: World) => ({ path: { id: (await webhook(world))._id } });

async function off(world: World) {
  const { _id } = await webhook(world);
  await world.staff.http
    .put(`/api/webhooks/${_id}`)
    .send({ ...BODY, isActive: false })
    .expect(200);
  return { path: { id: _id } };
}

async function delivery(world: World) {
  const { _id } = await webhook(world);
  await world.staff.http.post(`/api/webhooks/${_id}/test`).expect(200);
  const [found] = (await world.staff.http.get(`/api/webhooks/${_id}/deliveries`).expect(200)).body as [{ _id: string }];
  return { webhook: _id, path: { id: found._id } };
}

async function full(world: World) {
  for (let count = 0; count < 20; count += 1) await world.staff.http.post('/api/webhooks').send(BODY);
  return { body: BODY };
}

const TIME = { from: '2026-01-01', to: '2026-01-02' };

export const webhookOperations = {
  webhooks_list: plainly,
  webhooks_create: {
    notRepeated: 'shows a secret that is not stored',
    bounds: BOUNDS,
    arrange: async (world, body) => {
      await webhook(world);
      return { body };
    },
    refused: { 409: full },
  },
  webhooks_update: {
    bounds: BOUNDS,
    arrange: async (world, { version: _version, ...body }) => ({ ...(await onWebhook(world)), body }),
    refused: {
      409: async (world, body) => ({ ...(await onWebhook(world)), body: { ...body, version: OLD_VERSION } }),
    },
  },
  webhooks_remove: { arrange: onWebhook },
  webhooks_rotateSecret: { notRepeated: 'shows a secret that is not stored', arrange: onWebhook },
  webhooks_test: { arrange: onWebhook, refused: { 409: off } },
  webhooks_replay: {
    arrange: async (world, example) => ({ ...(await onWebhook(world)), body: { ...example, ...TIME } }),
    refused: { 409: async (world, example) => ({ ...(await off(world)), body: { ...example, ...TIME } }) },
  },
  webhooks_deliveries: { arrange: onWebhook },
  webhookdeliveries_send: {
    arrange: async (world) => ({ path: (await delivery(world)).path }),
    refused: {
      409: async (world) => {
        const { webhook: id, path } = await delivery(world);
        await world.staff.http
          .put(`/api/webhooks/${id}`)
          .send({ ...BODY, isActive: false })
          .expect(200);
        return { path };
      },
    },
  },
  webhookevents_next: {
    bounds: [looser('An empty cursor is none', 'after')],
    arrange: () => Promise.resolve({ query: {} }),
  },
} satisfies OperationCases;
