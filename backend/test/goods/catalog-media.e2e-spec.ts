import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pictures } from '../../src/platform/pictures/pictures.service.js';
import { startShop, type TestShop } from '../support/app.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const put = (name: string, content: string, type = 'image/svg+xml') =>
  shop.app.get(Pictures).putPicture(name, type, Buffer.from(content));

describe('a picture', () => {
  it('is served with a cache time of a year, and is harmless when opened directly', async () => {
    expect(await put('ribbon.svg', SVG)).toBe('/media/ribbon.svg');
    const { headers, body } = await shop.as.visitor().get('/media/ribbon.svg').expect(200);
    expect(body.toString()).toBe(SVG);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/svg\+xml/),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  it('is not sent again to browsers that have it', async () => {
    await put('tape.svg', SVG);
    const http = shop.as.visitor();
    const { headers } = await http.get('/media/tape.svg').expect(200);
    const again = await http.get('/media/tape.svg').set('if-none-match', String(headers['etag'])).expect(304);
    expect(again.headers['etag']).toBe(headers['etag']);
    expect(again.text).toBe('');
    await http.get('/media/tape.svg').set('if-none-match', '"another"').expect(200);
  });

  it('can be stored again', async () => {
    await Promise.all([put('again.svg', SVG), put('again.svg', SVG)]);
    await put('again.svg', SVG);
    await shop.as.visitor().get('/media/again.svg').expect(200);
  });

  it.each(['missing.svg', '..%2Fpackage.json', '.env', 'a%20b.svg'])('returns 404 for %s', async (name) => {
    const { body } = await shop.as.visitor().get(`/media/${name}`).expect(404);
    expect(body).toMatchObject({ statusCode: 404, code: 'PICTURE_NOT_FOUND', message: 'Image not found' });
  });

  it.each([
    ['../a.svg', 'image/svg+xml'],
    ['a.html', 'text/html'],
  ])('is refused as %s of type %s', async (name, type) => {
    await expect(put(name, SVG, type)).rejects.toMatchObject({ name: 'RangeError' });
  });
});
