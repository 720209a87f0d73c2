import { MAX_SUPPLIER_FILE_MB } from '../supplier-pack.js';
import type { FieldRefusalTable, RefusalTable } from './refusal.js';

export const shop = {
  MESSAGE_NOT_FOUND: { status: 404, text: 'Message not found' },
  SETTINGS_NOT_FOUND: { status: 404, text: 'Settings not found' },
  VAT_PERIOD_NOT_FOUND: { status: 404, text: 'VAT period not found' },
  SUPPLIER_DOCUMENT_NOT_FOUND: { status: 404, text: 'Supplier document not found' },
  DOCUMENT_LINK_NOT_FOUND: { status: 404, text: 'This link no longer works. Please ask for a new one.' },
  EMAILS_OFF: 'Emails are currently turned off.',
  PERIOD_CLOSED: '{day} is in a closed VAT period (closed until {last}).',
  NO_SUPPLIER_DOCUMENTS: 'There are no supplier documents yet. Please contact us.',
  BOOK_PACK_NOT_FOUND: { status: 404, text: 'Month pack not found' },
  BOOK_PACK_NOT_READY: 'This month pack isn’t ready.',
  BOOK_EXPORT_NOT_FOUND: { status: 404, text: 'Export not found' },
  BOOK_EXPORT_CORRECTED: 'A later export corrects entries of this one. Take the later one back first.',
  BOOK_EXPORT_TAKEN_BACK: 'This export was already taken back.',
  NOTHING_TO_EXPORT: 'Nothing new to export in this period.',
  ACCOUNTS_MISSING: 'Choose accounts for: {roles}. Open Books, then Accounts.',

  WEBHOOK_NOT_FOUND: { status: 404, text: 'Webhook not found' },
  WEBHOOK_DELIVERY_NOT_FOUND: { status: 404, text: 'Delivery of a webhook not found' },
  WEBHOOK_OFF: 'This webhook is switched off. Switch it on first.',
  TOO_MANY_WEBHOOKS: 'You can have up to {max} webhooks. Delete one first.',
  REPLAY_TOO_LONG: 'There are more than {max} changes in this time. Choose a shorter one.',
} as const satisfies RefusalTable;

export const shopRules = {
  NOT_OF_DOCUMENT: 'Only statements have a period.',
  'REQUIRED/address': 'This customer has no email address. Enter one.',
  DAY_NOT_OVER: '{day} is not over yet. You can close a period from the day after it ends.',

  'NOT_A_PDF_OR_PICTURE/supplier': `This file can’t be read. Upload a PDF, PNG or JPEG of up to ${MAX_SUPPLIER_FILE_MB} MB.`,

  SECOND_FACTOR_FIRST: 'Set up two-step verification for yourself first.',
  E_INVOICE_ENDPOINT: 'No endpoint is configured on the server. Set E_INVOICE_URL and E_INVOICE_SECRET first.',
  LOGO: 'No uploaded image found at “{value}”. Upload the logo again.',
  'DAY/registration': '“{value}” is not a date like 2018-01-01.',
  'DAY/e-invoices': '“{value}” is not a date like 2027-07-01.',
  'DATE_BETWEEN/registration': {
    text: 'Must be between {from} and {until}, not {value}.',
    params: ['from', 'until'],
  },
  TRN_NEEDED: 'A VAT-registered shop (since {value}) needs a TRN. Please enter it.',
  'COUNTRY/code': '“{value}” is not a valid country code, such as AE.',
  EMIRATE_ABROAD: 'An address in {country} can’t have an emirate (“{value}”).',
  'EMIRATE_NEEDED/return': 'Choose the emirate. It is needed for the VAT return.',
  LINK: '“{value}” is not a web address like https://wa.me/971501234567.',
  IBAN: '“{value}” is not a valid IBAN: wrong country, length or format. A UAE IBAN is AE followed by 21 digits.',
  IBAN_CHECK: '“{value}” is not a valid IBAN: the check digits are wrong. Check for a typo.',
  IBAN_TWICE: 'IBAN {value} is already used by another account.',
  BIC: '“{value}” is not a valid BIC. It must have 8 or 11 letters and digits, like EBILAEAD.',
  COLOUR: '“{value}” is not a colour like #0b4f5c.',
  CONTRAST: 'The contrast of {value} with white is {ratio}:1 but must be at least {min}:1. Choose a darker colour.',
  AFTER_STEP: { text: 'Must be more than {min} days (previous reminder). You entered {days}.', params: ['min'] },
  'PLACEHOLDER/brace': { text: 'A brace is not closed. Placeholders: {known}.', params: ['value', 'known'] },
} as const satisfies FieldRefusalTable;
