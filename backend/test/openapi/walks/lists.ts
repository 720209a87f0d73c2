import { OLD_VERSION, plainly, type Walks, type World } from '../world.js';
import { list, product } from './records.js';

let named = 0;

/** The example by a buyer of no company, of a product that this shop has. */
async function wanted(world: World) {
  named += 1;
  const lines = [{ product: (await product(world))._id, qty: 12 }];
  return { name: `Walk ${named}`, isShared: false, lines };
}

/** A list of the caller: of this customer, whoever is let in. */
const own = async (world: World) => ({ as: world.customer, path: { id: (await list(world))._id } });
const shared = { isShared: true };

export const listWalks: Walks = {
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
        const { customer, shop, staff } = world;
        const company = (await shop.given.company({ sharesPurchases: true }))._id;
        const as = await shop.as.customer();
        for (const { id } of [customer, as]) {
          await staff.http.put(`/api/users/${id}`).send({ company, companyRole: 'buyer' }).expect(200);
        }
        const { _id } = await list(world);
        await customer.http.put(`/api/lists/${_id}`).send(shared).expect(200);
        await staff.http.put(`/api/users/${customer.id}`).send({ company: null }).expect(200);
        await staff.http.put(`/api/users/${customer.id}`).send({ company, companyRole: 'buyer' }).expect(200);
        return { as, path: { id: _id }, body: { lines: (await wanted(world)).lines } };
      },
    },
  },
  lists_remove: { arrange: own },
};
