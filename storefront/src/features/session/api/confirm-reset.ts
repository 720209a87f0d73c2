import { api, unwrap } from '../../../lib/api-client';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** @param token what follows the # in the mailed link */
export const confirmReset = async (token: string, password: NewPassword) =>
  unwrap(await api.POST('/api/users/password-reset/confirm', { body: { token, ...password } }));
