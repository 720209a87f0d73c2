/**
 * Sets the stock of products from a CSV of an ERP with the columns `sku` and `stock`, each night:
 * `SHOP_URL=… SHOP_KEY=… node stock-from-erp.mjs stock.csv`. Scopes: `products.write` and `stock.change`.
 */
import { readFile } from 'node:fs/promises';
import { shopClient } from '@shop/client';

const shop = shopClient({ url: process.env.SHOP_URL, key: process.env.SHOP_KEY });
const csv = await readFile(process.argv[2], 'utf8');
const check = await shop.post('/api/products/import', { csv });
for (const { line, problems } of check.rows) {
  for (const { message } of problems) console.error(`Line ${line}: ${message}`);
}
// The shop holds back rows that replace a stock until they are confirmed: the ERP is right.
const confirmed = check.rows.filter(({ remarks }) => remarks.join() === 'STOCK').map(({ line }) => line);
const plan = check.plan ?? check.goodPlan;
const { updated } = plan ? await shop.post('/api/products/import', { csv, plan, confirmed }) : { updated: 0 };
console.log(`Changed products: ${updated}`);
