import { looksLikePhone } from '@shop/contract/phone';
import type { FieldKey } from '../../lib/i18n/i18n';
import type { Credentials, NewPassword, PasswordChange, Registration } from './api/credentials';

type Problems<Fields> = Partial<Record<keyof Fields, FieldKey>>;

/** Finds the problems of the sign-in form. */
export function checkCredentials({ email, password }: Credentials): Problems<Credentials> {
  return {
    ...(!email.trim() && { email: 'login.emailRequired' }),
    ...(!password && { password: 'login.passwordRequired' }),
  };
}

const requiredTexts = {
  name: 'register.nameRequired',
  phoneNumber: 'register.phoneRequired',
  email: 'register.emailRequired',
  password: 'register.passwordRequired',
  confirmPassword: 'register.confirmRequired',
} as const satisfies Record<keyof Registration, FieldKey>;

const registrationFields = ['name', 'phoneNumber', 'email', 'password', 'confirmPassword'] as const;

/** Finds the problems of a registration. Different passwords are a problem of both fields. */
export function checkRegistration(registration: Registration): Problems<Registration> {
  const problems: Problems<Registration> = {};
  for (const field of registrationFields) {
    if (!registration[field].trim()) problems[field] = requiredTexts[field];
  }
  if (!problems.phoneNumber && !looksLikePhone(registration.phoneNumber))
    problems.phoneNumber = 'register.phoneInvalid';
  if (passwordMatch(registration.password, registration.confirmPassword) === 'no') {
    problems.password = 'register.mismatch';
    problems.confirmPassword = 'register.mismatch';
  }
  return problems;
}

export function checkEmail({ email }: { email: string }): Problems<{ email: string }> {
  return email.trim() ? {} : { email: 'login.emailRequired' };
}

/** Finds the problems of a new password that is set by a mailed link. */
export function checkNewPassword({ password, confirmPassword }: NewPassword): Problems<NewPassword> {
  const differ = passwordMatch(password, confirmPassword) === 'no' && 'register.mismatch';
  const first = password ? differ : 'password.newRequired';
  const second = confirmPassword ? differ : 'register.confirmRequired';
  return { ...(first && { password: first }), ...(second && { confirmPassword: second }) };
}

export function checkPasswordChange(change: PasswordChange): Problems<PasswordChange> {
  const { password, confirmPassword } = checkNewPassword({ ...change, password: change.newPassword });
  return {
    ...(!change.currentPassword && { currentPassword: 'password.currentRequired' }),
    ...(password && { newPassword: password }),
    ...(confirmPassword && { confirmPassword }),
  };
}

/** Compares the two passwords; undefined until both have been typed. */
export function passwordMatch(password: string, confirmPassword: string): 'yes' | 'no' | undefined {
  if (!password || !confirmPassword) return undefined;
  return password === confirmPassword ? 'yes' : 'no';
}
