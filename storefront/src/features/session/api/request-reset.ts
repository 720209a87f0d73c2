import { api, unwrap } from '../../../lib/api-client';

/** Asks for a link to set a new password. The answer is the same whether or not there is such an account. */
export const requestReset = async (email: string) =>
  unwrap(await api.POST('/api/users/password-reset', { body: { email } }));
