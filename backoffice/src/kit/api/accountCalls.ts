import type {
  AddPasskeyDto,
  EndedSessionsResponse,
  PasskeySetupResponse,
  RecoveryCodesResponse,
  SecondFactorResponse,
  SessionResponse,
  TotpSetupResponse,
} from '../../types';
import { getJson, post, request } from './httpClient';

const remove = <T>(url: string): Promise<T> => request<T>(url, { method: 'DELETE' });

/** The calls about one's own account, and its second factor. */
export const createAccountCalls = (apiUrl: string) => ({
  getSecondFactor: () => getJson<SecondFactorResponse>(`${apiUrl}/users/second-factor`),
  beginApp: () => post<TotpSetupResponse>(`${apiUrl}/users/second-factor/app`),
  confirmApp: (code: string) => post<RecoveryCodesResponse>(`${apiUrl}/users/second-factor/app/confirm`, { code }),
  beginPasskey: () => post<PasskeySetupResponse>(`${apiUrl}/users/second-factor/passkeys/options`),
  addPasskey: (passkey: AddPasskeyDto) =>
    post<RecoveryCodesResponse>(`${apiUrl}/users/second-factor/passkeys`, passkey),
  removePasskey: (id: string) => remove(`${apiUrl}/users/second-factor/passkeys/${id}`),
  renewRecoveryCodes: () => post<RecoveryCodesResponse>(`${apiUrl}/users/second-factor/recovery-codes`),
  turnSecondFactorOff: () => remove(`${apiUrl}/users/second-factor`),
  /** For a colleague who lost theirs. */
  resetSecondFactor: (userId: string) => remove(`${apiUrl}/users/${userId}/second-factor`),
  getSessions: () => getJson<SessionResponse[]>(`${apiUrl}/users/sessions`),
  endSession: (id: string) => remove(`${apiUrl}/users/sessions/${id}`),
  endOtherSessions: () => remove<EndedSessionsResponse>(`${apiUrl}/users/sessions`),
});
