import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const registration = (email: string) => ({
  name: 'Aisha Rahman',
  phoneNumber: '+971501234567',
  email,
  password: 'correct horse',
  confirmPassword: 'correct horse',
});

describe('registration', () => {
  it('creates a customer and signs in', async () => {
    const http = shop.as.visitor();
    const { body } = await http.post('/api/users').send(registration('New@Example.com')).expect(201);
    expect(body).toEqual({
      _id: expect.any(String),
      name: 'Aisha Rahman',
      email: 'new@example.com',
      phoneNumber: '+971501234567',
      address: '',
      language: 'en',
      isAdmin: false,
      staffRole: null,
      staffActions: [],
      company: null,
      companyRole: null,
      monthlyLimit: null,
      ...{ isEmailProved: false, pendingEmail: '' },
      version: 1,
    });
    await http.get('/api/users/account/profile').expect(200);
  });

  it('keeps the session in a cookie that scripts and other sites can’t use', async () => {
    const { headers } = await shop.as.visitor().post('/api/users').send(registration('cookie@example.com')).expect(201);
    const [session, device, ...others] = [headers['set-cookie'] ?? []].flat();
    expect(session).toMatch(/^session=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^device=.+; Max-Age=31536000; Path=\/api\/users\/auth; HttpOnly; SameSite=Lax$/);
    expect(others).toEqual([]);
  });

  it.each([
    [{ name: '' }, { name: 'Name is required.' }],
    [{ phoneNumber: '  ' }, { phoneNumber: 'Phone number is required.' }],
    [{ email: '' }, { email: 'Email is required.' }],
    [{ email: 'nobody' }, { email: 'Please enter a valid email address.' }],
    [
      { password: '', confirmPassword: '' },
      { password: 'Password is required.', confirmPassword: 'Confirm password is required.' },
    ],
    [{ confirmPassword: 'other' }, { password: 'Passwords do not match.', confirmPassword: 'Passwords do not match.' }],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'Password must have at least 8 characters.' }],
    [{ isAdmin: true }, { isAdmin: 'This field is not accepted here.' }],
    [{ language: 'fr' }, { language: 'Must be one of en, ar.' }],
    [{ email: { $ne: '' } }, { email: 'Email is required.' }],
  ])('refuses %j and names the fields', async (fields, errors) => {
    const { body } = await shop.as
      .visitor()
      .post('/api/users')
      .send({ ...registration('x@example.com'), ...fields })
      .expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
  });

  it('accepts an email once, regardless of case, for any number of concurrent calls', async () => {
    const calls = Array.from({ length: 50 }, (_, index) =>
      shop.as
        .visitor()
        .post('/api/users')
        .send(registration(index % 2 === 0 ? 'race@example.com' : 'RACE@example.com')),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  });
});

describe('sign-in', () => {
  it('returns the profile', async () => {
    const { email, password } = await shop.as.customer('Lina Haddad');
    const { body } = await shop.as
      .visitor()
      .post('/api/users/auth')
      .send({ email: email.toUpperCase(), password })
      .expect(200);
    expect(body).toMatchObject({ name: 'Lina Haddad', email, isAdmin: false });
  });

  it('responds equally to a wrong password and an unknown email', async () => {
    const { email } = await shop.as.customer();
    const wrong = await shop.as.visitor().post('/api/users/auth').send({ email, password: 'wrong horse' }).expect(401);
    const unknown = await shop.as
      .visitor()
      .post('/api/users/auth')
      .send({ email: 'nobody@example.com', password: 'x' })
      .expect(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body).toMatchObject({ code: 'WRONG_CREDENTIALS', message: 'Invalid email or password.' });
  });

  it('names missing fields', async () => {
    const { body } = await shop.as.visitor().post('/api/users/auth').send({}).expect(400);
    expect(body.errors).toEqual({ email: 'Email is required.', password: 'Password is required.' });
  });

  it('refuses a call from another site', async () => {
    const { email, password } = await shop.as.customer();
    const call = shop.as
      .visitor()
      .post('/api/users/auth')
      .set('origin', 'https://evil.example')
      .send({ email, password });
    expect((await call.expect(403)).body.code).toBe('FOREIGN_ORIGIN');
  });
});

