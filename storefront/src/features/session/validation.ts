import type { PlainKey } from '../../lib/i18n/i18n';
import type { Registration } from './api/register';
import type { Credentials } from './api/sign-in';

type Problems<Fields> = Partial<Record<keyof Fields, PlainKey>>;

/** What keeps the sign-in form from being sent. */
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
} as const satisfies Record<keyof Registration, PlainKey>;

const registrationFields = ['name', 'phoneNumber', 'email', 'password', 'confirmPassword'] as const;

/** What keeps the registration from being sent. Passwords that differ are a problem of both fields. */
export function checkRegistration(registration: Registration): Problems<Registration> {
  const problems: Problems<Registration> = {};
  for (const field of registrationFields) {
    if (!registration[field].trim()) problems[field] = requiredTexts[field];
  }
  if (passwordMatch(registration.password, registration.confirmPassword) === 'no') {
    problems.password = 'register.mismatch';
    problems.confirmPassword = 'register.mismatch';
  }
  return problems;
}

/** Whether the two passwords agree; undefined until both have been typed. */
export function passwordMatch(password: string, confirmPassword: string): 'yes' | 'no' | undefined {
  if (!password || !confirmPassword) return undefined;
  return password === confirmPassword ? 'yes' : 'no';
}
