import { byId, listed, type OperationCases, ownDocuments, plainly, stricter, type World } from './operation-case.js';
import { PDF, order, today } from './records.js';

/** The lines of an order of two pieces, one of each. */
const onePiece = async (world: World) => {
  const { _id, orderItems } = await order(world);
  return { order: _id, lines: [{ line: orderItems[0]?._id, qty: 1 }] };
};

async function made(world: World, status: 'Prepared' | 'Delivered'): Promise<{ readonly _id: string }> {
  const { order: id, lines } = await onePiece(world);
  const answer = await world.staff.http.post(`/api/orders/${id}/deliveries`).send({ lines, status }).expect(201);
  return answer.body as { _id: string };
}

export const prepared = (world: World) => made(world, 'Prepared');
export const deliveredPart = (world: World) => made(world, 'Delivered');

async function proven(world: World): Promise<{ readonly _id: string }> {
  const { _id } = await deliveredPart(world);
  const upload = world.staff.http.post(`/api/deliveries/${_id}/proof`).set('content-type', 'application/pdf');
  await upload.send(PDF).expect(200);
  return { _id };
}

/** A call on a delivery that is cancelled. */
const onCancelled =
  (body: object = {}) =>
  async (world: World) => {
    const { _id } = await prepared(world);
    await world.staff.http.post(`/api/deliveries/${_id}/cancel`).send({ reason: 'Rain' }).expect(200);
    return { path: { id: _id }, body };
  };

export const deliveryOperations = {
  deliveries_list: listed({ q: 'DEL', status: 'Delivered', deliveredOn_gte: '2020-01-01' }),
  deliveries_listOwn: {
    ...ownDocuments,
    refused: { ...ownDocuments.refused, 404: () => Promise.resolve({ query: { order: 'f'.repeat(24) } }) },
  },
  deliveries_listUnbilled: plainly,
  deliveries_get: byId(deliveredPart),
  deliveries_update: {
    bounds: [stricter('The order has the line', 'lines.0.line')],
    arrange: async (world) => ({ path: { id: (await prepared(world))._id }, body: { receivedBy: 'Mariam' } }),
    refused: { 409: onCancelled({ receivedBy: 'Mariam' }) },
  },
  deliveries_complete: {
    arrange: async (world) => ({
      path: { id: (await prepared(world))._id },
      body: { deliveredOn: today(), receivedBy: 'Mariam' },
    }),
    refused: { 409: onCancelled() },
  },
  deliveries_cancel: {
    arrange: async (world) => ({ path: { id: (await deliveredPart(world))._id }, body: { reason: 'Nobody there' } }),
    refused: { 409: onCancelled({ reason: 'Again' }) },
  },
  deliveries_addProof: {
    notRepeated: 'takes a file',
    arrange: async (world) => ({
      ...{ path: { id: (await deliveredPart(world))._id }, query: { name: 'a.pdf' } },
      ...{ headers: { 'content-type': 'application/pdf' }, body: PDF },
    }),
    refused: {
      409: async (world) => ({
        ...{ path: { id: (await prepared(world))._id }, query: { name: 'a.pdf' } },
        ...{ headers: { 'content-type': 'application/pdf' }, body: PDF },
      }),
    },
  },
  deliveries_proof: byId(proven),
  deliveries_pdf: byId(deliveredPart),
  deliveries_packingList: byId(deliveredPart),
  deliveriesoforder_create: {
    bounds: [
      stricter('The order has the line', 'lines.0.line'),
      stricter('Never more than is still to be delivered', 'lines.0.qty'),
    ],
    arrange: async (world) => {
      const { order: id, lines } = await onePiece(world);
      return { path: { id }, body: { lines, status: 'Delivered', deliveredOn: today(), deliveredBy: 'Sajid' } };
    },
    refused: {
      409: async (world) => {
        const { order: id, lines } = await onePiece(world);
        return { path: { id }, body: { lines: [{ ...lines[0], qty: 3 }] } };
      },
    },
  },
  deliveriesoforder_close: {
    bounds: [
      stricter('The order has the line', 'lines.0.line'),
      stricter('Never more than is still to be delivered', 'lines.0.qty'),
    ],
    actions: { orders: { close: (id) => ({ path: { id }, body: { reason: 'Not made any more' } }) } },
    arrange: async (world) => {
      const { order: id, lines } = await onePiece(world);
      return { path: { id }, body: { reason: 'Not made any more', lines } };
    },
    refused: {
      409: async (world) => {
        const { _id } = await order(world);
        await world.staff.http.put(`/api/orders/${_id}`).send({ status: 'Delivered' }).expect(200);
        return { path: { id: _id }, body: { reason: 'Done' } };
      },
    },
  },
  backorders_list: plainly,
} satisfies OperationCases;
