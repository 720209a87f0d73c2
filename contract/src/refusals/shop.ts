import { MAX_SUPPLIER_FILE_MB } from '../supplier-pack.js';
import type { FieldRefusal, Refusal } from './refusal.js';

export const shop = {
  MESSAGE_NOT_FOUND: { status: 404, text: 'Message not found' },
  SETTINGS_NOT_FOUND: { status: 404, text: 'Settings not found' },
  VAT_PERIOD_NOT_FOUND: { status: 404, text: 'VAT period not found' },
  SUPPLIER_DOCUMENT_NOT_FOUND: { status: 404, text: 'Supplier document not found' },
  DOCUMENT_LINK_NOT_FOUND: { status: 404, text: 'This link no longer works. Please ask for a new one.' },
  EMAILS_OFF: { status: 409, text: 'Emails are currently turned off.' },
  PERIOD_CLOSED: { status: 409, text: '{day} is in a closed VAT period (closed until {last}).' },
  NO_SUPPLIER_DOCUMENTS: { status: 409, text: 'There are no supplier documents yet. Please contact us.' },
  BOOK_PACK_NOT_FOUND: { status: 404, text: 'Month pack not found' },
  BOOK_PACK_NOT_READY: { status: 409, text: 'This month pack isn’t ready.' },
  BOOK_EXPORT_NOT_FOUND: { status: 404, text: 'Export not found' },
  BOOK_EXPORT_CORRECTED: {
    status: 409,
    text: 'A later export corrects entries of this one. Take the later one back first.',
  },
  BOOK_EXPORT_TAKEN_BACK: { status: 409, text: 'This export was already taken back.' },
  NOTHING_TO_EXPORT: { status: 409, text: 'Nothing new to export in this period.' },
  ACCOUNTS_MISSING: { status: 409, text: 'Choose accounts for: {roles}. Open Books, then Accounts.' },

  WEBHOOK_NOT_FOUND: { status: 404, text: 'Webhook not found' },
  WEBHOOK_DELIVERY_NOT_FOUND: { status: 404, text: 'Delivery of a webhook not found' },
  WEBHOOK_OFF: { status: 409, text: 'This webhook is switched off. Switch it on first.' },
  TOO_MANY_WEBHOOKS: { status: 409, text: 'You can have up to {max} webhooks. Delete one first.' },
  REPLAY_TOO_LONG: { status: 409, text: 'There are more than {max} changes in this time. Choose a shorter one.' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const shopRules = {
  NOT_OF_DOCUMENT: { text: 'Only statements have a period.' },
  'REQUIRED/address': { text: 'This customer has no email address. Enter one.' },
  DAY_NOT_OVER: { text: '{day} is not over yet. You can close a period from the day after it ends.' },

  'NOT_A_PDF_OR_PICTURE/supplier': {
    text: `This file can’t be read. Upload a PDF, PNG or JPEG of up to ${MAX_SUPPLIER_FILE_MB} MB.`,
  },

  SECOND_FACTOR_FIRST: { text: 'Set up two-step verification for yourself first.' },
  E_INVOICE_ENDPOINT: {
    text: 'No endpoint is configured on the server. Set E_INVOICE_URL and E_INVOICE_SECRET first.',
  },
  LOGO: { text: 'No uploaded image found at “{value}”. Upload the logo again.' },
  'DAY/registration': { text: '“{value}” is not a date like 2018-01-01.' },
  'DAY/e-invoices': { text: '“{value}” is not a date like 2027-07-01.' },
  'DATE_BETWEEN/registration': {
    text: 'Must be between {from} and {until}, not {value}.',
    params: ['from', 'until'],
  },
  TRN_NEEDED: { text: 'A VAT-registered shop (since {value}) needs a TRN. Please enter it.' },
  'COUNTRY/code': { text: '“{value}” is not a valid country code, such as AE.' },
  EMIRATE_ABROAD: { text: 'An address in {country} can’t have an emirate (“{value}”).' },
  'EMIRATE_NEEDED/return': { text: 'Choose the emirate. It is needed for the VAT return.' },
  LINK: { text: '“{value}” is not a web address like https://wa.me/971501234567.' },
  IBAN: {
    text: '“{value}” is not a valid IBAN: wrong country, length or format. A UAE IBAN is AE followed by 21 digits.',
  },
  IBAN_CHECK: { text: '“{value}” is not a valid IBAN: the check digits are wrong. Check for a typo.' },
  IBAN_TWICE: { text: 'IBAN {value} is already used by another account.' },
  BIC: { text: '“{value}” is not a valid BIC. It must have 8 or 11 letters and digits, like EBILAEAD.' },
  COLOUR: { text: '“{value}” is not a colour like #0b4f5c.' },
  CONTRAST: {
    text: 'The contrast of {value} with white is {ratio}:1 but must be at least {min}:1. Choose a darker colour.',
  },
  AFTER_STEP: { text: 'Must be more than {min} days (previous reminder). You entered {days}.', params: ['min'] },
  'PLACEHOLDER/brace': { text: 'A brace is not closed. Placeholders: {known}.', params: ['value', 'known'] },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
