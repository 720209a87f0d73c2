import { api, unwrap } from '../../../lib/api-client';
import type { Language } from '@shop/contract/languages';

export interface Credentials {
  email: string;
  password: string;
  /** The second factor of staff, if they have one. */
  code?: string;
}

/** Signs in by cookie and returns the profile. */
export const signIn = async (credentials: Credentials) =>
  unwrap(await api.POST('/api/users/auth', { body: credentials }));

/** Requests a link for a new password. The response is the same whether or not the account exists. */
export const requestReset = async (email: string) =>
  unwrap(await api.POST('/api/users/password-reset', { body: { email } }));

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** @param token the part after the # in the mailed link */
export const confirmReset = async (token: string, password: NewPassword) =>
  unwrap(await api.POST('/api/users/password-reset/confirm', { body: { token, ...password } }));

/** @param token the part after the # in the mailed link */
export const proveEmail = async (token: string) =>
  unwrap(await api.POST('/api/users/account/email/prove', { body: { token } }));

/** Mails the link that proves the address again. */
export const sendProofAgain = async () => unwrap(await api.POST('/api/users/account/email/send-again'));

/** The present address stays. */
export const withdrawPendingEmail = async () => unwrap(await api.DELETE('/api/users/account/email/pending'));

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Ends every other session of the user; this one remains. */
export const changePassword = async (change: PasswordChange) =>
  unwrap(await api.PUT('/api/users/password', { body: change }));

export interface Registration {
  name: string;
  phoneNumber: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** Creates the account and signs it in. `language` is that of the user's emails and documents. */
export const register = async (registration: Registration & { language: Language }) =>
  unwrap(await api.POST('/api/users', { body: registration }));
