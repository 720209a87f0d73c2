import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import type { QuoteOptions } from '../support/given.js';
import { once } from '../support/once.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
beforeEach(async () => {
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const MISSING = '6920200f1c2d3e4f5a6b7c8d';
const WHY = { reason: 'DL8.61.1.D', words: 'Two rolls came back' };
const credit = (invoice: string, body: object) =>
  staff.http.post('/api/credit-notes').send({ invoice, ...WHY, ...body });
const invoiceOf = async (id: string) => (await staff.http.get(`/api/invoices/${id}`).expect(200)).body;
const orderOf = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
const change = (order: string, body: object) => staff.http.put(`/api/orders/${order}`).send(body);
const stockOf = async ({ _id }: ProductResponse) =>
  (await staff.http.get(`/api/products/${_id}`).expect(200)).body.stock;
const pay = (invoice: string, amount: number) =>
  staff.http
    .post(`/api/payments/from-invoice/${invoice}`)
    .send({ amount, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' });

/** An invoice of 12 rolls at 18.50 AED and 25 AED of delivery by default. */
const invoiced = async (options: QuoteOptions = {}) => {
  const invoice = await shop.given.invoice(buyer, { qty: 12, unitPrice: 18.5, deliveryCharge: 25, ...options });
  return { ...invoice, line: String(invoice.lines[0]?._id) };
};

describe('a credit note', () => {
  it('takes quantities and charges off its invoice, each with its VAT', async () => {
    const { _id, line, invoiceNumber, createdAt, order } = await invoiced();
    const { body } = await credit(_id, { lines: [{ line, qty: 5 }], deliveryCharge: 10 }).expect(201);
    expect(body).toMatchObject({
      creditNoteNumber: expect.stringMatching(/^CRN-\d{4}-\d{5}$/),
      title: 'Tax Credit Note',
      user: { _id: buyer.id },
      buyer: { name: buyer.name },
      invoice: { _id, invoiceNumber, createdAt },
      order: { _id: order._id },
      ...WHY,
      lines: [{ line, qty: 5, restock: false, taxCategory: 'S', taxRate: 5, net: 88.1, vat: 4.4, gross: 92.5 }],
      deliveryCharge: 10,
      extraFee: 0,
      tax: {
        ...{ basis: 'inclusive', net: 97.62, vat: 4.88, gross: 102.5 },
        categories: [{ category: 'S', rate: 5, net: 97.62, vat: 4.88 }],
      },
      total: 102.5,
      before: { net: 235.24, vat: 11.76, gross: 247 },
      after: { net: 137.62, vat: 6.88, gross: 144.5 },
    });
    const { _id: note, creditNoteNumber, createdAt: at } = body;
    expect(await invoiceOf(_id)).toMatchObject({
      ...{ issuedTotal: 247, credited: 102.5, amountDue: 144.5, remainingDue: 144.5, status: 'Unpaid' },
      tax: { gross: 247 },
      creditNotes: [{ _id: note, creditNoteNumber, total: 102.5, createdAt: at }],
    });
  });

  it('spreads an amount across all remaining lines, and the next one starts where it ended', async () => {
    const { _id, line } = await invoiced();
    const first = (await credit(_id, { reason: 'VD', amount: 47 }).expect(201)).body;
    expect(first).toMatchObject({ total: 47, before: { gross: 247 }, after: { gross: 200 } });
    expect(first.lines).toMatchObject([{ line, qty: 0, gross: 42.24 }]);
    const rest = { lines: [{ line, qty: 12 }], deliveryCharge: 20.24 };
    const last = (await credit(_id, rest).expect(201)).body;
    expect(last).toMatchObject({ total: 200, before: first.after, after: { net: 0, vat: 0, gross: 0 } });
    const sum = (name: 'net' | 'vat' | 'gross') => Math.round((first.tax[name] + last.tax[name]) * 100) / 100;
    expect([sum('net'), sum('vat'), sum('gross')]).toEqual([235.24, 11.76, 247]);
    const invoice = await invoiceOf(_id);
    expect(invoice).toMatchObject({ status: 'Credited', amountDue: 0, remainingDue: 0, credited: 247 });
    expect(invoice.creditNotes).toHaveLength(2);
  });

  it('turns the overpaid amount into credit of the customer', async () => {
    const { _id } = await invoiced();
    await pay(_id, 247).expect(201);
    await credit(_id, { amount: 47 }).expect(201);
    expect(await invoiceOf(_id)).toMatchObject({ amountDue: 200, amountPaid: 247, remainingDue: 0, status: 'Paid' });
    const { body } = await staff.http.get(`/api/users/${buyer.id}/statement?from=2020-01-01`).expect(200);
    expect(body).toMatchObject({ credited: 47, closingBalance: -47, creditBalance: 47 });
    expect(body.entries.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['credit', 'invoice', 'payment']);
  });

  it('is not a tax credit note if its invoice has no VAT', async () => {
    const before = (await staff.http.get('/api/settings').expect(200)).body;
    await shop.given.settings({ vatRegisteredSince: '' });
    const { _id, line } = await invoiced();
    const { body } = await credit(_id, { lines: [{ line, qty: 12 }] }).expect(201);
    expect(body).toMatchObject({ title: 'Credit Note', tax: null, total: 222, before: { net: null, gross: 247 } });
    expect(body.lines).toMatchObject([{ net: null, vat: null, gross: 222 }]);
    await shop.given.settings({ vatRegisteredSince: before.vatRegisteredSince });
  });

  it('prevents the voiding of its invoice', async () => {
    const { _id } = await invoiced();
    await credit(_id, { amount: 1 }).expect(201);
    const { body } = await staff.http.delete(`/api/invoices/${_id}`).expect(409);
    expect(body.code).toBe('INVOICE_HAS_CREDITS');
  });
});

describe('an invalid credit note', () => {
  it('is refused with the remaining amount if it exceeds that amount', async () => {
    const { _id, line } = await invoiced();
    await credit(_id, { lines: [{ line, qty: 5 }] }).expect(201);
    const before = await invoiceOf(_id);
    for (const [body, field, code, left] of [
      [{ lines: [{ line, qty: 8 }] }, 'lines.0.qty', 'CREDIT_QTY_TOO_LARGE', '7'],
      [{ deliveryCharge: 25.01 }, 'deliveryCharge', 'CREDIT_TOO_LARGE', '25.00'],
      [{ extraFee: 0.01 }, 'extraFee', 'CREDIT_TOO_LARGE', '0.00'],
      [{ amount: 154.51 }, 'amount', 'CREDIT_TOO_LARGE', '154.50'],
    ] as const) {
      const { body: refusal } = await credit(_id, body).expect(409);
      expect(refusal).toMatchObject({ code, params: { left }, errors: { [field]: expect.stringContaining(left) } });
    }
    expect(await invoiceOf(_id)).toEqual(before);
  });

  const untouched = once(invoiced);
  it.each([
    ['empty', {}, 'lines'],
    ['empty, with zeros', { lines: [], deliveryCharge: 0 }, 'lines'],
    ['for both an amount and charges', { amount: 1, deliveryCharge: 1 }, 'amount'],
    ['for a line that the invoice does not have', { lines: [{ line: MISSING, qty: 1 }] }, 'lines.0.line'],
  ])('is refused if it is %s', async (_how, body, field) => {
    const { _id } = await untouched();
    const { body: refusal } = await credit(_id, body).expect(400);
    expect(Object.keys(refusal.errors)).toEqual([field]);
    expect((await invoiceOf(_id)).creditNotes).toEqual([]);
  });

  it('is refused if it contains a line twice', async () => {
    const { _id, line } = await invoiced();
    const { body } = await credit(_id, {
      lines: [
        { line, qty: 1 },
        { line, qty: 1 },
      ],
    }).expect(400);
    expect(body.reasons).toEqual({ 'lines.1.line': { rule: 'LINE_TWICE' } });
  });

  it('is refused for an invoice that is missing, Void or fully credited', async () => {
    expect((await credit(MISSING, { amount: 1 }).expect(404)).body.code).toBe('INVOICE_NOT_FOUND');
    const voided = await invoiced();
    await staff.http.delete(`/api/invoices/${voided._id}`).expect(200);
    expect((await credit(voided._id, { amount: 1 }).expect(409)).body.code).toBe('INVOICE_VOID');
    const whole = await invoiced();
    await credit(whole._id, { amount: 247 }).expect(201);
    expect((await credit(whole._id, { amount: 1 }).expect(409)).body.code).toBe('NOTHING_TO_CREDIT');
  });

  it('is refused for buyers and visitors', async () => {
    const { _id } = await invoiced();
    const body = { invoice: _id, ...WHY, amount: 1 };
    expect((await buyer.http.post('/api/credit-notes').send(body).expect(403)).body.code).toBe('STAFF_ONLY');
    await shop.as.visitor().post('/api/credit-notes').send(body).expect(401);
    expect((await invoiceOf(_id)).creditNotes).toEqual([]);
  });
});

describe('credit notes', () => {
  it('are visible only to staff and their owner', async () => {
    const { _id } = await invoiced();
    const note = (await credit(_id, { amount: 1 }).expect(201)).body;
    const path = `/api/credit-notes/${note._id}`;
    expect((await staff.http.get(path).expect(200)).body).toEqual(note);
    expect((await buyer.http.get(path).expect(200)).body).toEqual(note);
    expect((await buyer.http.get('/api/credit-notes/my').expect(200)).body).toEqual([note]);
    const other = await shop.as.customer();
    expect((await other.http.get(path).expect(404)).body.code).toBe('CREDIT_NOTE_NOT_FOUND');
    expect((await other.http.get('/api/credit-notes/my').expect(200)).body).toEqual([]);
    await staff.http.get('/api/credit-notes/nothing').expect(404);
  });

  it('are found by number, invoice, user, reason and day', async () => {
    const { _id, invoiceNumber } = await invoiced();
    const first = (await credit(_id, { amount: 1 }).expect(201)).body;
    const second = (await credit(_id, { amount: 2, reason: 'VD' }).expect(201)).body;
    const found = async (filter: object) => {
      const query = { filter: JSON.stringify(filter), sort: JSON.stringify(['createdAt', 'ASC']) };
      const { body } = await staff.http.get('/api/credit-notes').query(query).expect(200);
      return body.map((note: { _id: string }) => note._id);
    };
    expect(await found({ invoice: _id })).toEqual([first._id, second._id]);
    expect(await found({ user: buyer.id, reason: 'VD' })).toEqual([second._id]);
    expect(await found({ q: first.creditNoteNumber })).toEqual([first._id]);
    expect(await found({ q: invoiceNumber })).toEqual([first._id, second._id]);
    expect(await found({ invoice: _id, createdAt_lte: '2020-01-01' })).toEqual([]);
    expect(await found({ invoice: _id, total_gte: 2 })).toEqual([second._id]);
  });

  it('have numbers without gaps, even after refused ones', async () => {
    const { _id } = await invoiced();
    const numbers: number[] = [];
    for (const amount of [1, 1000, 1, 1000, 1]) {
      const { status, body } = await credit(_id, { amount });
      if (status === 201) numbers.push(Number(body.creditNoteNumber.slice(-5)));
    }
    expect(numbers).toEqual([numbers[0], Number(numbers[0]) + 1, Number(numbers[0]) + 2]);
  });

  it('are in the histories of note, invoice and order', async () => {
    const { _id, line, order } = await invoiced();
    const { body } = await credit(_id, { lines: [{ line, qty: 2, restock: true }] }).expect(201);
    const latest = async (path: string) => (await staff.http.get(`/api/${path}/history`).expect(200)).body[0];
    expect(await latest(`credit-notes/${body._id}`)).toMatchObject({ action: 'issued' });
    expect(await latest(`invoices/${_id}`)).toMatchObject({ action: 'credited' });
    const { body: entries } = await staff.http.get(`/api/orders/${order._id}/history`).expect(200);
    const actions = entries.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 2)).toEqual(['invoice credited', 'goods returned']);
  });
});

describe('the PDF of a credit note', () => {
  const text = async (id: string, language: string, by = buyer) => {
    const answer = await by.http.get(`/api/credit-notes/${id}/pdf`).query({ language }).expect(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    return pdfText(answer.body as Buffer);
  };

  it('has every particular of the law, in both languages', async () => {
    const { _id, line, invoiceNumber } = await invoiced();
    const note = (await credit(_id, { lines: [{ line, qty: 2 }], deliveryCharge: 10 }).expect(201)).body;
    const english = await text(note._id, 'en');
    for (const particular of [
      ...['Tax Credit Note', note.creditNoteNumber, invoiceNumber, note.seller.legalName, note.seller.trn, buyer.name],
      ...[WHY.words, 'Goods returned', note.lines[0].productName, 'Before this credit note', 'Corrected', 'Difference'],
      ...['235.24', '11.76', '247.00', '190.48', '9.52', '200.00', '44.76', '2.24', '47.00'],
    ]) {
      expect(english).toContain(particular);
    }
    expect(await text(note._id, 'ar', staff)).toContain(note.creditNoteNumber);
  });

  it('is hidden from other buyers', async () => {
    const { _id } = await invoiced();
    const note = (await credit(_id, { amount: 1 }).expect(201)).body;
    const other = await shop.as.customer();
    await other.http.get(`/api/credit-notes/${note._id}/pdf`).expect(404);
  });
});

describe('goods returned with a credit note', () => {
  const sold = async () => {
    const product = await shop.given.product({ stock: 100 });
    return { ...(await invoiced({ product })), product };
  };

  it('are in stock again once, and the order concerns the rest', async () => {
    const { _id, line, order, product } = await sold();
    await change(order._id, { status: 'Delivered' }).expect(200);
    expect(await stockOf(product)).toBe(88);
    await credit(_id, { lines: [{ line, qty: 5, restock: true }] }).expect(201);
    expect(await stockOf(product)).toBe(93);
    expect(await orderOf(order._id)).toMatchObject({
      ...{ hasReturns: true, status: 'Delivered' },
      orderItems: [{ qty: 12, returnedQty: 5 }],
    });
    await credit(_id, { lines: [{ line, qty: 3 }] }).expect(201);
    expect(await stockOf(product)).toBe(93);
    const { body } = await change(order._id, { status: 'Returned' }).expect(200);
    expect(body).toMatchObject({ status: 'Returned', invoiceCredited: true });
    expect(await stockOf(product)).toBe(100);
    expect(await invoiceOf(_id)).toMatchObject({ status: 'Credited', credited: 247 });
  });

  it('return to stock only if they were deducted, and are no longer planned for an undelivered order', async () => {
    const { _id, line, order, product } = await sold();
    await credit(_id, { lines: [{ line, qty: 5, restock: true }] }).expect(201);
    expect(await stockOf(product)).toBe(100);
    await change(order._id, { status: 'Delivered' }).expect(200);
    expect(await stockOf(product)).toBe(93);
  });
});
