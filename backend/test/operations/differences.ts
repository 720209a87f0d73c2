import { type OperationCases, type World } from './operation-case.js';
import { invoice } from './records.js';

const BODY = { kind: 'bankCharge', amount: 25, reason: 'Fee of the sending bank' };
const UNDO = { reason: 'Paid later' };

/** A difference that fits any invoice, in a shop that allows it. */
export async function smallDifference({ shop }: World) {
  await shop.given.settings({ differenceLimit: 50 });
  return { ...BODY, amount: 0.01 };
}

/** The path of an invoice of 100 AED, with a bank charge of 25 AED. */
async function takenOff(world: World): Promise<{ id: string; difference: string }> {
  const { _id: id } = await invoice(world);
  await world.shop.given.settings({ differenceLimit: 50 });
  const { body } = await world.staff.http.post(`/api/invoices/${id}/differences`).send(BODY).expect(201);
  return { id, difference: body.differences[0]._id };
}

export const differenceOperations = {
  differences_record: {
    actions: { invoices: { difference: (id) => ({ path: { id }, body: { ...BODY, amount: 0.01 } }) } },
    arrange: async (world) => ({ path: { id: (await invoice(world))._id }, body: BODY }),
    refused: { 409: async (world) => ({ path: { id: (await invoice(world))._id }, body: { ...BODY, amount: 50.01 } }) },
  },
  differences_undo: {
    arrange: async (world) => ({ path: await takenOff(world), body: UNDO }),
    refused: {
      409: async (world) => {
        const path = await takenOff(world);
        await world.staff.http
          .post(`/api/invoices/${path.id}/differences/${path.difference}/undo`)
          .send(UNDO)
          .expect(200);
        return { path, body: UNDO };
      },
    },
  },
} satisfies OperationCases;
