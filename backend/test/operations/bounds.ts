import { stricter } from './operation-case.js';

/** Rules of the shop that several operations have. */

export const PHONE_RULE = (field: string) => stricter('A phone number is one of its country', field);

export const EMIRATE_RULE = (field: string) => stricter('An address in the UAE has an emirate', field);

export const PURCHASE_RULE = stricter(
  'The file is one of the caller, the day is to come, and goods that are picked up have no address',
  ...['poFile', 'neededBy', 'deliveryMethod', 'deliveryAddress'],
);

export const LINE_RULE = stricter(
  'A line is a product or a text, and the shop has the product',
  ...['requestedItems.0.product', 'requestedItems.0.text'],
);

export const CHEQUE_RULE = stricter('A payment by Cheque alone has a cheque', 'chequeNumber', 'chequeDate');

export const TAX_REASON_RULE = stricter('A product that is not standard rated has a reason', 'taxReason');

export const FILTER_RULE = stricter('The filter is JSON that the list of products reads', 'filter');

export const TOKEN_RULE = stricter('The token is one that was mailed', 'token');

export const SETTINGS_RULE = stricter(
  'Values follow rules of authorities and banks, which a pattern cannot describe',
  ...['trn', 'vatRegisteredSince', 'whatsapp', 'supplierChatUrl'],
  ...['bankAccounts', 'bankAccounts.0.iban', 'bankAccounts.0.bic', 'logo', 'accentColour'],
  ...['requireReadyEInvoices', 'requireSecondFactor', 'eInvoicesSince'],
  ...['address.emirate', 'address.country', 'reminders.steps'],
);
