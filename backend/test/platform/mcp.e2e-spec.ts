import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { dubaiDay } from '@shop/contract/dubai-day';
import request from 'supertest';
import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';
import { shopOfFile } from '../support/shop-of-file.js';

const STATELESS = '2026-07-28';
let shop: TestShop;
let admin: TestActor;
beforeAll(async () => {
  shop = await shopOfFile();
  admin = await shop.as.staff();
});

async function keyWith(...scopes: string[]): Promise<string> {
  const body = { name: 'Assistant', scopes, expiresOn: dubaiDay(new Date()) };
  return (await admin.http.post('/api/api-keys').send(body).expect(201)).body.key;
}

async function connected(key: string, mode: 'legacy' | 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${shop.url}/api/mcp`), { requestInit: { headers } }));
  return client;
}

async function answerOf(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const [first] = content as { type: string; text: string }[];
  return { isError, ...(JSON.parse(first?.text ?? '') as { link: string; rows?: string; answer: never }) };
}

const post = (key: string, body: object, headers: Record<string, string> = {}) =>
  request(shop.url)
    .post('/api/mcp')
    .set({ authorization: `Bearer ${key}`, ...headers })
    .send(body);
const callOf = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const stateless = (method: string, params: object = {}, version = STATELESS) =>
  callOf(method, { ...params, _meta: { 'io.modelcontextprotocol/protocolVersion': version } });

describe('the Model Context Protocol', () => {
  it.each([
    ['legacy', '2025-11-25'],
    ['auto', STATELESS],
  ] as const)('answers the client of its reference library (%s) in the revision %s', async (mode, version) => {
    const { _id, invoiceNumber } = await shop.given.invoice(await shop.as.customer());
    const client = await connected(await keyWith('invoices.read'), mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['invoices_list', 'invoices_get', 'creditnotes_list']));
    expect(names).not.toContain('quotes_list');
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    const list = await answerOf(client, 'invoices_list', { filter: { q: invoiceNumber }, range: [0, 999] });
    expect(list).toMatchObject({ isError: false, rows: 'invoices 0-0/1', answer: [{ _id, invoiceNumber }] });
    expect(list.link).toContain('/api/invoices?filter=');
    expect(await answerOf(client, 'invoices_get', { id: _id })).toMatchObject({ answer: { invoiceNumber } });
    await client.close();
  });

  it('has the tools of every scope, each an operation that exists', async () => {
    const scopes = ['invoices.read', 'quotes.read', 'orders.read', 'customers.read', 'products.read', 'payments.read'];
    const client = await connected(await keyWith(...scopes), 'auto');
    expect((await client.listTools()).tools.length).toBeGreaterThan(20);
    await client.close();
  });

  it('refuses as the API does: by scope, wrong arguments, and paths that lead elsewhere', async () => {
    const client = await connected(await keyWith('invoices.read'), 'auto');
    expect(await answerOf(client, 'quotes_list')).toMatchObject({ isError: true, answer: { code: 'KEY_NOT_ALLOWED' } });
    const wrong = await answerOf(client, 'invoices_list', { filter: { colour: 'red' } });
    expect(wrong).toMatchObject({ isError: true, answer: { statusCode: 400 } });
    expect(await answerOf(client, 'invoices_list', { color: 1 })).toMatchObject({ isError: true });
    await expect(client.callTool({ name: 'invoices_get', arguments: { id: '..' } })).rejects.toMatchObject({
      code: -32602,
    });
    expect(await answerOf(client, 'invoices_list', { range: 'x' })).toMatchObject({ isError: true });
    const nested = client.callTool({ name: 'recordsearch_find', arguments: { q: { $gt: '' } } });
    await expect(nested).rejects.toMatchObject({ code: -32602 });
    await expect(client.callTool({ name: 'invoices_void' })).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });

  it('answers at most 50 rows', async () => {
    const buyer = await shop.as.customer();
    for (let count = 0; count < 52; count += 1) await shop.given.requestedQuote(buyer);
    const client = await connected(await keyWith('quotes.read'), 'auto');
    const { answer, rows } = await answerOf(client, 'quotes_list', { filter: { user: buyer.id }, range: [0, 499] });
    expect(answer).toHaveLength(50);
    expect(rows).toBe('quotes 0-49/52');
    await client.close();
  });

  it('is for API keys alone, and has neither streams nor sessions', async () => {
    const key = await keyWith('invoices.read');
    await request(shop.url).post('/api/mcp').send(callOf('tools/list')).expect(401);
    await admin.http.post('/api/mcp').send(callOf('tools/list')).expect(401);
    await post('shopk_wrong', callOf('tools/list')).expect(401);
    await request(shop.url).get('/api/mcp').expect(405);
    await post(key, { jsonrpc: '2.0', method: 'notifications/initialized' }).expect(202);
    await post(key, [callOf('ping')]).expect(400);
    await post(key, { id: 1 }).expect(400);
  });

  it('refuses other versions, and headers that contradict the body', async () => {
    const key = await keyWith('invoices.read');
    const codeOf = async (body: object, headers = {}) => (await post(key, body, headers)).body.error?.code;
    const headers = { 'mcp-protocol-version': STATELESS, 'mcp-method': 'tools/list' };
    expect(await codeOf(stateless('tools/list'), headers)).toBeUndefined();
    expect(await codeOf(stateless('tools/list', {}, '2030-01-01'), headers)).toBe(-32022);
    expect(await codeOf(callOf('tools/list'), { 'mcp-protocol-version': '2030-01-01' })).toBe(-32022);
    expect(await codeOf(stateless('tools/list'), { ...headers, 'mcp-method': 'ping' })).toBe(-32020);
    expect(await codeOf(stateless('tools/list'))).toBe(-32020);
    const call = { ...headers, 'mcp-method': 'tools/call', 'mcp-name': 'users_list' };
    expect(await codeOf(stateless('tools/call', { name: 'invoices_list' }), call)).toBe(-32020);
    expect(await codeOf(stateless('initialize'), { ...headers, 'mcp-method': 'initialize' })).toBe(-32601);
    expect(await codeOf(callOf('tools/unknown'))).toBe(-32601);
  });

  it('answers more calls at once than a caller has places', async () => {
    const key = await keyWith('invoices.read');
    const calls = Array.from({ length: 12 }, () => post(key, callOf('tools/call', { name: 'invoices_list' })));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  });
});
