import { codeOf, detailsOf } from '../api/errors';
import type { SecondFactorWaysResponse } from '@shop/contract/api';

const REQUESTS = new Set<unknown>(['SECOND_FACTOR_REQUIRED', 'WRONG_SECOND_FACTOR']);

/** The user's second factors, with a new challenge for a passkey; null for any other refusal. */
export const waysOf = (error: unknown): SecondFactorWaysResponse | null =>
  REQUESTS.has(codeOf(error)) ? { methods: ['totp', 'recovery'], ...detailsOf(error) } : null;

/** True if there is a code that can be typed: of an app, or for recovery. */
export const takesCode = ({ methods }: SecondFactorWaysResponse): boolean =>
  methods.some((method) => method !== 'passkey');
