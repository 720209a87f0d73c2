import { DomainError, notFound } from '../errors/domain-error.js';

export const letterNotFound = () => notFound('Letter');

export const letterNotRetried = () =>
  new DomainError('conflict', {
    code: 'LETTER_NOT_RETRIED',
    message: 'Only a letter that was given up can be tried anew, and none with a secret link.',
  });
