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
// The rows of which the shop is sure; without a plan there is nothing to change.
const plan = check.plan ?? check.goodPlan;
if (plan) await shop.post('/api/products/import', { csv, plan });
console.log(plan ? 'The stock is up to date.' : 'Nothing was changed.');
