import type { Language } from '@shop/contract/languages';
import { api, unwrap } from '../../../lib/api-client';

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
