import { api, unwrap } from '../../../lib/api-client';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Ends every other session of the user; this one goes on. */
export const changePassword = async (change: PasswordChange) =>
  unwrap(await api.PUT('/api/users/password', { body: change }));
