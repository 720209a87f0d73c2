import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const PASSWORD = 'correct horse';
const registration = (email: string) => ({
  ...{ name: 'Aisha Rahman', phoneNumber: '+971501234567', email },
  ...{ password: PASSWORD, confirmPassword: PASSWORD },
});
const register = (email: string) => shop.as.visitor().post('/api/users').send(registration(email));
const signIn = (email: string) => shop.as.visitor().post('/api/users/auth').send({ email, password: PASSWORD });

describe('an email address', () => {
  it('is the same with and without invisible marks, in composed and decomposed letters', async () => {
    const { body } = await register('\u200fmarks@pr\u200bess.example\u202c').expect(201);
    expect(body.email).toBe('marks@press.example');
    await signIn('\u202amarks@press.example').expect(200);
    const { body: taken } = await register('marks@\u2066press.example').expect(409);
    expect(taken.code).toBe('EMAIL_TAKEN');
    await register('jose\u0301@press.example').expect(201);
    await signIn('jos\u00e9@press.example').expect(200);
  });

  it.each(['"x\r\nBcc: y@z"@example.com', '"x\nBcc: y"@example.com', '"x\u2028y"@example.com', 'x\u0000@example.com'])(
    'is refused as %j',
    async (email) => {
      const { body } = await register(email).expect(400);
      expect(Object.keys(body.errors)).toEqual(['email']);
    },
  );

  it('loses a copied line break', async () => {
    const { body } = await register('copied@press.example\r\n').expect(201);
    expect(body.email).toBe('copied@press.example');
  });
});
