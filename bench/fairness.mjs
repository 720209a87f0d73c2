/**
 * `node bench/fairness.mjs`: how long one caller waits alone, and beside many open calls of another. The shop must be
 * built.
 */
import { percentile } from './load.mjs';
import { startDemoShop, withCleanUp } from './server.mjs';

const TRIES = 15;
const LINES = Array.from({ length: 50 }, (_, line) => ({ text: `${line} vermiliom ribon 1 inhc matt glosy ${line}` }));

/** @returns {Promise<string>} the median of some calls */
async function medianMs(call) {
  const times = [];
  for (let count = 0; count < TRIES; count += 1) {
    const from = performance.now();
    await call();
    times.push(performance.now() - from);
  }
  return `${percentile(
    times.sort((a, b) => a - b),
    50,
  ).toFixed(0)} ms`;
}

/** @param {(index: number) => Promise<unknown>} call of the other caller, who always has `open` calls running */
async function beside(open, call, work) {
  let isOver = false;
  let index = 0;
  const again = async () => {
    while (!isOver) await call((index += 1)).catch(() => undefined);
  };
  const calls = Array.from({ length: open }, again);
  const result = await work();
  isOver = true;
  await Promise.all(calls);
  return result;
}

await withCleanUp(async (undo) => {
  const { client, administrator } = await startDemoShop(undo);
  const staff = await client().signIn(administrator);
  const buyer = client();
  const account = {
    name: 'Fair',
    email: 'fair@example.com',
    phoneNumber: '+971501234567',
    password: 'a long password 77',
    confirmPassword: 'a long password 77',
  };
  const { headers } = await buyer.request('POST', '/api/users', account);
  buyer.headers.cookie = headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const quotes = JSON.parse((await staff.request('GET', '/api/quotes/admin?range=[0,99]')).bytes);
  const quiet = () => medianMs(() => buyer.request('GET', '/api/quotes/my'));
  const pdf = (index) => staff.request('GET', `/api/quotes/${quotes[index % quotes.length]._id}/pdf?at=${index}`);
  const lists = () => staff.request('GET', '/api/products/admin?range=[0,99]');
  const sheets = () => client().request('POST', '/api/products/resolve', { lines: LINES });
  await pdf(0).catch(() => undefined);
  console.log(`alone: ${await quiet()}`);
  console.log(`with 150 lists: ${await beside(150, lists, quiet)}`);
  console.log(`with 100 PDFs: ${await beside(100, pdf, quiet)}`);
  console.log(`with 15 spreadsheets from a visitor: ${await beside(15, sheets, quiet)}`);
});
