import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';

let api: ReturnType<typeof stubApi>;
let show: () => Promise<unknown>;

beforeAll(async () => {
  // The language of a visit is settled when its code is loaded.
  document.documentElement.lang = 'ar';
  const { renderApp } = await import('../../../../test/render-app');
  const { RegisterForm } = await import('./register-form');
  show = () => renderApp(<RegisterForm />);
});
afterEach(() => api.restore());

it.each([
  [
    'an email that has an account',
    { status: 409, code: 'EMAIL_TAKEN', field: 'email' },
    { label: 'البريد الإلكتروني', sentence: 'يوجد حساب بهذا البريد الإلكتروني بالفعل.' },
  ],
  [
    'an invalid email',
    { status: 400, code: 'VALIDATION_FAILED', field: 'email' },
    { label: 'البريد الإلكتروني', sentence: /^اكتب بريدًا إلكترونيًا صحيحًا/ },
  ],
  [
    'a password that is too easy to guess',
    { status: 400, code: 'VALIDATION_FAILED', field: 'password' },
    { label: 'كلمة المرور', sentence: /^اختر كلمة مرور أصعب: 8 أحرف على الأقل/ },
  ],
])('the Arabic message for %s is shown at its field', async (_what, { status, code, field }, { label, sentence }) => {
  const message = 'What the server says in English.';
  api = stubApi({ 'POST /api/users': { status, body: { code, message, errors: { [field]: message } } } });
  await show();
  for (const name of ['الاسم الكامل', 'رقم الهاتف', 'البريد الإلكتروني', 'كلمة المرور', 'تأكيد كلمة المرور']) {
    await userEvent.type(screen.getByLabelText(name), name === 'رقم الهاتف' ? '٠٥٠١٢٣٤٥٦٧' : 'مطبعة');
  }
  await userEvent.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
  expect(await screen.findAllByText(sentence)).toHaveLength(1);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
});

it('an invalid phone number is shown in Arabic at its field', async () => {
  api = stubApi({});
  await show();
  await userEvent.type(screen.getByLabelText('رقم الهاتف'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
  expect(screen.getByLabelText('رقم الهاتف')).toHaveAccessibleDescription(/^«\u2068123\u2069» ليس رقم هاتف صحيحًا\./);
});
