/**
 * Appends the lines of orders since the last run to a CSV: `SHOP_URL=… SHOP_KEY=… node orders-to-sheet.mjs orders.csv`.
 * Scopes: `orders.read` and `prices.read`. The last line of the file says where to go on.
 */
import { appendFile, readFile } from 'node:fs/promises';
import { shopClient } from '@shop/client';

const [, , file] = process.argv;
const shop = shopClient({ url: process.env.SHOP_URL, key: process.env.SHOP_KEY });
const written = await readFile(file, 'utf8').catch(() => '');
const since = written.trimEnd().split('\n').at(-1)?.split(',')[0];
const filter = since ? { createdAt_gte: since } : {};
// A text that begins with one of these would be a formula.
const cell = (value) =>
  `"${String(value)
    .replaceAll('"', '""')
    .replace(/^(?=[=+@-])/, "'")}"`;
for await (const { createdAt, orderNumber, user, orderItems } of shop.all('/api/orders', { filter })) {
  if (written.includes(`,${cell(orderNumber)},`)) continue;
  const rows = orderItems.map(({ sku, productName, qty, unitPrice }) =>
    [createdAt, cell(orderNumber), cell(user.name), cell(sku), cell(productName), qty, unitPrice].join(','),
  );
  await appendFile(file, `${rows.join('\n')}\n`);
}
