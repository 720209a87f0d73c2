import { codeOf, detailsOf } from '../../kit/api/errors';
import type { SecondFactorWaysResponse } from '@shop/contract/api';

const REQUESTS = new Set<unknown>(['SECOND_FACTOR_REQUIRED', 'WRONG_SECOND_FACTOR']);

/** The ways to sign in beside the password, with a fresh challenge for a passkey; null where the refusal is another one. */
export const waysOf = (error: unknown): SecondFactorWaysResponse | null =>
  REQUESTS.has(codeOf(error)) ? { methods: ['totp', 'recovery'], ...detailsOf(error) } : null;
