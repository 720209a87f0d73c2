import { api, unwrap } from '../../../lib/api-client';

export interface Registration {
  name: string;
  phoneNumber: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** Makes the account and signs it in. */
export const register = async (registration: Registration) =>
  unwrap(await api.POST('/api/users', { body: registration }));
