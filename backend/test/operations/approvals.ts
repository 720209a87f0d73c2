import { LINE_RULE, PHONE_RULE, PURCHASE_RULE } from './bounds.js';
import type { TestActor } from '../support/actors.js';
import { linkedQuote } from '../support/linked-quote.js';
import type { OperationCases, World } from './operation-case.js';
import { product } from './records.js';

interface Company {
  readonly buyer: TestActor;
  readonly approver: TestActor;
}

/** A buyer whose every request needs approval, and an approver. */
async function limited({ shop, staff }: World): Promise<Company> {
  const company = (await shop.given.company({ needsApproval: true }))._id;
  const [buyer, approver] = [await shop.as.customer(), await shop.as.customer()];
  const roles = [
    { user: buyer, companyRole: 'buyer', monthlyLimit: 0 },
    { user: approver, companyRole: 'approver', monthlyLimit: null },
  ];
  for (const { user, ...role } of roles) {
    await staff.http
      .put(`/api/users/${user.id}`)
      .send({ company, ...role })
      .expect(200);
  }
  return { buyer, approver };
}

async function waiting(world: World): Promise<Company & { readonly id: string }> {
  const people = await limited(world);
  const body = { requestedItems: [{ product: (await product(world))._id, qty: 12 }] };
  const answer = await people.buyer.http.post('/api/approvals').send(body).expect(201);
  return { ...people, id: (answer.body as { _id: string })._id };
}

/** One that waits. */
export const approval = async (world: World) => ({ _id: (await waiting(world)).id });

async function decided(world: World): Promise<Company & { readonly id: string }> {
  const approval = await waiting(world);
  await approval.approver.http.post(`/api/approvals/${approval.id}/refuse`).send({ answer: 'No' }).expect(200);
  return approval;
}

const byApprover = ({ approver, id }: { approver: TestActor; id: string }, body: object) => ({
  as: approver,
  path: { id },
  body: body as Readonly<Record<string, unknown>>,
});
const byBuyer = ({ buyer, id }: Company & { id: string }, body: object) => ({
  as: buyer,
  path: { id },
  body: body as Readonly<Record<string, unknown>>,
});

/** An offer with a link, of a buyer who may accept nothing alone. */
async function aboveLimit(world: World) {
  const { shop, staff } = world;
  const company = (await shop.given.company({ needsApproval: true }))._id;
  const buyer = await shop.as.customer();
  await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'buyer' }).expect(200);
  const linked = await linkedQuote(shop, buyer);
  await staff.http.put(`/api/users/${buyer.id}`).send({ monthlyLimit: 0 }).expect(200);
  return { buyer, ...linked };
}

export const approvalOperations = {
  acceptances_ask: {
    arrange: async (world) => {
      const { buyer, quote } = await aboveLimit(world);
      return { as: buyer, path: { id: quote._id }, body: { revision: 1 } };
    },
    refused: {
      403: async (world) => ({
        path: { id: (await aboveLimit(world)).quote._id },
        as: world.staff,
        body: { revision: 1 },
      }),
      409: async (world) => {
        const { buyer, quote } = await aboveLimit(world);
        return { as: buyer, path: { id: quote._id }, body: { revision: 2 } };
      },
    },
  },
  acceptances_askByLink: {
    arrange: async (world) => {
      const { token, code } = await aboveLimit(world);
      return { path: { token }, body: { code: await code(), revision: 1 } };
    },
    refused: {
      409: async (world) => {
        const { token, quote, code } = await aboveLimit(world);
        const body = { code: await code(), revision: 1 };
        await world.staff.http.put(`/api/quotes/${quote._id}`).send({ status: 'Confirmed' }).expect(200);
        return { path: { token }, body };
      },
    },
  },
  approvals_ask: {
    bounds: [LINE_RULE, PURCHASE_RULE, PHONE_RULE('deliveryAddress.phone')],
    arrange: async (world) => {
      const { buyer } = await limited(world);
      return { as: buyer, body: { requestedItems: [{ product: (await product(world))._id, qty: 12 }] } };
    },
    refused: {
      409: async (world) => ({
        as: world.customer,
        body: { requestedItems: [{ product: (await product(world))._id, qty: 12 }] },
      }),
    },
  },
  approvals_list: {
    arrange: async (world) => ({ as: (await waiting(world)).approver, query: { scope: 'company' } }),
    refused: { 403: async (world) => ({ as: (await limited(world)).buyer, query: { scope: 'company' } }) },
  },
  approvals_limit: { arrange: async (world) => ({ as: (await limited(world)).buyer }) },
  approvals_get: { arrange: async (world) => byBuyer(await waiting(world), {}) },
  approvals_approve: {
    arrange: async (world, example) => byApprover(await waiting(world), example),
    refused: {
      403: async (world) => byBuyer(await waiting(world), {}),
      409: async (world) => byApprover(await decided(world), {}),
    },
  },
  approvals_refuse: {
    arrange: async (world, example) => byApprover(await waiting(world), example),
    refused: {
      403: async (world) => byBuyer(await waiting(world), { answer: 'No' }),
      409: async (world) => byApprover(await decided(world), { answer: 'No' }),
    },
  },
  approvals_withdraw: {
    arrange: async (world) => byBuyer(await waiting(world), {}),
    refused: { 409: async (world) => byBuyer(await decided(world), {}) },
  },
} satisfies OperationCases;
