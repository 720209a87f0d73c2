import { describe, expect, it } from '@jest/globals';
import { fieldsWithoutSecrets, textWithoutSecrets } from './secrets.js';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLW9mLWl0';

const TOKEN = 'pZ0x3f9kq1R8b2vYw6T4uN7cJ5mA-hLdE_sXgQiOoVk';

describe('textWithoutSecrets', () => {
  const clear = textWithoutSecrets(['a "key" with $igns (and) more', 'short', 'p@ss/word'], ['/l/', '/secret-links/']);

  it.each([
    ['connecting to mongodb://shop:hunter2@db:27017/shop', 'connecting to mongodb://[hidden]@db:27017/shop'],
    ['mongodb+srv://shop:p@ss@db.example/x?a=b', 'mongodb+srv://[hidden]@db.example/x?a=b'],
    ['smtps://user:pa%40ss@mail.example:465 refused', 'smtps://[hidden]@mail.example:465 refused'],
    [`cookie session=${JWT}; path=/`, 'cookie session=[hidden]; path=/'],
    [`"${JWT}"`, '"[hidden]"'],
    ['authorization: Bearer abc.def-123==', 'authorization: Bearer [hidden]'],
    ['hash $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA end', 'hash [hidden] end'],
    ['GET /reset-password?token=abc123&next=/ failed', 'GET /reset-password?token=[hidden]&next=/ failed'],
    [JSON.stringify({ msg: '{"password":"a \'b\' c","x":1}' }), '{"msg":"{\\"password\\":\\"[hidden]\\",\\"x\\":1}"}'],
    [`{"path":"/l/${TOKEN}"}`, '{"path":"/l/[hidden]"}'],
    [`/api/secret-links/${TOKEN}/pdf`, '/api/secret-links/[hidden]/pdf'],
    ['it said: a "key" with $igns (and) more.', 'it said: [hidden].'],
    [JSON.stringify({ msg: 'a "key" with $igns (and) more' }), '{"msg":"[hidden]"}'],
    ['user:p%40ss%2Fword', 'user:[hidden]'],
  ])('turns %j into %j', (text, cleared) => {
    expect(clear(text)).toBe(cleared);
  });

  it.each([
    'GET /api/quotes/:id 200',
    'https://shop.example/path?mail=a@b.example',
    'a short text',
    'at file:///a/b.js:1:2',
  ])('does not change %j', (text) => {
    expect(clear(text)).toBe(text);
  });
});

describe('fieldsWithoutSecrets', () => {
  it('hides secrets on every level and keeps the rest', () => {
    const at = new Date(0);
    const fields = {
      at,
      user: { password: 'x', name: 'Aisha', list: [{ 'Set-Cookie': 'session=x' }] },
      confirmPassword: 1,
    };
    const user = { password: '[hidden]', name: 'Aisha', list: [{ 'Set-Cookie': '[hidden]' }] };
    expect(fieldsWithoutSecrets(fields)).toEqual({ at, user, confirmPassword: '[hidden]' });
  });

  it('handles a record that contains itself', () => {
    const record: Record<string, unknown> = { name: 'Aisha' };
    record['self'] = record;
    expect(JSON.stringify(fieldsWithoutSecrets(record))).toContain('[deep]');
  });
});
