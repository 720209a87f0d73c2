import { dubaiDay } from '@shop/contract/dubai-day';
import type { TestActor } from '../support/actors.js';
import { OLD_VERSION, type OperationCase, type World } from './operation-case.js';

/** Records of the customer, in the states that their names describe. */
export const product = ({ shop }: World) => shop.given.product();
export const category = ({ shop }: World) => shop.given.category();
export const company = ({ shop }: World) => shop.given.company();
export const quote = ({ shop, customer }: World) => shop.given.requestedQuote(customer);
export const quoted = ({ shop, customer }: World) => shop.given.quote(customer, { status: 'Quoted' });
export const order = ({ shop, customer }: World) => shop.given.order(customer);
export async function delivered(world: World) {
  const { _id, orderItems } = await order(world);
  await world.staff.http.put(`/api/orders/${_id}`).send({ status: 'Delivered' }).expect(200);
  return { _id, orderItems };
}
export const invoice = ({ shop, customer }: World) => shop.given.invoice(customer);

export async function savedSynonyms({ staff }: World): Promise<{ readonly _id: string }> {
  const answer = await staff.http.put('/api/synonyms').send({ groups: [] }).expect(200);
  return answer.body as { _id: string };
}

export const savedSettings = ({ shop }: World) => shop.given.settings({});

interface Paid {
  readonly _id: string;
  readonly invoice: { readonly _id: string };
}

/** A payment of 40 AED on an invoice of 100. */
export async function payment(world: World): Promise<Paid> {
  const { _id } = await invoice(world);
  const body = { amount: 40, paymentMethod: 'Cash', paymentDate: today(), paidTo: 'Omar, front desk' };
  const answer = await world.staff.http.post(`/api/payments/from-invoice/${_id}`).send(body).expect(201);
  return answer.body.payment as Paid;
}

/** A credit note of 40 AED of an invoice of 100. */
export async function creditNote(world: World): Promise<{ readonly _id: string }> {
  const body = { invoice: (await invoice(world))._id, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 40 };
  const answer = await world.staff.http.post('/api/credit-notes').send(body).expect(201);
  return answer.body as { _id: string };
}

/** A receipt of 40 AED that settles nothing yet. */
export async function receipt(
  { staff, customer }: World,
  payer: TestActor = customer,
  amount = 40,
): Promise<{ readonly _id: string }> {
  const money = { amount, paymentMethod: 'Bank Transfer', paymentDate: today(), reference: 'FT26061K2' };
  const answer = await staff.http.post('/api/receipts').send({ user: payer.id, ...money, allocations: [] });
  return answer.body as { _id: string };
}

/** The customer's stock alert. */
export async function stockAlert({ shop, customer }: World): Promise<{ readonly _id: string }> {
  const { _id: product } = await shop.given.product({ isAvailable: false });
  const answer = await customer.http.post('/api/stock-alerts').send({ product }).expect(201);
  return { _id: answer.body._id };
}

let lists = 0;

/** A list of the customer with one product. */
export async function list(world: World): Promise<{ readonly _id: string }> {
  lists += 1;
  const lines = [{ product: (await product(world))._id, qty: 12 }];
  const answer = await world.customer.http
    .post('/api/lists')
    .send({ name: `List ${lists}`, lines })
    .expect(201);
  return answer.body as { _id: string };
}

/** The day in Dubai. */
export const today = () => dubaiDay(new Date());

/** The smallest file that counts as a PDF. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

export async function poFile({ http }: TestActor): Promise<{ readonly _id: string }> {
  const upload = http.post('/api/po-files?name=PO-4711.pdf').set('content-type', 'application/pdf').send(PDF);
  return (await upload.expect(201)).body as { _id: string };
}

const DAY_MS = 86_400_000;

/** The particulars of a purchase that the examples leave to the shop and the day. */
export const purchase = async (actor: TestActor) => ({
  poFile: (await poFile(actor))._id,
  neededBy: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
});

/** The lines of the examples, of a product that this shop has. */
export async function lines(world: World): Promise<object[]> {
  return [{ product: (await product(world))._id, qty: 12, unitPrice: 18.5 }];
}

/** A change of the record with a version that was never loaded. */
export function stale(find: (world: World) => Promise<{ readonly _id: string }>): OperationCase['refused'] {
  return { 409: async (world) => ({ path: { id: (await find(world))._id }, body: { version: OLD_VERSION } }) };
}
