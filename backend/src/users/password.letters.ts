import type { Letter } from '../platform/mail/letter.js';
import type { User } from './user.schema.js';

type Addressee = Pick<User, 'name' | 'email'>;

const addressed = ({ name, email }: Addressee) => ({ to: email, greeting: `Hello ${name},` });
const NOT_YOU = 'If this was not you, please answer this e-mail at once.';

/** @param token goes behind the #, which browsers send to no server: it is in nobody's logs */
export function resetLetter(user: Addressee, token: string, minutes: number): Letter {
  return {
    ...addressed(user),
    subject: 'Set a new password',
    paragraphs: [
      'Somebody, most likely you, asked for a link to set a new password for your account.',
      `The link works once, for ${minutes} minutes. An older one does not work any more.`,
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
    action: { label: 'Set a new password', path: `/reset-password#${token}` },
    secret: true,
  };
}

export function passwordChangedLetter(user: Addressee): Letter {
  return {
    ...addressed(user),
    subject: 'Your password was changed',
    paragraphs: ['The password of your account was changed. All other sessions have ended.', NOT_YOU],
  };
}

/** To the old address. */
export function emailChangedLetter(user: Addressee, newEmail: string): Letter {
  return {
    ...addressed(user),
    subject: 'The e-mail address of your account was changed',
    paragraphs: [`You sign in with ${newEmail} from now on, and letters of the shop go there.`, NOT_YOU],
  };
}
