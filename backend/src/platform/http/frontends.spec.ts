import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { serveFrontends } from './frontends.js';

let root: string;
let server: FastifyInstance;

async function build(name: string): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), `<title>${name}</title>`);
  await writeFile(join(folder, 'favicon.svg'), `<svg><title>${name}</title></svg>`);
  await writeFile(join(folder, 'assets/app-1a2b.js'), `'${name}'`);
  return folder;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'frontends-'));
  server = fastify();
  server.get('/api/shop', () => ({ name: 'Press & Pack' }));
  await serveFrontends(server, [
    { folder: await build('back office'), prefix: '/admin/' },
    { folder: await build('storefront'), prefix: '/' },
    { folder: join(root, 'not built'), prefix: '/other/' },
  ]);
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string) => server.inject({ method: 'GET', url });

describe('serveFrontends', () => {
  it.each(['/', '/shop?page=2', '/product/6920200f1c2d3e4f5a6b7c8d', '/account/orders', '/other/x', '/apiary'])(
    'serves %s as a page of the storefront that caches must revalidate',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<title>storefront</title>' });
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    },
  );

  it.each(['/admin', '/admin/', '/admin/orders/6920200f1c2d3e4f5a6b7c8d/edit', '/admin/invoices?page=1'])(
    'serves %s as a page of the back office',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<title>back office</title>' });
    },
  );

  it('lets browsers cache files named by their content, and revalidate others', async () => {
    const [hashed, plain] = [await get('/admin/assets/app-1a2b.js'), await get('/favicon.svg')];
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.body).toBe("'back office'");
    expect(plain.headers['cache-control']).toBe('no-cache');
    expect(plain.headers['content-type']).toBe('image/svg+xml');
  });

  it.each(['/api/none', '/api', '/api?x=1', '/media/none.png', '/assets/gone.js', '/admin/assets/gone.js'])(
    'answers %s, which can’t be a page, with an error of the API',
    async (url) => {
      const answer = await get(url);
      const message = 'Not found.';
      expect(answer.json()).toEqual({ statusCode: 404, code: 'NOT_FOUND', message });
      expect(answer.statusCode).toBe(404);
    },
  );

  it.each(['/..%2f..%2fsecret', '/assets/..%2f..%2f..%2fsecret', '/%2e%2e/%2e%2e/secret'])(
    'never leaves its folder for %s',
    async (url) => {
      await writeFile(join(root, 'secret'), 'the secret');
      expect((await get(url)).body).not.toContain('the secret');
    },
  );

  it('sends a page again only if it has changed', async () => {
    const { headers } = await get('/');
    const again = await server.inject({ url: '/shop', headers: { 'if-none-match': String(headers.etag) } });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
    const other = await server.inject({ url: '/admin', headers: { 'if-none-match': String(headers.etag) } });
    expect(other.statusCode).toBe(200);
  });

  it('does not handle addresses of the API', async () => {
    expect((await get('/api/shop')).json()).toEqual({ name: 'Press & Pack' });
  });
});
