import type { DomainError } from '../../errors/domain-error.js';
import { refuse } from '../../errors/refuse.js';

export function tooManyAttempts(seconds: number): DomainError {
  const more = { retryAfterSeconds: seconds, security: 'limit reached' } as const;
  if (seconds <= 60) return refuse('TOO_MANY_REQUESTS', { seconds }, more);
  return refuse('TOO_MANY_REQUESTS/minutes', { seconds, minutes: Math.ceil(seconds / 60) }, more);
}
