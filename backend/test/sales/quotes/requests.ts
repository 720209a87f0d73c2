import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../../support/actors.js';
import type { TestShop } from '../../support/app.js';
import { shopOfFile } from '../../support/shop-of-file.js';
import { type Call, listQuery, refusalsOf } from '../../support/calls.js';

describe('requests and quotes', () => {
  let shop: TestShop;
  let staff: TestActor;
  let buyer: TestActor;

  beforeAll(async () => {
    shop = await shopOfFile();
    staff = await shop.as.staff();
  });
  beforeEach(async () => {
    buyer = await shop.as.customer();
  });

  const STATUSES = ['Requested', 'Quoted', 'Confirmed', 'Rejected'];
  const MISSING = '6920200f1c2d3e4f5a6b7c8d';
  const itemOf = ({ _id }: ProductResponse, qty = 2) => ({ product: _id, qty, unitPrice: 1 });
  const send = (body: object) => buyer.http.post('/api/quotes').send(body);
  const change = (id: string, body: object) => staff.http.put(`/api/quotes/${id}`).send(body);
  const seenByStaff = async (id: string) => (await staff.http.get(`/api/quotes/${id}`).expect(200)).body;
  const own = async () => (await buyer.http.get('/api/quotes/my').expect(200)).body;

  describe('a request', () => {
    it('becomes a numbered quote without prices, with the products in their current state', async () => {
      const product = await shop.given.product({ price: 18.5, code: 'FC3' });
      const { body } = await send({ requestedItems: [itemOf(product, 3)], totalPrice: 0 }).expect(201);
      expect(body).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        number: expect.stringMatching(/^QUO-\d{4}-\d{5}$/),
        user: { _id: buyer.id, name: buyer.name, email: buyer.email },
        status: 'Requested',
        requestedItems: [
          {
            _id: expect.stringMatching(/^[0-9a-f]{24}$/),
            product: product._id,
            productName: product.name,
            productNameAr: '',
            sku: product.sku,
            code: 'FC3',
            size: '1-inch',
            unit: 'roll',
            qty: 3,
            unitPrice: null,
            qtyPrice: null,
            discount: null,
            ...{ taxCategory: null, taxReason: '', taxRate: null, net: null, vat: null, gross: null },
          },
        ],
        deliveryCharge: 0,
        extraFee: 0,
        discount: 0,
        discountReason: '',
        ...{ poNumber: '', poFile: null, neededBy: null, deliveryMethod: null, deliveryAddress: null },
        tax: null,
        askedFor: [
          {
            _id: body.requestedItems[0]._id,
            ...{
              product: product._id,
              productName: product.name,
              productNameAr: '',
              unit: 'roll',
              qty: 3,
              unitPrice: null,
            },
          },
        ],
        ...{ revision: 0, sentAt: null, validUntil: null, isExpired: false, allowPartial: false, answer: null },
        ...{ unreadMessages: 0, sharedAt: null },
        totalPrice: 0,
        adminToClientNote: '',
        clientToAdminNote: '',
        quotedAt: null,
        confirmedAt: null,
        rejectedAt: null,
        isOrderCreated: false,
        createdOrderId: null,
        allowedActions: [],
        isApprovalWaiting: false,
        version: 1,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
    });

    it('uses the list price, regardless of sent prices and totals', async () => {
      const product = await shop.given.product({ price: 18.5 });
      const requestedItems = [{ product: product._id, qty: 2, unitPrice: 0.01 }];
      const { body } = await send({ requestedItems, totalPrice: 0.02 }).expect(201);
      const seen = await seenByStaff(body._id);
      expect(seen).toMatchObject({ totalPrice: 0, requestedItems: [{ unitPrice: 18.5, qtyPrice: 37 }] });
    });

    it.each([
      [{ clientToAdminNote: '  by Thursday ' }, 'by Thursday'],
      [{ clientToAdminNote: '   ' }, ''],
      [{}, ''],
    ])('keeps the note of %j as %j', async (note, stored) => {
      const requestedItems = [itemOf(await shop.given.product())];
      const { body } = await send({ requestedItems, ...note }).expect(201);
      expect(body.clientToAdminNote).toBe(stored);
    });

    it('must contain the minimum quantity of each line', async () => {
      const [few, many] = [await shop.given.product(), await shop.given.product({ moq: 5 })];
      const { body } = await send({ requestedItems: [itemOf(few, 1), itemOf(many, 4)] }).expect(400);
      const errors = { 'requestedItems.1.qty': 'Minimum is 5' };
      const reasons = { 'requestedItems.1.qty': { rule: 'BELOW_MINIMUM' } };
      expect(body).toEqual({ statusCode: 400, code: 'BELOW_MINIMUM', message: 'Minimum is 5', errors, reasons });
      expect(await own()).toEqual([]);
      await send({ requestedItems: [itemOf(many, 5)] }).expect(201);
    });

    it.each([
      ['hidden', { isActive: false }, 'This product is no longer offered.'],
      ['unavailable', { isAvailable: false }, /^.+ is currently unavailable\.$/],
    ])('is refused for a product that is %s, and not stored', async (_state, fields, message) => {
      const [good, bad] = [await shop.given.product(), await shop.given.product(fields)];
      const { body } = await send({ requestedItems: [itemOf(good), itemOf(bad)] }).expect(409);
      expect(body).toMatchObject({ code: 'PRODUCT_UNAVAILABLE', message: expect.stringMatching(message) });
      expect(body.errors).toEqual({ 'requestedItems.1.product': body.message });
      expect(await own()).toEqual([]);
    });

    it('is refused for a missing product or a hidden category', async () => {
      const category = await shop.given.category({ isActive: false });
      const hidden = await shop.given.product({ category: category._id });
      for (const product of [hidden._id, MISSING]) {
        const { body } = await send({ requestedItems: [{ product, qty: 1 }] }).expect(409);
        expect(body.errors).toEqual({ 'requestedItems.0.product': 'This product is no longer offered.' });
      }
    });

    const WHOLE = 'Must be a whole number from 1 to 100,000.';
    it.each([
      [{ qty: 0 }, { 'requestedItems.0.qty': WHOLE }],
      [{ product: 'none' }, { 'requestedItems.0.product': 'Must be a record ID.' }],
    ])('is refused with the line %j', async (fields, errors) => {
      const item = { ...itemOf(await shop.given.product()), ...fields };
      const { body } = await send({ requestedItems: [item] }).expect(400);
      expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
    });

    const ITEMS = 'Please request 1 to 200 items.';
    it.each([
      [{ requestedItems: [] }, { requestedItems: ITEMS }],
      [
        { requestedItems: [{ product: MISSING, qty: 1 }], clientToAdminNote: 'x'.repeat(2001) },
        { clientToAdminNote: 'Must be at most 2,000 characters.' },
      ],
    ])('is refused with the names of the wrong fields (case %#)', async (body, errors) => {
      const answer = await send(body).expect(400);
      expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', errors });
    });
  });

  describe('the buyer', () => {
    it('sees prices and total while they are offered, but never the staff note', async () => {
      const { _id } = await shop.given.quote(buyer, { deliveryCharge: 25, extraFee: 1, adminToAdminNote: 'thin' });
      for (const status of STATUSES) {
        await change(_id, { status }).expect(200);
        const { body } = await buyer.http.get(`/api/quotes/${_id}`).expect(200);
        const { warnings, isApprovalWaiting, ...listed } = body;
        expect([await own(), warnings, isApprovalWaiting]).toEqual([[listed], [], false]);
        expect(body).not.toHaveProperty('adminToAdminNote');
        const isOffered = status === 'Quoted' || status === 'Confirmed';
        expect(body).toMatchObject({
          status,
          allowedActions: [...(isOffered ? ['pdf'] : []), ...(status === 'Quoted' ? ['accept', 'decline'] : [])],
          requestedItems: [{ unitPrice: isOffered ? 18.5 : null, qtyPrice: isOffered ? 37 : null }],
          deliveryCharge: isOffered ? 25 : 0,
          extraFee: isOffered ? 1 : 0,
          totalPrice: isOffered ? 63 : 0,
        });
      }
    });

    it('can list their own quotes, newest first, but not those of others', async () => {
      const [older, newer] = [await shop.given.requestedQuote(buyer), await shop.given.requestedQuote(buyer)];
      const other = await shop.given.confirmedQuote(await shop.as.customer('Lina Haddad'));
      expect((await own()).map(({ _id }: { _id: string }) => _id)).toEqual([newer._id, older._id]);
      const calls: Call[] = [
        ['get', `/api/quotes/${other._id}`],
        ['get', `/api/quotes/${other._id}/pdf`],
        ['get', `/api/quotes/${MISSING}`],
        ['get', '/api/quotes/none'],
      ];
      expect(await refusalsOf(buyer.http, calls)).toEqual(Array(4).fill('404 QUOTE_NOT_FOUND'));
    });

    it('can’t use staff actions, and visitors can’t do anything', async () => {
      const { _id } = await shop.given.requestedQuote(buyer);
      const forStaff: Call[] = [
        ['get', '/api/quotes/admin'],
        ['put', `/api/quotes/${_id}`],
        ['delete', `/api/quotes/${_id}`],
      ];
      expect(await refusalsOf(buyer.http, forStaff)).toEqual(Array(3).fill('403 STAFF_ONLY'));
      const forUsers: Call[] = [
        ['post', '/api/quotes'],
        ['get', '/api/quotes/my'],
        ['get', `/api/quotes/${_id}`],
        ['get', `/api/quotes/${_id}/pdf`],
      ];
      const refusals = await refusalsOf(shop.as.visitor(), [...forStaff, ...forUsers]);
      expect(refusals).toEqual(Array(7).fill('401 SIGNED_OUT'));
    });
  });

  describe('the PDF', () => {
    it.each(['Quoted', 'Confirmed'] as const)(
      'can be opened in status %s by its owner and by staff',
      async (status) => {
        const { _id, number } = await shop.given.quote(buyer, { status });
        for (const { http } of [buyer, staff]) {
          const { body, headers } = await http.get(`/api/quotes/${_id}/pdf`).expect(200);
          expect(headers['content-type']).toBe('application/pdf');
          expect(headers['content-disposition']).toBe(`inline; filename="${number}.pdf"`);
          expect(body.subarray(0, 5).toString()).toBe('%PDF-');
        }
      },
    );

    it.each(['Requested', 'Rejected'] as const)('is refused in status %s', async (status) => {
      const { _id } = await shop.given.quote(buyer, { status });
      for (const { http } of [buyer, staff]) {
        const { body } = await http.get(`/api/quotes/${_id}/pdf`).expect(409);
        const message = 'Quote is being reviewed! Cannot share PDF.';
        expect(body).toEqual({ statusCode: 409, code: 'QUOTE_UNDER_REVIEW', message });
      }
    });
  });

  describe('the staff’s list', () => {
    it('sorts, pages and filters', async () => {
      const customer = await shop.as.customer('Zubaida Printworks');
      const user = customer.id;
      const quotes = [];
      for (const status of STATUSES as ['Requested']) {
        quotes.push(await shop.given.quote(customer, { status, deliveryCharge: quotes.length }));
      }
      const [first, second, third, fourth] = quotes.map(({ _id }) => _id);
      const list = async (query: Parameters<typeof listQuery>[0]) => {
        const { body, headers } = await staff.http.get('/api/quotes/admin').query(listQuery(query)).expect(200);
        return [headers['content-range'], ...body.map(({ _id }: { _id: string }) => _id)];
      };
      expect(await list({ filter: { user } })).toEqual(['quotes 0-3/4', fourth, third, second, first]);
      const window = await list({ filter: { user }, sort: ['totalPrice', 'ASC'], range: [1, 2] });
      expect(window).toEqual(['quotes 1-2/4', second, third]);
      expect(await list({ filter: { user }, sort: ['id', 'DESC'], range: [0, 0] })).toEqual(['quotes 0-0/4', fourth]);
      expect(await list({ filter: { user }, range: [9, 12] })).toEqual(['quotes */4']);
      expect(await list({ filter: { user, status: 'Quoted' } })).toEqual(['quotes 0-0/1', second]);
      const statuses = ['Requested', 'Rejected'];
      expect(await list({ filter: { user, status: statuses } })).toEqual(['quotes 0-1/2', fourth, first]);
      expect(await list({ filter: { q: 'zubaida PRINT' } })).toEqual(['quotes 0-3/4', fourth, third, second, first]);
      expect(await list({ filter: { q: quotes[2]?.number } })).toEqual(['quotes 0-0/1', third]);
      expect(await list({ filter: { id: [first, third] } })).toEqual(['quotes 0-1/2', third, first]);
      const between = { user, createdAt_gte: quotes[1]?.createdAt, createdAt_lte: quotes[2]?.createdAt };
      expect(await list({ filter: between })).toEqual(['quotes 0-1/2', third, second]);
      expect(await list({ filter: { q: '.*' } })).toEqual(['quotes */0']);
    });
  });
});
