/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError } from 'react-admin';
import { createDataProvider } from './dataProvider';
import { i18nProvider } from '../../i18n/i18nProvider';
import { formErrorsOf, isStaleVersion, reasonOf, statusOf } from './errors';

const fetchMock = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;
const provider = createDataProvider('/api');

const answer = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
const rows = (ids: string[], total = ids.length) =>
  answer(
    ids.map((_id) => ({ _id })),
    { headers: { 'content-range': `rows 0-${ids.length}/${total}` } },
  );
const list = { pagination: { page: 1, perPage: 25 }, sort: { field: 'createdAt', order: 'DESC' as const }, filter: {} };

const called = (index = 0) => {
  const [request, init] = fetchMock.mock.calls[index]!;
  const url = request instanceof Request ? request.url : String(request);
  const { pathname, searchParams } = new URL(url, 'http://shop.test');
  const options = request instanceof Request ? request : init;
  return { path: pathname, query: searchParams, method: options?.method, credentials: options?.credentials, init };
};
const sentBody = (): unknown => {
  const body = called().init?.body;
  return typeof body === 'string' ? JSON.parse(body) : body;
};

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the lists of staff', () => {
  it.each([
    ['quotes', '/api/quotes/admin'],
    ['products', '/api/products/admin'],
    ['orders', '/api/orders'],
    ['contact', '/api/contact'],
  ])('%s are read at %s with the session cookie', async (resource, path) => {
    fetchMock.mockResolvedValue(rows(['a'], 319));
    const result = await provider.getList(resource, list);
    expect(result).toEqual({ data: [{ _id: 'a', id: 'a' }], total: 319 });
    expect(called()).toMatchObject({ path, credentials: 'include' });
    expect(called().query.get('range')).toBe('[0,24]');
  });

  it('are read in several calls if they exceed one response', async () => {
    const ids = Array.from({ length: 700 }, (_, index) => `r${index}`);
    fetchMock.mockResolvedValueOnce(rows(ids.slice(0, 500), 700)).mockResolvedValueOnce(rows(ids.slice(500), 700));
    const { data } = await provider.getList('orders', { ...list, pagination: { page: 1, perPage: 100_000 } });
    expect(data.map(({ id }) => String(id))).toEqual(ids);
    expect(called(0).query.get('range')).toBe('[0,499]');
    expect(called(1).query.get('range')).toBe('[500,999]');
  });

  it('can also be read by ids', async () => {
    fetchMock.mockResolvedValue(rows(['a', 'b']));
    await provider.getMany('quotes', { ids: ['a', 'b'] });
    expect(called()).toMatchObject({ path: '/api/quotes/admin' });
    expect(called().query.get('filter')).toBe('{"id":["a","b"]}');
  });
});

describe('single records', () => {
  it('are read at their own address and have an id', async () => {
    fetchMock.mockResolvedValue(answer({ _id: 'q1', number: 'QUO-2026-00001' }));
    const { data } = await provider.getOne('quotes', { id: 'q1' });
    expect(data).toEqual({ _id: 'q1', id: 'q1', number: 'QUO-2026-00001' });
    expect(called().path).toBe('/api/quotes/q1');
  });

  it('are updated with the loaded version', async () => {
    fetchMock.mockResolvedValue(answer({ _id: 'o1', version: 8 }));
    const previousData = { id: 'o1', version: 7 };
    await provider.update('orders', { id: 'o1', data: { status: 'Delivered' }, previousData });
    expect(called()).toMatchObject({ path: '/api/orders/o1', method: 'PUT' });
    expect(sentBody()).toEqual({ status: 'Delivered', version: 7 });
  });

  it('are deleted, and the response names the deleted record', async () => {
    fetchMock.mockResolvedValue(answer({ _id: 'o1' }));
    await expect(provider.delete('orders', { id: 'o1' })).resolves.toEqual({ data: { _id: 'o1', id: 'o1' } });
    expect(called()).toMatchObject({ path: '/api/orders/o1', method: 'DELETE' });
  });
});

describe('the data provider', () => {
  it('creates an order from a quote', async () => {
    fetchMock.mockResolvedValue(answer({ _id: 'o1' }, { status: 201 }));
    await provider.createOrderFromQuote('q1');
    expect(called()).toMatchObject({ path: '/api/orders/from-quote/q1', method: 'POST', credentials: 'include' });
  });

  it('records a payment against its invoice', async () => {
    fetchMock.mockResolvedValue(answer({ message: 'Payment recorded and invoice updated.' }, { status: 201 }));
    const entry = { amount: 10.5, paymentMethod: 'Cash' as const, paymentDate: '2026-01-01', paidTo: 'Sara' };
    await provider.recordPayment('v1', entry);
    expect(called().path).toBe('/api/payments/from-invoice/v1');
    expect(sentBody()).toEqual(entry);
  });

  it('generates the invoice of an order at its total', async () => {
    fetchMock.mockResolvedValue(answer({ _id: 'v1' }, { status: 201 }));
    const user = { _id: 'u1', name: 'Al Noor', email: 'buyer@mail.test' };
    await provider.generateInvoice({ id: 'o1', user, totalPrice: 247 });
    expect(called()).toMatchObject({ path: '/api/invoices', method: 'POST' });
    expect(sentBody()).toEqual({ order: 'o1', user: 'u1', amountDue: 247 });
  });

  it('creates a category without a body', async () => {
    fetchMock.mockResolvedValue(answer({ _id: 'c1' }, { status: 201 }));
    await provider.createCategory();
    expect(called()).toMatchObject({ path: '/api/categories', method: 'POST' });
    expect(called().init?.body).toBeUndefined();
  });
});

