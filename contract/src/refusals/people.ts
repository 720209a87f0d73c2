import { TIN_RULE, TRN_RULE } from '../words/en/rules.js';
import type { FieldRefusal, Refusal } from './refusal.js';

export const people = {
  USER_NOT_FOUND: { status: 404, text: 'User not found' },
  COMPANY_NOT_FOUND: { status: 404, text: 'Company not found' },
  INVITATION_NOT_FOUND: { status: 404, text: 'Invitation not found' },
  MEMBER_NOT_FOUND: { status: 404, text: 'Member not found' },
  ADDRESS_NOT_FOUND: { status: 404, text: 'Address not found' },
  SESSION_NOT_FOUND: { status: 404, text: 'Session not found' },
  PASSKEY_NOT_FOUND: { status: 404, text: 'Passkey not found' },

  KEY_NOT_FOUND: { status: 404, text: 'API key not found' },
  KEY_REVOKED: { status: 409, text: 'This API key is revoked. Create a new one.' },
  TOO_MANY_KEYS: { status: 409, text: 'A company can have up to {max} API keys. Revoke one first.' },

  WRONG_CREDENTIALS: { status: 401, text: 'Invalid email or password.' },
  SECOND_FACTOR_REQUIRED: { status: 401, text: 'Enter the code from your authenticator app, or a recovery code.' },
  'SECOND_FACTOR_REQUIRED/passkey': { status: 401, text: 'Use your passkey, or enter a recovery code.' },
  WRONG_SECOND_FACTOR: { status: 401, text: 'This code or passkey is not valid. Please try again.' },
  TOO_MANY_PASSKEYS: { status: 409, text: 'You can have up to {max} passkeys. Remove one first.' },
  SECOND_FACTOR_NEEDED: {
    status: 409,
    text: 'Two-step verification is required for all staff and this is your only method. Set up another one first.',
  },
  INVALID_RESET_LINK: {
    status: 400,
    text: 'This link is no longer valid. Please request a new one.',
    field: 'token',
  },
  INVALID_EMAIL_LINK: {
    status: 400,
    text: 'This link is no longer valid. Sign in and request a new one.',
    field: 'token',
  },
  EMAIL_PROVED: { status: 409, text: 'Your email address is already confirmed.' },
  CUSTOMER_KNOWN: { status: 409, text: '{name} already has this phone number or email.' },
  EMAIL_TAKEN: { status: 409, text: 'An account with this email already exists.', field: 'email' },
  NOT_INVITABLE: {
    status: 409,
    text: 'You can only invite a customer who has an email address and no password yet.',
  },
  LAST_ADMINISTRATOR: { status: 409, text: 'The shop needs at least one administrator.', field: 'isAdmin' },
  USER_HAS_DOCUMENTS: {
    status: 409,
    text: 'This user has quotes, orders, invoices, receipts or cheques and can’t be deleted.',
  },
  TOO_MANY_ADDRESSES: { status: 409, text: 'Your address book can have up to {max} addresses. Remove one first.' },

  COMPANY_TRN_TAKEN: { status: 409, text: 'Another company already has this TRN. Please contact us.' },
  'COMPANY_TRN_TAKEN/staff': { status: 409, text: '{name} already has this TRN.' },
  COMPANY_IN_USE: {
    status: 409,
    text: 'This company has users ({users}). Remove them first.',
  },
  'COMPANY_IN_USE/documents': { status: 409, text: 'This company has documents ({documents}) and can’t be deleted.' },
  COMPANY_CONFIRMED: { status: 409, text: 'A verified company can’t be set back to pending.', field: 'status' },
  COMPANY_NOT_WAITING: { status: 409, text: 'This company has nothing waiting for verification.' },
  COMPANY_SHARES_NOTHING: {
    status: 409,
    text: 'Your company doesn’t share these documents between members. Ask your company admin.',
  },
  COMPANY_ROLE_NEEDED: { status: 403, text: 'Your company role doesn’t allow this. Roles that can: {roles}.' },
  LAST_COMPANY_ADMIN: {
    status: 409,
    text: 'A company needs at least one admin. Make someone else admin first.',
    field: 'companyRole',
  },
  COMPANY_ADMIN_ONLY: {
    status: 409,
    text: 'Only your company admin can change the company details.',
    field: 'company',
  },

  INVALID_INVITATION: {
    status: 400,
    text: 'This invitation is no longer valid. Please ask for a new one.',
    field: 'token',
  },
  INVITATION_FOR_ANOTHER: {
    status: 409,
    text: 'This invitation was sent to another email address. Sign in with that one.',
  },
  IN_ANOTHER_COMPANY: {
    status: 409,
    text: 'You already belong to another company. Its admin or our team has to remove you first.',
  },
  ALREADY_MEMBER: { status: 409, text: 'Someone with this email address is already in the company.', field: 'email' },
  INVITATION_OPEN: {
    status: 409,
    text: 'This address already has an invitation. Resend it, or revoke it first.',
    field: 'email',
  },
  INVITATION_CLOSED: { status: 409, text: 'This invitation is {status} and can’t be sent or revoked.' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const peopleRules = {
  UNKNOWN_CUSTOMER: { text: 'This customer does not exist.' },
  UNKNOWN_STAFF: { text: 'This staff member does not exist.' },
  REASON_TO_MOVE: { text: 'Enter a reason for moving this to another account.' },
  UNKNOWN_COMPANY: { text: 'This company does not exist.' },
  'REQUIRED/customer': { text: 'Please choose the customer.' },
  'REQUIRED/email': { text: 'Email is required.' },
  ONE_CUSTOMER: { text: 'Choose a customer or enter a new one, but not both.' },
  PASSWORDS_DIFFER: { text: 'Passwords do not match.' },
  WEAK_PASSWORD: { text: '{message}', params: [] },
  WRONG_PASSWORD: { text: 'The current password is not correct.' },
  PASSWORD_FOR_EMAIL: { text: 'Enter your current password to change your email address.' },
  WRONG_CODE: { text: 'This code is not valid. Please enter the current one.' },
  FACTOR_FOR_PASSWORD: { text: 'Confirm with two-step verification instead of your password.' },
  WRONG_PASSKEY: { text: 'This passkey can’t be added. Please start again.' },
  'WRONG_PASSKEY/confirm': { text: 'This passkey was not accepted. Please try again.' },
  'NOT_ACCEPTED/own': { text: 'You can’t change this for your own account.' },
  INVITATION_WITHOUT_EMAIL: { text: 'An invitation needs an email address.' },
  ROLE_WITHOUT_STAFF: { text: 'Only staff can have a staff role.' },
  ROLE_WITHOUT_COMPANY: { text: 'Only members of a company can have a company role.' },
  LIMIT_WITHOUT_COMPANY: { text: 'Only members of a company can have a monthly limit.' },
  TRN: { text: `${TRN_RULE} “{value}” is not valid.` },
  TIN: { text: `${TIN_RULE} “{value}” is not valid.` },
  TIN_OF_TRN: { text: 'TIN must be the first ten digits of the TRN.' },
  NETWORK: { text: '“{value}” is not an IP address or network, such as 203.0.113.0/24.' },
  COUNTRY: { text: '“{value}” is not a valid country code. Use two capital letters, such as AE.' },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