describe('a session', () => {
  it('ends at sign-out, together with its cookie', async () => {
    const { http } = await shop.as.customer();
    const { headers } = await http.get('/api/users/account/profile').expect(200);
    expect(headers['set-cookie']).toBeUndefined();
    const stolen = http.jar.getCookie('session', {
      domain: '127.0.0.1',
      path: '/',
      secure: false,
      script: false,
    })?.value;
    await http.post('/api/users/logout').expect(200);
    await http.get('/api/users/account/profile').expect(401);
    await shop.as
      .visitor()
      .get('/api/users/account/profile')
      .set('cookie', `session=${String(stolen)}`)
      .expect(401);
  });

  it('ends when the user is deleted', async () => {
    const staff = await shop.as.staff();
    const { http, id } = await shop.as.customer();
    await staff.http.delete(`/api/users/${id}`).expect(200);
    const { body } = await http.get('/api/users/account/profile').expect(401);
    expect(body).toMatchObject({ statusCode: 401, code: 'SIGNED_OUT' });
  });

  it.each([
    ['a demotion', true, { isAdmin: false }],
    ['a promotion', false, { isAdmin: true }],
    ['an email that staff set', false, { email: 'set-by-staff@example.com', isEmailKnown: true }],
  ])('ends everywhere immediately on %s', async (_name, isStaff, change) => {
    const [staff, user] = [await shop.as.staff(), await (isStaff ? shop.as.staff() : shop.as.customer())];
    const elsewhere = shop.as.visitor();
    const { email, password } = user;
    await elsewhere.post('/api/users/auth').send({ email, password }).expect(200);
    const { body } = await staff.http.put(`/api/users/${user.id}`).send(change).expect(200);
    await user.http.get('/api/users/account/profile').expect(401);
    await elsewhere.get('/api/users/account/profile').expect(401);
    await elsewhere.post('/api/users/auth').send({ email: body.email, password }).expect(200);
  });

  it('continues after other changes', async () => {
    const [staff, user] = [await shop.as.staff(), await shop.as.customer()];
    await user.http
      .put('/api/users/profile')
      .send({ email: `own-${user.email}`, currentPassword: user.password })
      .expect(200);
    await staff.http.put(`/api/users/${user.id}`).send({ name: 'Renamed', isAdmin: false }).expect(200);
    await user.http.get('/api/users/account/profile').expect(200);
  });

  it('can’t be opened by a forged cookie', async () => {
    await shop.as
      .visitor()
      .get('/api/users/account/profile')
      .set('cookie', 'session=eyJhbGciOiJub25lIn0.e30.')
      .expect(401);
  });
});

describe('the user’s own profile', () => {
  it('can be changed, but not to that of an administrator', async () => {
    const { http } = await shop.as.customer();
    const { body } = await http.put('/api/users/profile').send({ address: 'Shop 4, Sharjah', version: 1 }).expect(200);
    expect(body).toMatchObject({ address: 'Shop 4, Sharjah', version: 2 });
    await http.put('/api/users/profile').send({ address: 'Old', version: 1 }).expect(409);
  });

  it.each([
    [{ name: null }, { name: 'Name is required.' }],
    [{ email: null }, { email: 'Email is required.' }],
  ])('can’t be emptied by %j', async (fields, errors) => {
    const { http, name, email } = await shop.as.customer();
    const { body } = await http.put('/api/users/profile').send(fields).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors });
    expect((await http.get('/api/users/account/profile').expect(200)).body).toMatchObject({ name, email });
  });

  it('keeps the language that was chosen at registration, until another one is chosen', async () => {
    const http = shop.as.visitor();
    const body = { ...registration('arabic@example.com'), language: 'ar' };
    const registered = await http.post('/api/users').send(body).expect(201);
    expect(registered.body.language).toBe('ar');
    const staff = await shop.as.staff();
    const path = `/api/users/${registered.body._id}`;
    await staff.http.put(path).send({ name: 'Renamed' }).expect(200);
    expect((await staff.http.get(path).expect(200)).body.language).toBe('ar');
    await staff.http.put(path).send({ language: 'en' }).expect(200);
    expect((await http.get('/api/users/account/profile').expect(200)).body.language).toBe('en');
    await http.put('/api/users/profile').send({ language: 'ar' }).expect(200);
    expect((await staff.http.get(path).expect(200)).body.language).toBe('ar');
  });

  it('may be sent back unchanged, and nothing changes', async () => {
    const { http } = await shop.as.customer();
    const { body: profile } = await http.get('/api/users/account/profile').expect(200);
    const { body } = await http.put('/api/users/profile').send(profile).expect(200);
    expect(body).toEqual(profile);
  });

  it('gets another email address only with the current password', async () => {
    const { http, email, password } = await shop.as.customer();
    const change = (fields: object) => http.put('/api/users/profile').send({ email: 'other@example.com', ...fields });
    const errors = [
      (await change({}).expect(400)).body,
      (await change({ currentPassword: 'a guess' }).expect(400)).body,
    ];
    expect(errors.map(({ reasons }) => reasons)).toEqual([
      { currentPassword: { rule: 'PASSWORD_FOR_EMAIL' } },
      { currentPassword: { rule: 'WRONG_PASSWORD' } },
    ]);
    await http.put('/api/users/profile').send({ email: email.toUpperCase() }).expect(200);
    expect((await change({ currentPassword: password }).expect(200)).body.pendingEmail).toBe('other@example.com');
  });

  it('can’t use the email of another user', async () => {
    const [one, other] = [await shop.as.customer(), await shop.as.customer()];
    const change = { email: other.email, currentPassword: one.password };
    const { body } = await one.http.put('/api/users/profile').send(change).expect(409);
    expect(body.errors).toEqual({ email: 'An account with this email already exists.' });
  });
});

