import { api, unwrap } from '../../../lib/api-client';
import type { Language } from '@shop/contract/languages';

export interface Credentials {
  email: string;
  password: string;
  /** The second factor of staff, where they have one. */
  code?: string;
}

/** Signs in by cookie and answers the profile. */
export const signIn = async (credentials: Credentials) =>
  unwrap(await api.POST('/api/users/auth', { body: credentials }));

/** Asks for a link to set a new password. The answer is the same whether or not there is such an account. */
export const requestReset = async (email: string) =>
  unwrap(await api.POST('/api/users/password-reset', { body: { email } }));

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** @param token what follows the # in the mailed link */
export const confirmReset = async (token: string, password: NewPassword) =>
  unwrap(await api.POST('/api/users/password-reset/confirm', { body: { token, ...password } }));

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Ends every other session of the user; this one goes on. */
export const changePassword = async (change: PasswordChange) =>
  unwrap(await api.PUT('/api/users/password', { body: change }));

export interface Registration {
  name: string;
  phoneNumber: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** Makes the account and signs it in. `language` is the one of the user's e-mails and documents. */
export const register = async (registration: Registration & { language: Language }) =>
  unwrap(await api.POST('/api/users', { body: registration }));
