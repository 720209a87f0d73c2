import type { Language } from '@shop/contract/languages';
import { api, unwrap } from '../../../lib/api-client';

export interface ProfileChange {
  name: string;
  email: string;
  phoneNumber: string;
  address: string;
  /** Language of e-mails and documents. */
  language: Language;
}

export const updateProfile = async (change: ProfileChange) =>
  unwrap(await api.PUT('/api/users/profile', { body: change }));
