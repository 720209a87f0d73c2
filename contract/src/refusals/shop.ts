import { MAX_SUPPLIER_FILE_MB } from '../supplier-pack.js';
import type { FieldRefusal, Refusal } from './refusal.js';

export const shop = {
  MESSAGE_NOT_FOUND: { status: 404, text: 'Message not found' },
  SETTINGS_NOT_FOUND: { status: 404, text: 'Settings not found' },
  VAT_PERIOD_NOT_FOUND: { status: 404, text: 'VAT period not found' },
  SUPPLIER_DOCUMENT_NOT_FOUND: { status: 404, text: 'Supplier document not found' },
  DOCUMENT_LINK_NOT_FOUND: { status: 404, text: 'This link does not work any more. Please ask for a new one.' },
  EMAILS_OFF: { status: 409, text: 'E-mails are switched off at the moment.' },
  PERIOD_CLOSED: { status: 409, text: '{day} lies in a closed VAT period (closed until {last}).' },
  NO_SUPPLIER_DOCUMENTS: { status: 409, text: 'The shop has no supplier documents yet. Please ask it for them.' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const shopRules = {
  NOT_OF_DOCUMENT: { text: 'Only a statement has a period.' },
  'REQUIRED/address': { text: 'The customer has no e-mail address. Please enter one.' },
  DAY_NOT_OVER: { text: '{day} is not over yet: a period can be closed from the day after it.' },

  'NOT_A_PDF_OR_PICTURE/supplier': {
    text: `This is no PDF, PNG or JPEG that can be read. Send one of at most ${MAX_SUPPLIER_FILE_MB} MB.`,
  },
  'REQUIRED/file': { text: 'Please choose the file of the document.' },
  IN_THE_FUTURE: { text: 'Must not be after today, {max}. {value} is.' },
  'BEFORE_ISSUE/expiry': { text: 'Must not be before the day of issue, {min}. {value} is.' },

  SECOND_FACTOR_FIRST: { text: 'Set up your own second factor first.' },
  E_INVOICE_ENDPOINT: { text: 'The server has no endpoint: set E_INVOICE_URL and E_INVOICE_SECRET first.' },
  LOGO: { text: 'There is no uploaded picture at “{value}”. Upload the logo again.' },
  'DAY/registration': { text: '“{value}” is not a day like 2018-01-01.' },
  'DAY/e-invoices': { text: '“{value}” is not a day like 2027-07-01.' },
  'DATE_BETWEEN/registration': { text: 'Must be from {from} to {until}. “{value}” is not.', params: ['from', 'until'] },
  TRN_NEEDED: { text: 'A shop that is registered for VAT (since {value}) has a TRN: please enter it.' },
  'COUNTRY/code': { text: '“{value}” is not the code of a country, like AE.' },
  EMIRATE_ABROAD: { text: 'An address in {country} is in no emirate; “{value}” is one.' },
  'EMIRATE_NEEDED/return': { text: 'Please choose the emirate: the VAT return of a registered shop names it.' },
  LINK: { text: '“{value}” is not a web address like https://wa.me/971501234567.' },
  IBAN: { text: '“{value}” is not an IBAN: country, length or form are wrong. One of the UAE is AE and 21 digits.' },
  IBAN_CHECK: { text: '“{value}” is not an IBAN: its check digits do not fit. One of its digits is wrong.' },
  IBAN_TWICE: { text: 'The IBAN {value} is that of an account above.' },
  BIC: { text: '“{value}” is not a BIC. It has 8 or 11 letters and digits, like EBILAEAD.' },
  COLOUR: { text: '“{value}” is not a colour like #0b4f5c.' },
  CONTRAST: {
    text: 'The contrast of {value} to white is {ratio}:1. It must be at least {min}:1: choose a darker colour.',
  },
  AFTER_STEP: { text: 'Must be more than {min} days, those of the step before. {days} is not.', params: ['min'] },
  'PLACEHOLDER/brace': { text: 'A brace has no other half. Known names: {known}.', params: ['value', 'known'] },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
