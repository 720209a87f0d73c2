import { DomainError } from '../errors/domain-error.js';

export const signedOut = () =>
  new DomainError('signed-out', { code: 'SIGNED_OUT', message: 'Please sign in.', security: 'access refused' });

export const staffOnly = () =>
  new DomainError('forbidden', { code: 'STAFF_ONLY', message: 'Only staff may do this.', security: 'access refused' });
