import { api, unwrap } from '../../../lib/api-client';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in by cookie and answers the profile. */
export const signIn = async (credentials: Credentials) =>
  unwrap(await api.POST('/api/users/auth', { body: credentials }));
