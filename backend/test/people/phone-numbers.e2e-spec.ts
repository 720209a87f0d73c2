import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { User } from '../../src/people/user-record/user.schema.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('the phone number of a user', () => {
  it('is stored as entered; an invalid one is refused by field and value', async () => {
    const { http } = await shop.as.customer();
    const change = (phoneNumber: string) => http.put('/api/users/profile').send({ phoneNumber });
    for (const phoneNumber of ['050-123 4567', '٠٥٠ ١٢٣ ٤٥٦٧', '+44 1632 960961', '']) {
      expect((await change(phoneNumber).expect(200)).body.phoneNumber).toBe(phoneNumber);
    }
    const { body } = await change('05012').expect(400);
    expect(body.errors.phoneNumber).toContain('“05012” is not a valid phone number.');
    expect(body.reasons).toEqual({ phoneNumber: { rule: 'PHONE', params: { value: '05012' } } });
  });

  it('may stay if it is older than the rule', async () => {
    const [staff, { id, http }] = [await shop.as.staff(), await shop.as.customer()];
    await shop.app.get<Model<User>>(getModelToken(User.name)).updateOne({ _id: id }, { phoneNumber: 'shop: 7' });
    await http.put('/api/users/profile').send({ phoneNumber: 'shop: 7', name: 'Aisha R.' }).expect(200);
    await staff.http.put(`/api/users/${id}`).send({ phoneNumber: 'shop: 7', address: 'Ajman' }).expect(200);
    await staff.http.put(`/api/users/${id}`).send({ phoneNumber: 'shop: 8' }).expect(400);
  });

  it('is also checked at registration', async () => {
    const password = 'satin-ribbon-35';
    const registration = { name: 'Lina', email: 'lina@example.com', password, confirmPassword: password };
    const register = (phoneNumber: string) =>
      shop.as
        .visitor()
        .post('/api/users')
        .send({ ...registration, phoneNumber });
    const { body } = await register('+97150').expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      reasons: { phoneNumber: { params: { value: '+97150' } } },
    });
    expect((await register('050 123 4567').expect(201)).body.phoneNumber).toBe('050 123 4567');
  });
});
