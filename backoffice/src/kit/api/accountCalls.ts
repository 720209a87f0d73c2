import type { AddPasskeyDto } from '@shop/contract/api';
import { api, at, dataOf } from './client';

/** The calls about the user's own account, and its second factor. */
export const accountCalls = {
  getSecondFactor: () => dataOf(api.GET('/api/users/second-factor')),
  beginApp: () => dataOf(api.POST('/api/users/second-factor/app')),
  confirmApp: (code: string) => dataOf(api.POST('/api/users/second-factor/app/confirm', { body: { code } })),
  beginPasskey: () => dataOf(api.POST('/api/users/second-factor/passkeys/options')),
  addPasskey: (passkey: AddPasskeyDto) => dataOf(api.POST('/api/users/second-factor/passkeys', { body: passkey })),
  removePasskey: (id: string): Promise<unknown> =>
    api.DELETE('/api/users/second-factor/passkeys/{id}', { params: at(id) }),
  renewRecoveryCodes: () => dataOf(api.POST('/api/users/second-factor/recovery-codes')),
  turnSecondFactorOff: (): Promise<unknown> => api.DELETE('/api/users/second-factor'),
  /** For a colleague who lost the second factor. */
  resetSecondFactor: (userId: string): Promise<unknown> =>
    api.DELETE('/api/users/{id}/second-factor', { params: at(userId) }),
  getSessions: () => dataOf(api.GET('/api/users/sessions')),
  endSession: (id: string): Promise<unknown> => api.DELETE('/api/users/sessions/{id}', { params: at(id) }),
  endOtherSessions: () => dataOf(api.DELETE('/api/users/sessions')),
};

/** The account of a company or of a person. */
export interface AccountOf {
  of: 'companies' | 'users';
  id: string;
}