describe('users in the back office', () => {
  it('are listed in the format of the back office, without secrets', async () => {
    const staff = await shop.as.staff();
    const { email } = await shop.as.customer('Zaynab Unique');
    const { body, headers } = await staff.http
      .get('/api/users')
      .query({ filter: '{"q":"zaynab u"}', range: '[0,9]' })
      .expect(200);
    expect(headers['content-range']).toBe('users 0-0/1');
    expect(body).toHaveLength(1);
    expect(body[0].email).toBe(email);
    const person = ['_id', 'address', 'email', 'isAdmin', 'language', 'name', 'phoneNumber', 'staffRole'];
    const inCompany = ['company', 'companyRequest', 'companyRole', 'monthlyLimit', 'creditLimit', 'billing'];
    const address = ['isEmailProved', 'pendingEmail'];
    const beside = [...inCompany, ...address, 'createdAt', 'invitedAt', 'isInvitable', 'updatedAt', 'version'];
    expect(Object.keys(body[0]).sort()).toEqual([...person, ...beside].sort());
  });

  it('can’t be deleted while they have documents', async () => {
    const [staff, customer] = [await shop.as.staff(), await shop.as.customer()];
    await shop.given.requestedQuote(customer);
    const { body } = await staff.http.delete(`/api/users/${customer.id}`).expect(409);
    expect(body.code).toBe('USER_HAS_DOCUMENTS');
  });

  it('return 404 if they are missing or the id is invalid', async () => {
    const { http } = await shop.as.staff();
    await http.get('/api/users/6920200f1c2d3e4f5a6b7c8d').expect(404);
    await http.get('/api/users/none').expect(404);
  });
});

describe('the last administrators', () => {
  it('are not demoted by null', async () => {
    const { http, id } = await shop.as.staff();
    const { body } = await http.put(`/api/users/${id}`).send({ isAdmin: null }).expect(400);
    expect(body.errors).toEqual({ isAdmin: 'Must be true or false.' });
    await http.get('/api/users').expect(200);
  });

  it('can’t demote each other concurrently', async () => {
    const { http } = await shop.as.staff();
    const { body: users } = await http
      .get('/api/users')
      .query({ filter: '{"isAdmin":true}', range: '[0,99]' })
      .expect(200);
    const everyone: string[] = users.map((user: { _id: string }) => user._id);
    const answers = await Promise.all(everyone.map((id) => http.put(`/api/users/${id}`).send({ isAdmin: false })));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(everyone.length);
    const fresh = await shop.as.staff();
    await fresh.http.get('/api/users').query({ filter: '{"isAdmin":true}' }).expect(200);
  });
});
