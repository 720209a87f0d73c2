import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { symbols } from 'pino';
import { signInWith } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('the log', () => {
  it('tells of sign-ins, refusals and new passwords, with who and where, and no secrets', async () => {
    const lines = await logged(async () => {
      const buyer = await shop.as.customer();
      await signInWith(buyer);
      const wrong = { email: buyer.email, password: 'quite another secret' };
      await shop.as.visitor().post('/api/users/auth').send(wrong).expect(401);
      await shop.as
        .visitor()
        .post('/api/users/auth')
        .send({ ...wrong, email: 'nobody@example.com' })
        .expect(401);
      await buyer.http.get('/api/users').expect(403);
      await shop.as.visitor().get('/api/quotes/my').expect(401);
      await buyer.http.post('/api/users/logout').set('origin', 'https://elsewhere.example').expect(403);
      const change = { newPassword: 'one more long secret', confirmPassword: 'one more long secret' };
      const password = (currentPassword: string) =>
        buyer.http.put('/api/users/password').send({ ...change, currentPassword });
      await password('quite another secret').expect(400);
      await password(buyer.password).expect(200);
      await shop.as.visitor().post('/api/users/password-reset').send({ email: buyer.email }).expect(202);
      await buyer.http.post('/api/users/logout').expect(200);
      return buyer.id;
    });
    const said = lines.entries.filter(({ msg }) => msg === 'security');
    const mine = lines.result;
    expect(said.map(({ event, userId }) => [event, userId])).toEqual([
      ['signed in', mine],
      ['sign-in failed', mine],
      ['sign-in failed', undefined],
      ['access refused', mine],
      ['access refused', undefined],
      ['foreign origin refused', undefined],
      ['current password wrong', mine],
      ['password changed', mine],
      ['reset requested', undefined],
      ['signed out', mine],
    ]);
    for (const entry of said) {
      expect(entry).toMatchObject({
        ip: '127.0.0.1',
        requestId: expect.any(String),
        time: expect.stringMatching(/Z$/),
      });
    }
    expect(lines.text).not.toMatch(/secret|correct horse|nobody@example/);
  });

  async function logged<T>(work: () => Promise<T>) {
    const log = shop.app.getHttpAdapter().getInstance().log as unknown as Record<
      symbol,
      { write(line: string): void }
    > & {
      level: string;
    };
    const written: string[] = [];
    const write = jest.spyOn(log[symbols.streamSym]!, 'write').mockImplementation((line) => void written.push(line));
    const { level } = log;
    log.level = 'info';
    try {
      const result = await work();
      return {
        result,
        text: written.join(''),
        entries: written.map((line) => JSON.parse(line) as Record<string, unknown>),
      };
    } finally {
      log.level = level;
      write.mockRestore();
    }
  }
});
