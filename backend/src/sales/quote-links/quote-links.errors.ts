import { DomainError, reason } from '../../platform/errors/domain-error.js';

/** Wrong, revoked or over: which of them is not told. */
export const quoteLinkNotFound = () =>
  new DomainError('missing', {
    code: 'QUOTE_LINK_NOT_FOUND',
    message: 'This link does not work any more. Please ask for a new one.',
    security: 'quote link refused',
  });

export const buyerWithoutEmail = () =>
  new DomainError('conflict', {
    code: 'NO_EMAIL_FOR_CODE',
    message: 'The shop has no e-mail address of the buyer. Please call or write to accept or decline this quote.',
  });

/** Wrong, used, replaced, too old, or of another revision. */
export const wrongCode = () =>
  new DomainError('invalid', {
    code: 'VALIDATION_FAILED',
    message: 'This code is not valid. Check it, or ask for a new one.',
    fields: { code: 'This code is not valid. Check it, or ask for a new one.' },
    reasons: { code: reason('WRONG_CODE') },
    security: 'quote code refused',
  });
