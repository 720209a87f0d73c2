import type { DomainError } from '../../platform/errors/domain-error.js';
import { fieldFault, refuse, refuseField, refuseFields } from '../../platform/errors/refuse.js';
import type { SecondFactorWaysResponse } from './dto/second-factor.response.js';

/** @param userId of the account, only for the log */
export const wrongCredentials = (userId?: string): DomainError =>
  refuse('WRONG_CREDENTIALS', {}, { security: 'sign-in failed', userId });

/** @param field of the password, whose repetition is in `confirmPassword` */
export const passwordsDiffer = (field: 'password' | 'newPassword'): DomainError =>
  refuseFields([field, 'confirmPassword'].map((name) => fieldFault(name, 'PASSWORDS_DIFFER')));

export const wrongCurrentPassword = (field: 'currentPassword' | 'password'): DomainError =>
  refuseField(field, 'WRONG_PASSWORD', {}, { security: 'current password wrong' });

/** The password was right, but a second factor is required. @param ways returned only after the right password */
export const secondFactorRequired = (ways: SecondFactorWaysResponse): DomainError =>
  refuse(
    ways.methods.includes('totp') ? 'SECOND_FACTOR_REQUIRED' : 'SECOND_FACTOR_REQUIRED/passkey',
    {},
    { details: ways },
  );

export const wrongSecondFactor = (userId: string, ways: SecondFactorWaysResponse): DomainError =>
  refuse('WRONG_SECOND_FACTOR', {}, { security: 'second factor wrong', details: ways, userId });
