import { DomainError, notFound } from '../../platform/errors/domain-error.js';

export const invitationNotFound = () => notFound('Invitation');

/** Wrong, used, revoked or too old: a stranger is not told which. */
export const invalidInvitation = () => {
  const message = 'This invitation is not valid any more. Please ask for a new one.';
  return new DomainError('invalid', {
    ...{ code: 'INVALID_INVITATION', message },
    fields: { token: message },
    security: 'invitation refused',
  });
};

export const invitationForAnother = () =>
  new DomainError('conflict', {
    code: 'INVITATION_FOR_ANOTHER',
    message: 'This invitation was sent to another e-mail address. Sign in with that one.',
  });

export const inAnotherCompany = () =>
  new DomainError('conflict', {
    code: 'IN_ANOTHER_COMPANY',
    message: 'You belong to another company already. Leave it first: its admin, or we, can take you out of it.',
  });

const atEmail = ({ code, message }: { code: string; message: string }) =>
  new DomainError('conflict', { code, message, fields: { email: message } });

export const alreadyMember = () =>
  atEmail({ code: 'ALREADY_MEMBER', message: 'Somebody with this e-mail address is in the company already.' });

export const invitationOpen = () =>
  atEmail({
    code: 'INVITATION_OPEN',
    message: 'This address has an invitation already. Send it again, or revoke it first.',
  });

export const invitationClosed = (status: string) =>
  new DomainError('conflict', {
    code: 'INVITATION_CLOSED',
    message: `This invitation is ${status}: it can’t be sent or revoked.`,
    params: { status },
  });
