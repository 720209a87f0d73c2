import { DomainError, invalidField } from '../../platform/errors/domain-error.js';

export const periodNotTaken = (field: 'from' | 'until') =>
  invalidField(field, 'Only a statement has a period.', 'NOT_OF_DOCUMENT');

/** The demo shop is being filled. */
export const emailsOff = () =>
  new DomainError('conflict', { code: 'EMAILS_OFF', message: 'E-mails are switched off at the moment.' });
