import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { PictureCleaning } from '../../src/platform/pictures/picture-cleaning.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
afterAll(() => shop.close());

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b4f5c' } });
const upload = (bytes: Buffer, type = 'image/png', http = staff.http) =>
  http.post('/api/media').set('content-type', type).send(bytes);
const sizeOf = async (address: string) => {
  const { body, headers } = await shop.as.visitor().get(address).buffer().expect(200);
  expect(headers['content-type']).toBe('image/webp');
  const { width, height } = await sharp(body as Buffer).metadata();
  return [width, height];
};

describe('an upload', () => {
  it('is stored in three widths, upright, and can be used by a product', async () => {
    // A camera on its side: 3000 wide in the file, 2000 wide to look at.
    const photo = await drawn(3000, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await upload(photo, 'image/jpeg').expect(201);
    expect(body).toEqual({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/),
      width: 1600,
      height: 2400,
      sizes: [320, 800].map((width) => ({ url: body.url.replace('.webp', `-${width}.webp`), width })),
    });
    expect(await sizeOf(body.url)).toEqual([1600, 2400]);
    expect(await sizeOf(body.sizes[0].url)).toEqual([320, 480]);

    const { _id } = await shop.given.product();
    await staff.http
      .put(`/api/products/${_id}`)
      .send({ images: [body.url] })
      .expect(200);
    const shown = await shop.as.visitor().get(`/api/products/${_id}`).expect(200);
    expect(shown.body.images).toEqual([body.url]);
  });

  it('is not enlarged, and identical for a repeated upload', async () => {
    const small = await drawn(40, 30).png().toBuffer();
    const [first, second] = await Promise.all([upload(small), upload(small)]);
    expect(first.body).toMatchObject({ width: 40, height: 30 });
    expect(second.body).toEqual(first.body);
    expect(await sizeOf(first.body.url)).toEqual([40, 30]);
  });

  it('is only possible for staff', async () => {
    const bytes = await drawn(2, 2).png().toBuffer();
    expect((await upload(bytes, 'image/png', shop.as.visitor())).body).toMatchObject({ code: 'SIGNED_OUT' });
    const customer = await shop.as.customer();
    expect((await upload(bytes, 'image/png', customer.http)).body).toMatchObject({ code: 'STAFF_ONLY' });
  });

  it.each(['image/gif', 'image/svg+xml', 'application/pdf', 'application/json'])('is refused as %s', async (type) => {
    const { body } = await upload(Buffer.from('{}'), type).expect(415);
    expect(body).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it.each([
    ['an HTML page declared as an image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
    ['nothing', Buffer.alloc(0), 400],
    ['half a picture', null, 400],
  ])('is refused: %s', async (_what, bytes, status) => {
    const whole = await drawn(400, 400).jpeg().toBuffer();
    const { body } = await upload(bytes ?? whole.subarray(0, whole.length / 2), 'image/jpeg').expect(status);
    expect(body.errors).toEqual({ picture: expect.stringContaining('can’t be read') });
  });

  it('is refused above 8 MB before it is fully read', async () => {
    const { body } = await upload(Buffer.alloc(8 * 1_048_576 + 1)).expect(413);
    expect(body).toMatchObject({ code: 'BODY_TOO_LARGE', message: 'The file is larger than 8 MB.' });
  });

  it('is refused with too many pixels, even if the file is small', async () => {
    const vast = await drawn(16, 16).jpeg().toBuffer();
    // Height and width are five bytes after the frame marker.
    const frame = vast.indexOf(Buffer.from([0xff, 0xc0]));
    vast.writeUInt16BE(9000, frame + 5);
    vast.writeUInt16BE(5000, frame + 7);
    const { body } = await upload(vast, 'image/jpeg').expect(400);
    expect(body.errors).toEqual({ picture: expect.stringContaining('40 million pixels') });
  });

  it('is not accepted by other calls', async () => {
    const bytes = await drawn(2, 2).png().toBuffer();
    const other = staff.http.post('/api/products').set('content-type', 'image/png').send(bytes);
    expect((await other.expect(415)).body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });
});

describe('unused uploads', () => {
  const DAY_MS = 86_400_000;
  const stored = async (width: number): Promise<string> => {
    const { body } = await upload(await drawn(width, 7).png().toBuffer()).expect(201);
    return body.url;
  };
  const cleanAfter = async (days: number) => {
    shop.clock.stopAt(new Date(Date.now() + days * DAY_MS).toISOString());
    await shop.app.get(PictureCleaning).run();
    shop.clock.stopAt(new Date().toISOString());
  };
  const statuses = (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await shop.as.visitor().get(address)).status));

  it('are deleted in all widths after a week; used ones remain', async () => {
    const [ofProduct, ofCategory, unused, late] = [
      await stored(41),
      await stored(42),
      await stored(43),
      await stored(44),
    ];
    const { _id } = await shop.given.product({ images: [ofProduct] });
    await shop.given.category({ image: ofCategory.replace('.webp', '-320.webp') });
    const all = [ofProduct, ofCategory, unused, unused.replace('.webp', '-800.webp'), late];

    await cleanAfter(0);
    await cleanAfter(6);
    expect(await statuses(all)).toEqual([200, 200, 200, 200, 200]);
    // One is given to a product on the last day, one that was shown is taken away.
    await staff.http
      .put(`/api/products/${_id}`)
      .send({ images: [late] })
      .expect(200);
    await cleanAfter(8);
    expect(await statuses(all)).toEqual([200, 200, 404, 404, 200]);
    await cleanAfter(16);
    expect(await statuses(all)).toEqual([404, 200, 404, 404, 200]);
  });

  it('may be uploaded again, and then remain for another week', async () => {
    const address = await stored(45);
    await cleanAfter(0);
    expect(await stored(45)).toBe(address);
    await cleanAfter(8);
    expect(await statuses([address])).toEqual([200]);
    await cleanAfter(16);
    expect(await statuses([address])).toEqual([404]);
    expect(await stored(45)).toBe(address);
    expect(await statuses([address])).toEqual([200]);
  });
});
