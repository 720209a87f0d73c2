import type { OperationCases, World } from './operation-case.js';

const NOBODY = '6560a1b2c3d4e5f6a7b8c9d0';

/** An order of a buyer with a credit limit of zero. @returns its id */
export async function heldOrder({ shop, staff }: World): Promise<string> {
  const buyer = await shop.as.customer();
  await staff.http.put(`/api/users/${buyer.id}`).send({ creditLimit: 0 }).expect(200);
  return (await shop.given.order(buyer))._id;
}

export const creditLimitOperations = {
  creditlimits_get: {
    arrange: ({ customer }) => Promise.resolve({ query: { user: customer.id } }),
    refused: { 404: () => Promise.resolve({ query: { user: NOBODY } }) },
  },
} satisfies OperationCases;
