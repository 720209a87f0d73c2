/**
 * `node bench/move-in.mjs`: how long a long list of old invoices takes to be checked and imported, in parts as the back
 * office sends it, and how long visitors wait for a product meanwhile. The shop must be built. `ROWS=2000` for fewer.
 */
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { percentile } from './load.mjs';
import { startDemoShop, withCleanUp } from './server.mjs';

const ROWS = Number(process.env.ROWS ?? 20_000);
const PART = 500;
const CUSTOMERS = 500;
const EVERY_MS = 100;

const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);
const nameOf = (index) => `Bench Customer ${(index % CUSTOMERS) + 1} LLC`;
const customers = [
  'customer,email,emirate,city',
  ...numbers(CUSTOMERS).map((one) => `${nameOf(one - 1)},b${one}@example.com,Dubai,Dubai`),
];
const invoices = [
  'number,customer,issuedOn,dueOn,total,vat,paid',
  ...numbers(ROWS).map(
    (one) => `OB-${one},${nameOf(one)},2026-0${(one % 8) + 1}-15,2026-12-31,105.00,5.00,${one % 2 ? '' : '40.00'}`,
  ),
];

/** Checks and imports a list in parts. @returns the seconds of each step */
async function bring(staff, path, [head, ...rows]) {
  const parts = numbers(Math.ceil(rows.length / PART)).map((one) =>
    [head, ...rows.slice((one - 1) * PART, one * PART)].join('\n'),
  );
  const send = async (body) => JSON.parse((await staff.request('POST', path, body)).bytes);
  const started = performance.now();
  const checked = [];
  for (const csv of parts) checked.push(await send({ csv }));
  const between = performance.now();
  let created = 0;
  for (const [index, csv] of parts.entries()) {
    const { goodPlan, plan, left: confirmed } = checked[index];
    created += (await send({ csv, plan: plan ?? goodPlan, confirmed })).created;
  }
  return { created, check: (between - started) / 1000, bring: (performance.now() - between) / 1000 };
}

await withCleanUp(async (undo) => {
  const { client, administrator } = await startDemoShop(undo);
  const staff = await client().signIn(administrator);
  const visitor = client();
  const [product] = JSON.parse((await visitor.request('GET', '/api/products?limit=1')).bytes).data;
  const { _id } = JSON.parse(
    (await staff.request('POST', '/api/move-ins', { source: 'sheets', switchDay: '2027-01-01' })).bytes,
  );
  console.log('customers', await bring(staff, `/api/move-ins/${_id}/customers`, customers));
  let isOver = false;
  const times = [];
  const visiting = (async () => {
    while (!isOver) {
      const from = performance.now();
      await visitor.request('GET', `/product/${product._id}`);
      times.push(performance.now() - from);
      await setTimeout(EVERY_MS);
    }
  })();
  console.log('invoices', await bring(staff, `/api/move-ins/${_id}/invoices`, invoices));
  isOver = true;
  await visiting;
  times.sort((a, b) => a - b);
  console.log('load average', loadavg()[0]);
  const [p50, p95, max] = [percentile(times, 50), percentile(times, 95), times.at(-1)].map((ms) => Math.round(ms));
  console.log(`product page meanwhile: p50 ${p50} ms, p95 ${p95} ms, max ${max} ms of ${times.length}`);
});
