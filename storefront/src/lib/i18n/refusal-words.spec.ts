import { describe, expect, it } from '@jest/globals';
import { createI18n } from './i18n';
import { translated } from './refusal-words';

const arabic = createI18n('ar');
const WORDS = 'Some words of the server.';
const refusal = (code: string, more: object = {}) =>
  translated({ statusCode: 409, code, message: WORDS, ...more }, arabic);

describe('a refusal in Arabic', () => {
  it.each([
    ['with a known code', 'WRONG_CREDENTIALS', {}, /كلمة المرور/],
    ['with an unknown code', 'A_NEW_ONE', {}, /[\u0600-\u06ff]/],
    ['with a value', 'THREAD_FULL', { max: 500 }, /500/],
    ['with a separate case for staff', 'COMPANY_TRN_TAKEN', {}, /التواصل معنا/],
    ['with a short wait', 'TOO_MANY_REQUESTS', { seconds: 42 }, /بالثواني: 42/],
    ['with a long wait', 'TOO_MANY_REQUESTS', { seconds: 841 }, /بالدقائق: 15/],
    ['without its value', 'THREAD_FULL', {}, /^[^{]+$/],
  ])('is translated %s', async (_what, code, params, sentence) => {
    expect(await refusal(code, { params })).toMatchObject({ code, message: expect.stringMatching(sentence) });
    expect(await refusal(code, { params })).not.toMatchObject({ message: WORDS });
  });

  it.each([
    ['an invalid email', 'VALIDATION_FAILED', 'email', /بريدًا إلكترونيًا صحيحًا/],
    ['an email that is taken', 'EMAIL_TAKEN', 'email', /يوجد حساب/],
    ['a password that is too easy', 'VALIDATION_FAILED', 'password', /8 أحرف/],
    ['an unknown field', 'VALIDATION_FAILED', 'colour', /القيمة/],
    ['an unknown code', 'A_NEW_ONE', 'phone', /رقم هاتف/],
  ])('has a message at the field for %s', async (_what, code, field, sentence) => {
    const { errors } = (await refusal(code, { errors: { [field]: WORDS } })) as { errors: Record<string, string> };
    expect(errors[field]).toMatch(sentence);
  });

  it('is composed for any response without a refusal', async () => {
    expect(await translated(undefined, arabic)).toMatchObject({
      code: 'UNKNOWN',
      message: expect.stringMatching(/حدث خطأ/),
    });
  });

  it('keeps the other fields of the response', async () => {
    expect(await refusal('QUOTE_CHANGED', { details: { revision: 2 } })).toMatchObject({ details: { revision: 2 } });
  });
});
