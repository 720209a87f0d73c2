import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { StaffAction } from '@shop/contract/staff-roles';
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { PROJECT_ROOT } from '../../src/platform/config/paths.js';
import { startShop, type TestShop } from '../support/app.js';

const CLIENT = join(PROJECT_ROOT, 'contract/client');
const MONTH_MS = 30 * 86_400_000;

let shop: TestShop;
let folder: string;

beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(join(tmpdir(), 'client-'));
}, 120_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.close();
});

async function keyWith(...scopes: StaffAction[]): Promise<string> {
  const admin = await shop.as.staff('Omar Staff');
  const body = { name: 'ERP', expiresOn: dubaiDay(new Date(Date.now() + MONTH_MS)), scopes };
  return ((await admin.http.post('/api/api-keys').send(body).expect(201)).body as { key: string }).key;
}

const start = (args: readonly string[], variables: Record<string, string>, command = process.execPath) =>
  spawn(command, args, { cwd: CLIENT, env: { ...process.env, SHOP_URL: shop.url, ...variables } });

/** Runs a program to its end. @returns all that it printed */
async function run(...given: Parameters<typeof start>): Promise<string> {
  const program = start(...given);
  const [output, errors] = await Promise.all([text(program.stdout), text(program.stderr)]);
  return output + errors;
}

describe('the README of the client', () => {
  it('brings a program with a key to its first invoice in ten lines', async () => {
    await shop.given.product({ stock: 100 });
    const readme = await readFile(join(CLIENT, 'README.md'), 'utf8');
    const [, program = ''] = /```js\n(.*?)\n```/su.exec(readme) ?? [];
    expect(program.trim().split('\n').length).toBeLessThanOrEqual(10);
    const SHOP_KEY = await keyWith('customers.write', 'products.read', 'orders.write', 'invoices.issue');
    const output = await run(['--input-type=module', '-e', program], { SHOP_KEY });
    expect(output).toMatch(/^INV-\d{4}-00001: AED 185\.00\n$/);
  });
});

describe('the guide of the API', () => {
  it('has commands that a shell runs as written', async () => {
    const { invoiceNumber } = await shop.given.invoice(await shop.as.customer());
    const guide = await readFile(join(PROJECT_ROOT, 'docs/api.md'), 'utf8');
    const commands = [...guide.matchAll(/^( *)```\n(.*?)\n\1```/gmsu)].map(([, , command = '']) => command);
    expect(commands).not.toEqual([]);
    const SHOP_KEY = await keyWith('invoices.read');
    for (const command of commands) {
      const here = command.replaceAll('http://localhost:3000', shop.url);
      const output = await run(['-c', `set -o pipefail; ${here}`], { SHOP_KEY }, 'bash');
      expect(output).toContain(`"invoiceNumber":"${invoiceNumber}"`);
    }
  });

  it('shows queries of staff lists that the shop answers', async () => {
    const guide = await readFile(join(PROJECT_ROOT, 'docs/api.md'), 'utf8');
    const examples = [...guide.matchAll(/`((?:sort|range|filter)=[[{][^`…]*)`/gu)].map(([, query = '']) => query);
    expect(examples.length).toBeGreaterThan(3);
    const reader = (await shop.as.staff()).http;
    for (const query of examples) {
      const { status } = await reader.get(`/api/quotes/admin?${query.replaceAll('`\n', '')}`);
      expect({ query, status }).toEqual({ query, status: 200 });
    }
  });
});

describe('a recipe', () => {
  it('takes the stock of products from a file, and names the rows that are wrong', async () => {
    const { _id, sku } = await shop.given.product({ stock: 5 });
    const file = join(folder, 'stock.csv');
    await writeFile(file, `sku,stock\n${sku},42\nNO-SUCH-SKU,1\n`);
    const SHOP_KEY = await keyWith('products.read', 'products.write', 'stock.change');
    const output = await run(['recipes/stock-from-erp.mjs', file], { SHOP_KEY });
    expect(output).toMatch(/Line 3: .+\n/);
    expect(output).toContain('Changed products: 1\n');
    const { body } = await (await shop.as.staff('Omar Staff')).http.get(`/api/products/admin?filter={"id":["${_id}"]}`);
    expect(body).toEqual([expect.objectContaining({ stock: 42 })]);
  });

  it('appends each order to a sheet once', async () => {
    const customer = await shop.as.customer('=Danger "LLC"');
    const first = await shop.given.order(customer);
    const file = join(folder, 'orders.csv');
    const SHOP_KEY = await keyWith('orders.read', 'prices.read');
    const append = () => run(['recipes/orders-to-sheet.mjs', file], { SHOP_KEY });
    expect(await append()).toBe('');
    const second = await shop.given.order(customer);
    expect(await append()).toBe('');
    expect(await append()).toBe('');
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const numbers = lines.map((line) => line.split(',')[1]?.replaceAll('"', ''));
    expect(numbers.filter((number) => number === first.orderNumber)).toHaveLength(first.orderItems.length);
    expect(numbers.at(-1)).toBe(second.orderNumber);
    expect(lines.at(-1)).toContain(`"'=Danger ""LLC"""`);
  });

  describe('for webhooks', () => {
    let ended: Promise<unknown> | undefined;
    let end: () => void;
    afterEach(async () => {
      end();
      await ended;
    });

    it('tells a chat about a paid invoice, and refuses a wrong signature', async () => {
      const invoice = await shop.given.invoice(await shop.as.customer('Mariam'));
      const posted: unknown[] = [];
      const chat = createServer((request, response) => {
        void json(request).then((message) => {
          posted.push(message);
          response.end();
        });
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => chat.once('listening', resolve));
      const CHAT_URL = `http://127.0.0.1:${(chat.address() as AddressInfo).port}`;
      const WEBHOOK_SECRET = 'whsec_bmV3IHNlY3JldCBvZiBhIHRlc3Q=';
      const SHOP_KEY = await keyWith('invoices.read');
      const program = start(['recipes/paid-to-chat.mjs'], { SHOP_KEY, WEBHOOK_SECRET, CHAT_URL, PORT: '0' });
      ended = new Promise((resolve) => program.once('exit', resolve));
      end = () => {
        program.kill();
        chat.close();
      };
      const port = await new Promise<string>((resolve) => {
        program.stdout.on('data', (part: Buffer) => resolve(/\d+/.exec(part.toString())?.[0] ?? ''));
      });
      const data = { id: 'evt_1', resource: 'invoices', _id: invoice._id, url: `/api/invoices/${invoice._id}` };
      const body = JSON.stringify({ type: 'invoice.paid', timestamp: new Date().toISOString(), data });
      const send = async (secret: string) => {
        const timestamp = String(Math.floor(Date.now() / 1000));
        const mac = createHmac('sha256', Buffer.from(secret, 'base64')).update(`evt_1.${timestamp}.${body}`);
        const signature = `v1,${mac.digest('base64')}`;
        const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': timestamp, 'webhook-signature': signature };
        return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })).status;
      };
      expect(await send('b3RoZXI=')).toBe(500);
      expect(await send(WEBHOOK_SECRET.slice('whsec_'.length))).toBe(204);
      expect(posted).toEqual([{ text: expect.stringMatching(`^Mariam paid ${invoice.invoiceNumber}: AED `) }]);
    });
  });
});
