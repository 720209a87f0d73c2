import { DomainError, notFound } from '../common/errors/domain-error.js';

export const userNotFound = () => notFound('User');

export const wrongCredentials = () =>
  new DomainError('signed-out', { code: 'WRONG_CREDENTIALS', message: 'Invalid email or password.' });

export const emailTaken = () =>
  new DomainError('conflict', {
    code: 'EMAIL_TAKEN',
    message: 'An account with this email already exists.',
    fields: { email: 'An account with this email already exists.' },
  });

export const passwordsDiffer = () =>
  new DomainError('invalid', {
    code: 'VALIDATION_FAILED',
    message: 'Passwords do not match.',
    fields: { password: 'Passwords do not match.', confirmPassword: 'Passwords do not match.' },
  });

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
