import { plainly, type OperationCases, type World } from './operation-case.js';
import { product } from './records.js';

let written = 0;

async function code(world: World) {
  written += 1;
  return { code: `ART-${String(written)}`, product: (await product(world))._id };
}

async function ownCode(world: World): Promise<{ readonly _id: string }> {
  const answer = await world.customer.http
    .post('/api/own-codes')
    .send(await code(world))
    .expect(201);
  return answer.body as { _id: string };
}

export const ownCodeOperations = {
  owncodes_list: plainly,
  owncodes_remember: { arrange: async (world) => ({ body: await code(world) }) },
  owncodes_forget: {
    arrange: async (world) => ({ as: world.customer, path: { id: (await ownCode(world))._id } }),
  },
} satisfies OperationCases;
