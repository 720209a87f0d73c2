import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { listQuery } from '../../support/calls.js';
import { once } from '../../support/once.js';

describe('VAT categories of products', () => {
  let shop: TestShop;
  let staff: TestActor;

  beforeAll(async () => {
    shop = await shopOfFile();
    staff = await shop.as.staff();
  });

  const TAX = { taxCategory: 'Z', taxReason: 'Export', hsCode: '961210', unitCode: 'XCT' } as const;
  const seen = async ({ _id }: ProductResponse) => (await staff.http.get(`/api/products/${_id}`).expect(200)).body;
  const put = ({ _id }: ProductResponse, fields: object) => staff.http.put(`/api/products/${_id}`).send(fields);

  describe('the tax fields of a product', () => {
    it('are by default standard rated with the code of the unit', async () => {
      expect(await seen(await shop.given.product({ unit: 'roll' }))).toMatchObject({
        ...{ taxCategory: 'S', taxReason: '', hsCode: '', unitCode: 'XRO' },
      });
    });

    it('are stored as staff enter them, with the change in the history', async () => {
      const product = await shop.given.product();
      expect((await put(product, TAX).expect(200)).body).toMatchObject(TAX);
      const { body } = await staff.http.get(`/api/products/${product._id}/history`).expect(200);
      expect(body[0].changes).toEqual(
        expect.arrayContaining([
          { field: 'taxCategory', from: 'S', to: 'Z' },
          { field: 'hsCode', from: '', to: '961210' },
        ]),
      );
    });

    it('are hidden from visitors, except the category that a cart needs to estimate the VAT', async () => {
      const product = await shop.given.product(TAX);
      const { body } = await shop.as.visitor().get(`/api/products/${product._id}`).expect(200);
      const { taxCategory, ...hidden } = TAX;
      expect(body.taxCategory).toBe(taxCategory);
      for (const field of Object.keys(hidden)) expect(body).not.toHaveProperty(field);
      const listed = await shop.as
        .visitor()
        .get('/api/products')
        .query({ ids: [product._id] })
        .expect(200);
      expect(listed.body.data).toMatchObject([{ taxCategory }]);
    });

    it('lose the reason on a return to the standard rate', async () => {
      const product = await shop.given.product(TAX);
      expect((await put(product, { taxCategory: 'S' }).expect(200)).body).toMatchObject({ taxReason: '' });
    });

    it('follow the unit, unless another code was selected', async () => {
      const product = await shop.given.product({ unit: 'roll' });
      expect((await put(product, { unit: 'box', unitCode: 'XRO' }).expect(200)).body.unitCode).toBe('XBX');
      expect((await put(product, { unitCode: 'XCT' }).expect(200)).body.unitCode).toBe('XCT');
      expect((await put(product, { unit: 'set' }).expect(200)).body.unitCode).toBe('XCT');
    });

    const untouched = once(() => shop.given.product());
    it.each([
      [
        { taxCategory: 'E' },
        { taxReason: 'A product that is not standard-rated (S) needs a reason for its VAT category.' },
      ],
      [{ taxCategory: 'X' }, { taxCategory: 'Must be one of S, Z, E, O, AE.' }],
      [{ hsCode: '9612.10' }, { hsCode: 'HS code must have 6 to 12 digits, without dots.' }],
      [{ hsCode: '96121' }, { hsCode: 'HS code must have 6 to 12 digits, without dots.' }],
      [{ unitCode: 'roll' }, { unitCode: expect.stringMatching(/^Must be one of XRO, H87, MTR,/) }],
    ])('refuse %j, for a new product too', async (fields, errors) => {
      const product = await untouched();
      expect((await put(product, fields).expect(400)).body.errors).toEqual(errors);
      expect(await seen(product)).toEqual(product);
      const { productType, category, size } = product;
      const body = { productType, category: category._id, size, ...fields };
      expect((await staff.http.post('/api/products').send(body).expect(400)).body.errors).toEqual(errors);
    });
  });

  it('the staff’s list finds products by their tax category', async () => {
    const { _id } = await shop.given.product({ taxCategory: 'AE', taxReason: 'Gold' });
    const query = listQuery({ filter: { taxCategory: 'AE' } });
    const { body } = await staff.http.get('/api/products/admin').query(query).expect(200);
    expect(body.map((product: ProductResponse) => product._id)).toEqual([_id]);
  });

  describe('a file of products', () => {
    const send = (csv: string, plan?: string) => staff.http.post('/api/products/import').send({ csv, plan });

    it('changes tax fields, reports the resulting unit code, and ignores empty codes', async () => {
      const product = await shop.given.product({ unit: 'roll' });
      const { sku, size } = product;
      const csv = `sku,size,unit,unitCode,taxCategory,taxReason,hsCode\n${sku},${size},box,,z,Export,961210`;
      const dryRun = (await send(csv).expect(200)).body;
      expect(dryRun.rows[0].changes).toEqual(
        expect.arrayContaining([
          { field: 'taxCategory', from: 'S', to: 'Z' },
          { field: 'unitCode', from: 'XRO', to: 'XBX' },
        ]),
      );
      await send(csv, dryRun.plan).expect(200);
      expect(await seen(product)).toMatchObject({ ...TAX, unitCode: 'XBX' });
      const codesLeftOut = `sku,size,taxCategory,unitCode\n${sku},${size},,`;
      expect((await send(codesLeftOut).expect(200)).body).toMatchObject({ unchanged: 1, wrong: 0 });
    });

    it('names the wrong values with their rules', async () => {
      const [other, { sku, size, category }] = [await shop.given.product(), await shop.given.product()];
      const csv = [
        'sku,productType,category,size,taxCategory,hsCode,unitCode',
        `${other.sku},,,${size},E,,`,
        `${sku},,,${size},VAT,96.12,roll`,
        `,Ribbon,${category.displayName},9-inch,O,,`,
      ].join('\n');
      const { rows } = (await send(csv).expect(200)).body;
      type Row = { problems: { field: string; rule: string }[] };
      const rules = rows.map(({ problems }: Row) => problems.map(({ field, rule }) => `${field} ${rule}`).sort());
      expect(rules).toEqual([
        ['taxReason TAX_REASON_NEEDED'],
        ['hsCode HS_CODE', 'taxCategory ONE_OF', 'unitCode ONE_OF'],
        ['taxReason TAX_REASON_NEEDED'],
      ]);
    });
  });
});
