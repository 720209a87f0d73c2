/**
 * Receives webhooks and posts each paid invoice to a chat:
 * `SHOP_URL=… SHOP_KEY=… WEBHOOK_SECRET=whsec_… CHAT_URL=… PORT=8090 node paid-to-chat.mjs`. Scope: `invoices.read`.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { shopClient, verifyWebhook } from '@shop/client';

const { SHOP_URL: url, SHOP_KEY: key, WEBHOOK_SECRET: secret, CHAT_URL, PORT = '8090' } = process.env;
const shop = shopClient({ url, key });

async function receive({ type, data }) {
  if (type !== 'invoice.paid') return;
  const { invoiceNumber, amountDue, user } = await shop.get('/api/invoices/{id}', { params: { id: data._id } });
  const message = { text: `${user.name} paid ${invoiceNumber}: AED ${amountDue.toFixed(2)}` };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(CHAT_URL, { method: 'POST', headers, body: JSON.stringify(message) });
  if (!answer.ok) throw new Error(`The chat answered ${answer.status}.`);
}

createServer(async (request, response) => {
  let status = 204;
  try {
    await receive(verifyWebhook({ body: await text(request), headers: request.headers, secret }));
  } catch (error) {
    console.error(String(error));
    // The shop sends the event again.
    status = 500;
  }
  response.writeHead(status).end();
}).listen(Number(PORT), function () {
  console.log(`Waiting for webhooks on port ${this.address().port}.`);
});
