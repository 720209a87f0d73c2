import { DomainError } from '../../errors/domain-error.js';

export function tooManyAttempts(seconds: number): DomainError {
  return new DomainError('too-many', {
    code: 'TOO_MANY_REQUESTS',
    message: `Too many attempts. Please try again in ${waitingTime(seconds)}.`,
    params: { seconds },
    retryAfterSeconds: seconds,
    security: 'limit reached',
  });
}

function waitingTime(seconds: number): string {
  return seconds <= 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
