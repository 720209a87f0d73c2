import { linkedQuote } from '../support/linked-quote.js';
import type { OperationCase, OperationCases, World } from './operation-case.js';
import { quote } from './records.js';

const offered = async ({ shop, customer }: World) => shop.given.quote(customer, { status: 'Quoted' });
const linked = ({ shop, customer }: World) => linkedQuote(shop, customer);
const tokenOf = async (world: World) => ({ path: { token: (await linked(world)).token } });
/** A link to a quote that is decided already. */
const decided = async (world: World) => {
  const { token, quote: of } = await linked(world);
  await world.staff.http.put(`/api/quotes/${of._id}`).send({ status: 'Confirmed' }).expect(200);
  return { path: { token } };
};

const answer = (fields: object): OperationCase => ({
  arrange: async (world) => {
    const { token, code } = await linked(world);
    return { path: { token }, body: { code: await code(), revision: 1, ...fields } };
  },
  refused: {
    409: async (world) => {
      const { token, quote: of, code } = await linked(world);
      const body = { code: await code(), revision: 1, ...fields };
      await world.staff.http.put(`/api/quotes/${of._id}`).send({ status: 'Confirmed' }).expect(200);
      return { path: { token }, body };
    },
  },
});

export const linkOperations = {
  quotelinks_make: {
    notRepeated: 'shows a secret that is not stored',
    arrange: async (world) => ({ path: { id: (await offered(world))._id } }),
    refused: { 409: async (world) => ({ path: { id: (await quote(world))._id } }) },
  },
  quotelinks_revoke: { arrange: async (world) => ({ path: { id: (await offered(world))._id } }) },
  linkedquote_show: { arrange: tokenOf },
  linkedquote_pdf: {
    arrange: tokenOf,
    refused: {
      409: async (world) => {
        const { token, quote: of } = await linked(world);
        await world.staff.http.put(`/api/quotes/${of._id}`).send({ status: 'Requested' }).expect(200);
        return { path: { token } };
      },
    },
  },
  linkedquote_code: { arrange: tokenOf, refused: { 409: decided } },
  linkedquote_accept: answer({}),
  linkedquote_decline: answer({ reason: 'PRICE' }),
} satisfies OperationCases;
