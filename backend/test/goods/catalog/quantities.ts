import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';

describe('the quantities of a product', () => {
  let shop: TestShop;
  let staff: TestActor;

  beforeAll(async () => {
    shop = await shopOfFile();
    staff = await shop.as.staff();
  });

  it('may not contradict each other or what is stored', async () => {
    const { _id } = await shop.given.product({ moq: 12, step: 6, max: 60, packSize: 12, packUnit: 'carton' });
    const change = (body: object) => staff.http.put(`/api/products/${_id}`).send(body);
    const refusedAt = async (body: object) => Object.keys((await change(body).expect(400)).body.errors);
    expect(await refusedAt({ moq: 10 })).toEqual(['moq']);
    expect(await refusedAt({ max: 6 })).toEqual(['max']);
    expect(await refusedAt({ packUnit: '' })).toEqual(['packUnit']);
    expect(await refusedAt({ packSize: null })).toEqual(['packSize']);
    const emptied = { moq: 10, step: 1, max: null, packSize: null, packUnit: '' };
    expect((await change(emptied).expect(200)).body).toMatchObject(emptied);
  });

  it('are checked in each row of an import', async () => {
    const [wrong, right] = [await shop.given.product({ moq: 5 }), await shop.given.product({ moq: 5 })];
    const csv = [
      'sku,size,moq,step,max,packSize,packUnit',
      `${wrong.sku},${wrong.size},,6,,,`,
      `${right.sku},${right.size},6,6,60,12,carton`,
    ];
    const send = (rows: string[], plan?: string) =>
      staff.http
        .post('/api/products/import')
        .send({ csv: rows.join('\n'), plan })
        .expect(200);
    const { body: refused } = await send(csv);
    expect(refused).toMatchObject({ wrong: 1, rows: [{ problems: [{ field: 'moq', rule: 'MOQ_OFF_STEP' }] }, {}] });
    const rightRows = csv.filter((row) => !row.startsWith(wrong.sku));
    await send(rightRows, (await send(rightRows)).body.plan);
    const { body: stored } = await staff.http.get(`/api/products/${right._id}`).expect(200);
    expect(stored).toMatchObject({ moq: 6, step: 6, max: 60, packSize: 12, packUnit: 'carton' });
  });

  it('bind a buyer’s request, and warn staff who offer others', async () => {
    const buyer = await shop.as.customer();
    const { _id: product } = await shop.given.product({ moq: 12, step: 6, max: 60 });
    const request = (...quantities: number[]) =>
      buyer.http.post('/api/quotes').send({ requestedItems: quantities.map((qty) => ({ product, qty })) });
    const { body: refused } = await request(20, 66, 6).expect(400);
    expect(refused).toMatchObject({
      code: 'BELOW_MINIMUM',
      errors: {
        'requestedItems.0.qty': 'Sold in multiples of 6: 18 or 24',
        'requestedItems.1.qty': 'Maximum is 60',
        'requestedItems.2.qty': 'Minimum is 12',
      },
      reasons: {
        'requestedItems.0.qty': { rule: 'OFF_STEP', params: { step: 6, lower: 18, upper: 24 } },
        'requestedItems.1.qty': { rule: 'ABOVE_MAXIMUM', params: { max: 60 } },
        'requestedItems.2.qty': { rule: 'BELOW_MINIMUM' },
      },
    });
    expect((await request(20).expect(400)).body).toMatchObject({ code: 'QUANTITY_NOT_SOLD' });
    const { body: quote } = await request(18).expect(201);
    const requestedItems = [{ product, qty: 20, unitPrice: 18.5 }];
    const { body: offered } = await staff.http.put(`/api/quotes/${quote._id}`).send({ requestedItems }).expect(200);
    const params = { qty: 20, step: 6, lower: 18, upper: 24 };
    expect(offered.warnings).toEqual([{ code: 'OFF_STEP', line: 0, params }]);
  });
});
