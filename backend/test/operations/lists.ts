import type { TestActor } from '../support/actors.js';
import { OLD_VERSION, plainly, type OperationCases, type World } from './operation-case.js';
import { list, product } from './records.js';

let named = 0;

/** The example by a buyer of no company, of a product that this shop has. */
async function wanted(world: World) {
  named += 1;
  const lines = [{ product: (await product(world))._id, qty: 12 }];
  return { name: `Walk ${named}`, isShared: false, lines };
}

/** A list of the caller: of this customer, for every role. */
const own = async (world: World) => ({ as: world.customer, path: { id: (await list(world))._id } });
const shared = { isShared: true };

/** Two people of a company that shares. */
async function colleagues({ shop, staff }: World): Promise<[TestActor, TestActor]> {
  const company = (await shop.given.company({ sharesPurchases: true }))._id;
  const people: [TestActor, TestActor] = [await shop.as.customer(), await shop.as.customer()];
  for (const { id } of people) {
    await staff.http.put(`/api/users/${id}`).send({ company, companyRole: 'buyer' }).expect(200);
  }
  return people;
}

export const listOperations = {
  purchases_list: {
    arrange: ({ customer }) => Promise.resolve({ as: customer, query: { scope: 'own' } }),
    refused: { 409: ({ customer }) => Promise.resolve({ as: customer, query: { scope: 'company' } }) },
  },
  lists_list: plainly,
  lists_create: {
    arrange: async (world) => ({ body: await wanted(world) }),
    refused: { 409: async (world) => ({ body: { ...(await wanted(world)), ...shared } }) },
  },
  lists_get: { arrange: own },
  lists_update: {
    arrange: async (world) => ({ ...(await own(world)), body: await wanted(world) }),
    refused: { 409: async (world) => ({ ...(await own(world)), body: { version: OLD_VERSION } }) },
  },
  lists_add: {
    arrange: async (world) => ({ ...(await own(world)), body: { lines: (await wanted(world)).lines } }),
    refused: {
      409: async (world) => {
        const [owner, as] = await colleagues(world);
        const body = await wanted(world);
        const answer = await owner.http
          .post('/api/lists')
          .send({ ...body, ...shared })
          .expect(201);
        const { _id } = answer.body as { _id: string };
        return { as, path: { id: _id }, body: { lines: body.lines } };
      },
    },
  },
  lists_remove: { arrange: own },
} satisfies OperationCases;
