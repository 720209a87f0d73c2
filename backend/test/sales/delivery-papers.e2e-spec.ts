import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PDF } from '../operations/records.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
beforeEach(async () => {
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const deliver = ({ _id, line }: Awaited<ReturnType<typeof ordered>>, qty: number, more: object = {}) =>
  staff.http.post(`/api/orders/${_id}/deliveries`).send({ lines: [{ line, qty }], ...more });
const act = (id: string, action: string, body: object = {}) =>
  staff.http.post(`/api/deliveries/${id}/${action}`).send(body);

/** An order of ten pieces of a product of which there are fifty. */
async function ordered() {
  const product = await shop.given.product({ stock: 50, storageLocation: 'Aisle 3, shelf B' });
  const { _id, orderItems } = await shop.given.order(buyer, { product, qty: 10 });
  return { _id, line: String(orderItems[0]?._id) };
}

describe('the history of a delivery', () => {
  it('shows who prepared, corrected, completed and cancelled it', async () => {
    const order = await ordered();
    const { body: plan } = await deliver(order, 8, { status: 'Prepared' }).expect(201);
    await staff.http.put(`/api/deliveries/${plan._id}`).send({ note: 'At the gate' }).expect(200);
    await act(plan._id, 'complete').expect(200);
    await act(plan._id, 'cancel', { reason: 'Wrong address' }).expect(200);
    const { body } = await staff.http.get(`/api/deliveries/${plan._id}/history`).expect(200);
    expect(body).toMatchObject([
      {
        action: 'cancelled',
        changes: [
          { field: 'status', from: 'Delivered', to: 'Cancelled' },
          { field: 'reason', to: 'Wrong address' },
        ],
      },
      { action: 'goods delivered' },
      { action: 'updated', changes: [{ field: 'note', from: '', to: 'At the gate' }] },
      { action: 'created' },
    ]);
    expect(body[1].changes).toContainEqual({ field: 'status', from: 'Prepared', to: 'Delivered' });
  });
});

describe('the papers of a delivery', () => {
  it('list earlier, current and remaining goods; the packing list adds the locations', async () => {
    const order = await ordered();
    await deliver(order, 4).expect(201);
    const { body } = await deliver(order, 5, { receivedBy: 'Mariam' }).expect(201);
    const textOf = async (by: TestActor, path: string) =>
      pdfText((await by.http.get(`/api/deliveries/${body._id}/${path}`).buffer().expect(200)).body);
    const note = await textOf(buyer, 'pdf?language=en');
    for (const text of [body.number, 'Delivered before', 'Remaining', 'Mariam']) expect(note).toContain(text);
    expect(note.replaceAll(/\s+/g, ' ')).toMatch(/10 4 5 1/);
    expect(await textOf(staff, 'packing-list?language=en')).toContain('Aisle 3, shelf B');
  });

  it('have a proof of delivery that only staff and the buyer can open', async () => {
    const order = await ordered();
    const { body } = await deliver(order, 4).expect(201);
    const upload = (bytes: Buffer) =>
      staff.http
        .post(`/api/deliveries/${body._id}/proof?name=Note.pdf`)
        .set('content-type', 'application/pdf')
        .send(bytes);
    await upload(Buffer.from('not a file')).expect(400);
    expect((await upload(PDF).expect(200)).body.proof).toMatchObject({
      name: 'Note.pdf',
      contentType: 'application/pdf',
    });
    await buyer.http.get(`/api/deliveries/${body._id}/proof`).expect(200);
    await (await shop.as.customer()).http.get(`/api/deliveries/${body._id}/proof`).expect(404);
  });
});
