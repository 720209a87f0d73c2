import { MAX_ADDRESSES } from '@shop/contract/delivery';
import { MAX_PASSKEYS } from '@shop/contract/second-factor';
import { DomainError, invalidField, notFound, reason, reasonForAll } from '../../platform/errors/domain-error.js';
import type { SecondFactorWaysResponse } from './dto/second-factor.response.js';

export const userNotFound = () => notFound('User');

/** A body names somebody who is not there. */
export const unknownCustomer = () => invalidField('user', 'This customer does not exist.', 'UNKNOWN_CUSTOMER');

/** @param userId of the account that was tried; it is told to the log alone */
export const wrongCredentials = (userId?: string) =>
  new DomainError('signed-out', {
    code: 'WRONG_CREDENTIALS',
    message: 'Invalid email or password.',
    security: 'sign-in failed',
    ...(userId !== undefined && { userId }),
  });

export const emailTaken = () =>
  new DomainError('conflict', {
    code: 'EMAIL_TAKEN',
    message: 'An account with this email already exists.',
    fields: { email: 'An account with this email already exists.' },
  });

/** @param field where the password itself was sent, beside its repetition in `confirmPassword` */
export const passwordsDiffer = (field: 'password' | 'newPassword') =>
  new DomainError('invalid', {
    code: 'VALIDATION_FAILED',
    message: 'Passwords do not match.',
    fields: { [field]: 'Passwords do not match.', confirmPassword: 'Passwords do not match.' },
    reasons: reasonForAll({ [field]: '', confirmPassword: '' }, 'PASSWORDS_DIFFER'),
  });

export const currentPasswordNeeded = () =>
  invalidField(
    'currentPassword',
    'Please enter your current password to change the e-mail address.',
    'PASSWORD_FOR_EMAIL',
  );

export const ownRights = () => invalidField('isAdmin', 'Nobody changes this of themselves.', 'NOT_ACCEPTED');

export const wrongCurrentPassword = (field: 'currentPassword' | 'password' = 'currentPassword') =>
  new DomainError('invalid', {
    code: 'VALIDATION_FAILED',
    message: 'This is not your current password.',
    fields: { [field]: 'This is not your current password.' },
    reasons: { [field]: reason('WRONG_PASSWORD') },
    security: 'current password wrong',
  });

/** Wrong, used already, or too old. */
export const wrongCode = () =>
  new DomainError('invalid', {
    code: 'VALIDATION_FAILED',
    message: 'This code is not valid. Please enter the current one.',
    fields: { code: 'This code is not valid. Please enter the current one.' },
    reasons: { code: reason('WRONG_CODE') },
    security: 'second factor wrong',
  });

/** The password was right; it alone does not sign in. @param ways told to nobody who has not given the password */
export const secondFactorRequired = (ways: SecondFactorWaysResponse) =>
  new DomainError('signed-out', {
    code: 'SECOND_FACTOR_REQUIRED',
    message: ways.methods.includes('totp')
      ? 'Please enter the code of your authenticator app, or a recovery code.'
      : 'Please use your passkey, or enter a recovery code.',
    details: ways,
  });

export const wrongSecondFactor = (userId: string, ways: SecondFactorWaysResponse) =>
  new DomainError('signed-out', {
    code: 'WRONG_SECOND_FACTOR',
    message: 'This code or passkey is not valid. Please try again.',
    security: 'second factor wrong',
    details: ways,
    userId,
  });

/** Another challenge than the one that waits, one that was answered, or a key that was not made for this shop. */
export const wrongPasskey = () =>
  new DomainError('invalid', {
    code: 'VALIDATION_FAILED',
    message: 'This passkey can’t be added. Please begin again.',
    fields: { id: 'This passkey can’t be added. Please begin again.' },
    reasons: { id: reason('WRONG_PASSKEY') },
    security: 'second factor wrong',
  });

export const passkeyNotFound = () => notFound('Passkey');

export const tooManyPasskeys = () =>
  new DomainError('conflict', {
    code: 'TOO_MANY_PASSKEYS',
    message: `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.`,
    params: { max: MAX_PASSKEYS },
  });

export const secondFactorNeeded = () =>
  new DomainError('conflict', {
    code: 'SECOND_FACTOR_NEEDED',
    message: 'The shop asks all staff for a second factor, and this is your last one. Set up another one first.',
  });

export const sessionNotFound = () => notFound('Session');

/** Wrong, used, replaced or too old: which of them is nobody's business but the owner's, who knows. */
export const invalidResetLink = () =>
  new DomainError('invalid', {
    code: 'INVALID_RESET_LINK',
    message: 'This link is not valid any more. Please ask for a new one.',
    fields: { token: 'This link is not valid any more. Please ask for a new one.' },
    security: 'reset link refused',
  });

export const notInvitable = () =>
  new DomainError('conflict', {
    code: 'NOT_INVITABLE',
    message: 'An invitation goes to a customer with an e-mail address who has no password yet.',
  });

export const invitationNeedsEmail = () =>
  invalidField('invite', 'An invitation needs an e-mail address.', 'INVITATION_WITHOUT_EMAIL');

export const lastAdministrator = () =>
  new DomainError('conflict', {
    code: 'LAST_ADMINISTRATOR',
    message: 'The shop needs at least one administrator.',
    fields: { isAdmin: 'The shop needs at least one administrator.' },
  });

export const userHasDocuments = () =>
  new DomainError('conflict', {
    code: 'USER_HAS_DOCUMENTS',
    message: 'This user has quotes, orders or invoices and can’t be deleted.',
  });

export const roleWithoutStaff = () => invalidField('staffRole', 'Only staff have a role.', 'ROLE_WITHOUT_STAFF');

export const roleWithoutCompany = () =>
  invalidField('companyRole', 'Only a user of a company has a role in it.', 'ROLE_WITHOUT_COMPANY');

export const memberNotFound = () => notFound('Member');

export const limitWithoutCompany = () =>
  invalidField('monthlyLimit', 'Only a user of a company has a limit in it.', 'LIMIT_WITHOUT_COMPANY');

export const addressNotFound = () => notFound('Address');

export const tooManyAddresses = () =>
  new DomainError('conflict', {
    code: 'TOO_MANY_ADDRESSES',
    message: `An address book has at most ${MAX_ADDRESSES} addresses. Remove one first.`,
    params: { max: MAX_ADDRESSES },
  });

/** An e-mail address can be changed and not removed: staff sign in with theirs. */
export const emailNeeded = () => invalidField('email', 'Email is required.', 'REQUIRED');
