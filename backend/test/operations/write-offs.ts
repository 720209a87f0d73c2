import { type OperationCases, type World } from './operation-case.js';
import { invoice, PDF, today } from './records.js';

const BODY = { amount: 40, reason: 'Wound up', notifiedOn: today(), letter: null };

/** An invoice of 100 AED whose supply is more than six months ago. */
async function oldInvoice(world: World): Promise<{ readonly _id: string }> {
  world.shop.clock.stopAt('2025-11-21T08:00:00Z');
  const made = await invoice(world);
  world.shop.clock.run();
  return made;
}

/** Its path, with a write-off of 40 AED. */
async function writtenOff(world: World, withLetter = false): Promise<{ id: string; writeOff: string }> {
  const { _id: id } = await oldInvoice(world);
  const letter = withLetter ? await uploaded(world, id) : null;
  const { body } = await world.staff.http
    .post(`/api/invoices/${id}/write-offs`)
    .send({ ...BODY, letter })
    .expect(201);
  return { id, writeOff: body.writeOffs[0]._id };
}

async function uploaded({ staff }: World, id: string): Promise<string> {
  const { body } = await staff.http
    .post(`/api/invoices/${id}/write-off-letters`)
    .set('content-type', 'application/pdf')
    .send(PDF)
    .expect(201);
  return body._id;
}

export const writeOffOperations = {
  writeoffs_writeOff: {
    actions: { invoices: { writeOff: (id) => ({ path: { id }, body: { ...BODY, amount: 0.01 } }) } },
    arrange: async (world) => ({ path: { id: (await oldInvoice(world))._id }, body: BODY }),
    refused: { 409: async (world) => ({ path: { id: (await invoice(world))._id }, body: BODY }) },
  },
  writeoffs_undo: {
    arrange: async (world) => ({ path: await writtenOff(world), body: { reason: 'Pays in parts' } }),
    refused: {
      409: async (world) => {
        const path = await writtenOff(world);
        const body = { reason: 'Pays in parts' };
        await world.staff.http.post(`/api/invoices/${path.id}/write-offs/${path.writeOff}/undo`).send(body).expect(200);
        return { path, body };
      },
    },
  },
  writeoffs_upload: {
    notRepeated: 'takes a file',
    arrange: async (world) => ({
      ...{ path: { id: (await invoice(world))._id }, query: { name: 'Letter.pdf' } },
      ...{ headers: { 'content-type': 'application/pdf' }, body: PDF },
    }),
  },
  writeoffs_letter: { arrange: async (world) => ({ path: await writtenOff(world, true) }) },
} satisfies OperationCases;
