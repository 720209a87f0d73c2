import { DomainError, invalidField } from '../../errors/domain-error.js';

export const invalidKey = () =>
  invalidField('Idempotency-Key', 'Idempotency-Key must be 1 to 255 printable characters without spaces.');

export const keyReused = () =>
  new DomainError('unprocessable', {
    code: 'IDEMPOTENCY_KEY_REUSED',
    message: 'This Idempotency-Key belongs to a call with another address or body. A new call needs a new key.',
  });

export const callInProgress = () =>
  new DomainError('conflict', {
    code: 'IDEMPOTENCY_IN_PROGRESS',
    message: 'The same call is under way. Repeat it in a moment to get its answer.',
    retryAfterSeconds: 1,
  });
