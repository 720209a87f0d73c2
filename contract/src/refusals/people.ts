import { TIN_RULE, TRN_RULE } from '../uae.js';
import type { FieldRefusal, Refusal } from './refusal.js';

export const people = {
  USER_NOT_FOUND: { status: 404, text: 'User not found' },
  COMPANY_NOT_FOUND: { status: 404, text: 'Company not found' },
  INVITATION_NOT_FOUND: { status: 404, text: 'Invitation not found' },
  MEMBER_NOT_FOUND: { status: 404, text: 'Member not found' },
  ADDRESS_NOT_FOUND: { status: 404, text: 'Address not found' },
  SESSION_NOT_FOUND: { status: 404, text: 'Session not found' },
  PASSKEY_NOT_FOUND: { status: 404, text: 'Passkey not found' },

  WRONG_CREDENTIALS: { status: 401, text: 'Invalid email or password.' },
  SECOND_FACTOR_REQUIRED: { status: 401, text: 'Please enter the code of your authenticator app, or a recovery code.' },
  'SECOND_FACTOR_REQUIRED/passkey': { status: 401, text: 'Please use your passkey, or enter a recovery code.' },
  WRONG_SECOND_FACTOR: { status: 401, text: 'This code or passkey is not valid. Please try again.' },
  TOO_MANY_PASSKEYS: { status: 409, text: 'An account has at most {max} passkeys. Remove one first.' },
  SECOND_FACTOR_NEEDED: {
    status: 409,
    text: 'The shop asks all staff for a second factor, and this is your last one. Set up another one first.',
  },
  INVALID_RESET_LINK: {
    status: 400,
    text: 'This link is not valid any more. Please ask for a new one.',
    field: 'token',
  },
  INVALID_EMAIL_LINK: {
    status: 400,
    text: 'This link is not valid any more. Sign in and ask for a new one.',
    field: 'token',
  },
  EMAIL_PROVED: { status: 409, text: 'Your email address is confirmed already.' },
  CUSTOMER_KNOWN: { status: 409, text: '{name} has this phone number or email already.' },
  EMAIL_TAKEN: { status: 409, text: 'An account with this email already exists.', field: 'email' },
  NOT_INVITABLE: {
    status: 409,
    text: 'An invitation goes to a customer with an e-mail address who has no password yet.',
  },
  LAST_ADMINISTRATOR: { status: 409, text: 'The shop needs at least one administrator.', field: 'isAdmin' },
  USER_HAS_DOCUMENTS: { status: 409, text: 'This user has quotes, orders or invoices and can’t be deleted.' },
  TOO_MANY_ADDRESSES: { status: 409, text: 'An address book has at most {max} addresses. Remove one first.' },

  COMPANY_TRN_TAKEN: { status: 409, text: 'Another company has this TRN. Please ask us.' },
  'COMPANY_TRN_TAKEN/staff': { status: 409, text: '{name} has this TRN already.' },
  COMPANY_IN_USE: {
    status: 409,
    text: 'This company has users or documents ({users}): take its users out of it first.',
  },
  COMPANY_CONFIRMED: { status: 409, text: 'A company that is confirmed stays so.', field: 'status' },
  COMPANY_NOT_WAITING: { status: 409, text: 'Nothing of this company waits to be confirmed.' },
  COMPANY_SHARES_NOTHING: {
    status: 409,
    text: 'Your company does not share this among its people. Its admin decides about it.',
  },
  COMPANY_ROLE_NEEDED: { status: 403, text: 'Your role in your company does not let you do this. These do: {roles}.' },
  LAST_COMPANY_ADMIN: {
    status: 409,
    text: 'A company keeps at least one admin. Make somebody else admin first.',
    field: 'companyRole',
  },
  COMPANY_ADMIN_ONLY: { status: 409, text: 'Only the admin of your company changes what it is.', field: 'company' },

  INVALID_INVITATION: {
    status: 400,
    text: 'This invitation is no longer valid. Please ask for a new one.',
    field: 'token',
  },
  INVITATION_FOR_ANOTHER: {
    status: 409,
    text: 'This invitation was sent to another e-mail address. Sign in with that one.',
  },
  IN_ANOTHER_COMPANY: {
    status: 409,
    text: 'You belong to another company already. Leave it first: its admin, or we, can take you out of it.',
  },
  ALREADY_MEMBER: { status: 409, text: 'Somebody with this e-mail address is in the company already.', field: 'email' },
  INVITATION_OPEN: {
    status: 409,
    text: 'This address has an invitation already. Send it again, or revoke it first.',
    field: 'email',
  },
  INVITATION_CLOSED: { status: 409, text: 'This invitation is {status}: it can’t be sent or revoked.' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const peopleRules = {
  UNKNOWN_CUSTOMER: { text: 'This customer does not exist.' },
  UNKNOWN_STAFF: { text: 'This member of staff does not exist.' },
  REASON_TO_MOVE: { text: 'Please say why this goes to another account.' },
  UNKNOWN_COMPANY: { text: 'This company does not exist.' },
  'REQUIRED/customer': { text: 'Please choose the customer.' },
  'REQUIRED/email': { text: 'Email is required.' },
  ONE_CUSTOMER: { text: 'Choose a customer or enter a new one, not both.' },
  PASSWORDS_DIFFER: { text: 'Passwords do not match.' },
  WEAK_PASSWORD: { text: '{message}', params: [] },
  WRONG_PASSWORD: { text: 'This is not your current password.' },
  PASSWORD_FOR_EMAIL: { text: 'Please enter your current password to change the e-mail address.' },
  WRONG_CODE: { text: 'This code is not valid. Please enter the current one.' },
  FACTOR_FOR_PASSWORD: { text: 'Please confirm with your second factor, not with the password.' },
  WRONG_PASSKEY: { text: 'This passkey can’t be added. Please begin again.' },
  'WRONG_PASSKEY/confirm': { text: 'This passkey was not accepted. Please try again.' },
  'NOT_ACCEPTED/own': { text: 'Nobody changes this of themselves.' },
  INVITATION_WITHOUT_EMAIL: { text: 'An invitation needs an e-mail address.' },
  ROLE_WITHOUT_STAFF: { text: 'Only staff have a role.' },
  ROLE_WITHOUT_COMPANY: { text: 'Only a user of a company has a role in it.' },
  LIMIT_WITHOUT_COMPANY: { text: 'Only a user of a company has a limit in it.' },
  TRN: { text: `${TRN_RULE} “{value}” is not valid.` },
  TIN: { text: `${TIN_RULE} “{value}” is not valid.` },
  TIN_OF_TRN: { text: 'TIN must be the first ten digits of the TRN.' },
  COUNTRY: { text: 'Must be the two capital letters of a country, such as AE. “{value}” is not.' },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
