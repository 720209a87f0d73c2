import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('a customer entered by staff', () => {
  const enter = async (fields: object = {}) => {
    const { http } = await shop.as.staff();
    return http.post('/api/users/admin').send({ name: 'Counter Customer', ...fields });
  };

  it('needs only a name, and belongs to a company if staff choose one', async () => {
    const { _id, legalName } = await shop.given.company();
    const { status, body } = await enter({ phoneNumber: '050 123 4567', company: _id, language: 'ar' });
    expect([status, body]).toMatchObject([
      201,
      { name: 'Counter Customer', email: '', language: 'ar', isAdmin: false, companyRole: 'buyer' },
    ]);
    expect(body.company).toMatchObject({ _id, legalName });
    expect((await enter()).body.email).toBe('');
  });

  it.each([
    ['without a name', { name: '' }, 'name'],
    ['with half an email address', { email: 'huda@' }, 'email'],
    ['with a word for a phone number', { phoneNumber: 'mobile' }, 'phoneNumber'],
    ['with a missing company', { company: '6920200f1c2d3e4f5a6b7c8d' }, 'company'],
    ['as staff', { isAdmin: true }, 'isAdmin'],
  ])('is refused %s', async (_what, fields, field) => {
    const { status, body } = await enter(fields);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('has a unique email address', async () => {
    const { email } = await shop.as.customer();
    const { status, body } = await enter({ email: email.toUpperCase() });
    expect([status, body.code, body.details.customers]).toMatchObject([409, 'CUSTOMER_KNOWN', [{ email }]]);
    const anyway = await enter({ email: email.toUpperCase(), anyway: true });
    expect([anyway.status, anyway.body.code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  it('has a unique phone number, unless staff confirm two customers', async () => {
    const { body: first } = await enter({ phoneNumber: '055 204 7731' });
    for (const phoneNumber of ['+971552047731', '٠٥٥ ٢٠٤ ٧٧٣١', '0552047731']) {
      const { status, body } = await enter({ phoneNumber });
      expect([status, body.code, body.details.customers]).toMatchObject([409, 'CUSTOMER_KNOWN', [{ _id: first._id }]]);
    }
    expect((await enter({ phoneNumber: '055 204 7732' })).status).toBe(201);
    expect((await enter({ phoneNumber: '055 204 7731', anyway: true })).status).toBe(201);
  });

  it('is suggested if staff write a document for a new customer with the same number', async () => {
    const { http } = await shop.as.staff();
    const company = await shop.given.company();
    const { body: first } = await enter({ phoneNumber: '050 311 4477', company: company._id });
    const { _id: product } = await shop.given.product();
    const customer = { name: 'The same', phoneNumber: '+971-50-3114477' };
    for (const [path, goods] of [
      ['quotes/admin', 'requestedItems'],
      ['orders', 'orderItems'],
    ] as const) {
      const document = { customer, [goods]: [{ product, qty: 1, unitPrice: 10 }] };
      const { body } = await http.post(`/api/${path}`).send(document).expect(409);
      expect(body).toMatchObject({ code: 'CUSTOMER_KNOWN', params: { name: first.name } });
      expect(body.details.customers[0]).toMatchObject({ _id: first._id, company: company.legalName });
      const anyway = await http
        .post(`/api/${path}`)
        .send({ ...document, anyway: true })
        .expect(201);
      expect(anyway.body.user.name).toBe('The same');
    }
  });

  it('can register with the number of another customer', async () => {
    const { body: known } = await enter({ phoneNumber: '055 204 7740' });
    const password = 'correct horse';
    const registration = { name: 'Lina', email: 'lina@example.com', password, confirmPassword: password };
    await shop.as
      .visitor()
      .post('/api/users')
      .send({ ...registration, phoneNumber: known.phoneNumber })
      .expect(201);
  });

  it('sets a password by a link if staff enter an email address', async () => {
    const { body } = await enter({ email: 'entered@example.com' });
    await shop.as.visitor().post('/api/users/password-reset').send({ email: body.email }).expect(202);
    expect(await awaitEmails(shop, body.email, 'Set a new password')).toHaveLength(1);
  });

  it('can’t sign in and gets no emails if there is no email address', async () => {
    const { body } = await enter();
    const { http } = await shop.as.staff();
    await shop.as.visitor().post('/api/users/auth').send({ email: '', password: 'x' }).expect(400);
    await shop.as.visitor().post('/api/users/password-reset').send({ email: '' }).expect(400);
    const buyer = { ...(await shop.as.customer()), id: body._id as string, email: '', name: body.name as string };
    const { _id, invoiceNumber } = await shop.given.invoice(buyer);
    const emails = await http.get('/api/mail').query({ filter: JSON.stringify({ q: invoiceNumber }) });
    expect(emails.body).toEqual([]);
    const invoice = await http.get(`/api/invoices/${_id}`).expect(200);
    expect(invoice.body.user).toEqual({ _id: body._id, name: 'Counter Customer', email: '' });
    const { body: statement } = await http.get(`/api/users/${body._id}/statement`).expect(200);
    expect(statement.user.email).toBe('');
    const found = await http.get('/api/users').query({ filter: '{"q":"counter"}', sort: '["email","ASC"]' });
    expect(found.body.length).toBeGreaterThan(0);
  });

  it('can get an email address later, and then keeps one', async () => {
    const { http } = await shop.as.staff();
    const { body } = await enter();
    const path = `/api/users/${body._id}`;
    expect((await http.put(path).send(body).expect(200)).body).toEqual(body);
    const admin = await http.put(path).send({ isAdmin: true }).expect(400);
    expect(admin.body.errors).toEqual({ email: 'Email is required.' });
    await http.put(path).send({ email: 'later@example.com' }).expect(200);
    const { body: emptied } = await http.put(path).send({ email: '' }).expect(400);
    expect(emptied.errors).toEqual({ email: 'Email is required.' });
  });
});
