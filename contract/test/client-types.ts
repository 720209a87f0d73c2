import { shopClient, verifyWebhook } from '../client/index.mjs';

/** Compiled by the type check: the client's calls have the types of the description. */
export async function typedCalls(): Promise<string> {
  const shop = shopClient({ url: 'http://127.0.0.1', key: 'shopk_' });
  const customer = await shop.post('/api/users/admin', { name: 'Gulf Cartons' });
  const order = await shop.post('/api/orders', {
    user: customer._id,
    orderItems: [{ product: customer._id, qty: 10, unitPrice: 18.5 }],
  });
  const pdf: Uint8Array = await shop.get('/api/orders/{id}/pdf', {
    params: { id: order._id },
    query: { language: 'en' },
  });
  // @ts-expect-error There is no such path.
  await shop.get('/api/nothing');
  // @ts-expect-error An invoice is issued for an order.
  await shop.post('/api/invoices', { lines: [] });
  const numbers: string[] = [];
  for await (const { orderNumber } of shop.all('/api/orders', { filter: { status: ['Processing'] } })) {
    numbers.push(orderNumber);
  }
  const { data } = verifyWebhook({ body: pdf, headers: {}, secret: ['whsec_'] });
  return `${numbers.join()} ${data._id}`;
}