describe('the refusals of the API', () => {
  const refused = async (status: number, body: unknown): Promise<unknown> => {
    fetchMock.mockResolvedValue(answer(body, { status }));
    return provider.getOne('orders', { id: 'o1' }).catch((error: unknown) => error);
  };

  it('carry the status, the message and the field errors', async () => {
    const error = await refused(400, { code: 'INVALID', message: 'Please check.', errors: { qty: 'At least 1' } });
    expect(error).toBeInstanceOf(HttpError);
    expect([statusOf(error), reasonOf(error), formErrorsOf(error)]).toEqual([
      400,
      'Please check.',
      { qty: 'At least 1' },
    ]);
    expect(isStaleVersion(error)).toBe(false);
  });

  it.each([
    [400, { message: 'No such customer.', errors: { user: 'No such customer.' } }, { 'user._id': 'No such customer.' }],
    [409, { message: 'Too late.' }, { 'root.server': 'Too late.' }],
  ])('use the input names of the form: %i %j', async (status, body, errors) => {
    fetchMock.mockResolvedValue(answer(body, { status }));
    const failure = provider.update('orders', { id: 'o1', data: {}, previousData: { id: 'o1' } });
    await expect(failure).rejects.toMatchObject({ status, message: body.message, body: { errors } });
  });

  it('are in the language of the page, and retain their code', async () => {
    await i18nProvider.changeLocale('ar');
    const message = 'No more than AED 5.00 is due on this invoice.';
    const error = await refused(409, {
      ...{ code: 'PAYMENT_TOO_LARGE', message, params: { left: '5.00' } },
      ...{ errors: { amount: message }, reasons: { amount: { rule: 'PAYMENT_TOO_LARGE', params: { left: '5.00' } } } },
    });
    await i18nProvider.changeLocale('en');
    const reported = 'المستحق على هذه الفاتورة \u20685.00\u2069 درهم فقط.';
    expect([reasonOf(error), formErrorsOf(error)]).toEqual([reported, { amount: reported }]);
    expect(error).toMatchObject({ status: 409, body: { code: 'PAYMENT_TOO_LARGE' } });
  });

  it('are translated for a field by its rule, which also sets the message of the form', async () => {
    await i18nProvider.changeLocale('ar');
    const errors = { name: 'Anything at all.', note: 'Words that nobody foresaw.' };
    const reasons = { name: { rule: 'TOO_LONG', params: { max: 100 } }, note: { rule: 'NEW_RULE' } };
    const error = await refused(400, { code: 'VALIDATION_FAILED', message: 'Anything at all.', errors, reasons });
    await i18nProvider.changeLocale('en');
    const reported = 'الحد الأقصى لعدد الأحرف: 100.';
    expect([reasonOf(error), formErrorsOf(error)]).toEqual([reported, { ...errors, name: reported }]);
  });

  it('have their days as screens show them', async () => {
    const params = { day: '2026-11-29', number: 'ORD-2026-11' };
    const error = await refused(409, { code: 'NEW_CODE', message: 'ORD-2026-11 is of 2026-11-29.', params });
    expect(reasonOf(error)).toBe('ORD-2026-11 is of 29 Nov 2026.');
  });

  it('show that a record was changed by another user', async () => {
    expect(isStaleVersion(await refused(409, { code: 'STALE_VERSION', message: 'Changed meanwhile.' }))).toBe(true);
  });
});

describe('the settings', () => {
  const record = { _id: '000000000000000000000001', name: 'Ink', version: 3 };
  const id = record._id;

  it('are read and saved at an address without an id, with the version that was read', async () => {
    fetchMock.mockResolvedValue(answer(record));
    expect((await provider.getOne('settings', { id })).data).toEqual({ ...record, id });
    expect(called()).toMatchObject({ path: '/api/settings' });
    fetchMock.mockReset().mockResolvedValue(answer({ ...record, version: 4 }));
    const previousData = { ...record, id };
    const saved = await provider.update('settings', { id, data: { name: 'Ink' }, previousData });
    expect(saved.data).toMatchObject({ id, version: 4 });
    expect(called()).toMatchObject({ path: '/api/settings', method: 'PUT' });
    expect(sentBody()).toEqual({ name: 'Ink', version: 3 });
  });

  it('are shown in the form with the server’s refusals by input', async () => {
    const errors = { trn: 'TRN must be 15 digits.' };
    fetchMock.mockResolvedValue(answer({ code: 'VALIDATION_FAILED', message: errors.trn, errors }, { status: 400 }));
    const params = { id, data: { trn: '1' }, previousData: { ...record, id } };
    await expect(provider.update('settings', params)).rejects.toMatchObject({ body: { errors } });
  });

  it('are previewed as a file, and a refusal names the wrong field', async () => {
    fetchMock.mockResolvedValueOnce(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    const file = await provider.previewSettings({ name: 'Ink' }, 'ar');
    expect(await file.text()).toBe('%PDF');
    expect(called()).toMatchObject({ path: '/api/settings/preview', method: 'POST', credentials: 'include' });
    expect(called().query.get('language')).toBe('ar');
    const refusal = { code: 'VALIDATION_FAILED', message: 'Wrong.', errors: { trn: 'Wrong.' } };
    fetchMock.mockResolvedValueOnce(answer(refusal, { status: 400 }));
    await expect(provider.previewSettings({ trn: '1' }, 'en')).rejects.toMatchObject({
      ...{ status: 400, body: { errors: refusal.errors } },
    });
  });
});
