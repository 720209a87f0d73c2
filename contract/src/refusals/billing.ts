import type { FieldRefusal, Refusal } from './refusal.js';

export const billing = {
  INVOICE_NOT_FOUND: { status: 404, text: 'Invoice not found' },
  CREDIT_NOTE_NOT_FOUND: { status: 404, text: 'Credit note not found' },
  PAYMENT_NOT_FOUND: { status: 404, text: 'Payment not found' },
  RECEIPT_NOT_FOUND: { status: 404, text: 'Receipt not found' },
  REMINDER_NOT_FOUND: { status: 404, text: 'Reminder not found' },
  REMINDER_ACCOUNT_NOT_FOUND: { status: 404, text: 'Reminder account not found' },
  E_INVOICE_NOT_FOUND: { status: 404, text: 'E-invoice not found' },

  INVOICE_HAS_PAYMENTS: {
    status: 409,
    text: 'This invoice has payments: refund or delete them first, then it can be deleted.',
  },
  INVOICE_HAS_CREDITS: {
    status: 409,
    text: 'This invoice has credit notes: it stays. Credit what is left of it.',
  },
  E_INVOICE_SENT: {
    status: 409,
    text: 'The e-invoice of this invoice was sent: the invoice stays as it is. Credit it instead.',
  },
  NOTHING_TO_CREDIT: { status: 409, text: 'This invoice has been fully credited.' },
  BUYER_TRN_MISSING: {
    status: 409,
    text: 'A line has the reverse charge (AE): the buyer must belong to a confirmed company with a TRN.',
  },
  INVOICE_VOID: { status: 409, text: 'This invoice is Void and stays as it is.' },
  PAYMENT_TOO_LARGE: { status: 409, text: 'At most {left} AED remain due on this invoice.', field: 'amount' },
  CREDIT_TOO_LARGE: { status: 409, text: 'At most {left} AED are left to credit; {asked} is more.' },
  CREDIT_QTY_TOO_LARGE: { status: 409, text: 'At most {left} of this line are left to credit; {asked} is more.' },

  PAYMENT_REFUNDED: {
    status: 409,
    text: 'This payment is refunded already: it does not count, and it stays to be seen.',
  },
  'PAYMENT_REFUNDED/part': {
    status: 409,
    text: '{amount} AED of this payment were refunded ({document}, {day}), so it can’t be reversed. Refund the rest instead.',
  },
  PAYMENT_STEP_REFUSED: {
    status: 409,
    text: 'A refund stays. Record the money that came as a new payment.',
    field: 'status',
  },
  PAYMENT_OF_RECEIPT: {
    status: 409,
    text: 'This payment is a part of receipt {receipt}: correct or reverse the receipt.',
  },
  PAYMENT_OF_CREDIT: {
    status: 409,
    text: 'This payment is credit that was applied from invoice {invoice}: it can’t be changed.',
  },
  AMOUNT_BELOW_REFUNDS: {
    status: 409,
    text: '{min} AED of this payment are refunded: the amount must be more than that.',
    field: 'amount',
  },
  REFUND_TOO_LARGE: {
    status: 409,
    text: 'At most {left} AED of this payment are left to refund; {asked} is more.',
    field: 'amount',
  },
  'REFUND_TOO_LARGE/receipt': {
    status: 409,
    text: 'At most {left} AED of this receipt are left to refund; {asked} is more.',
    field: 'amount',
  },

  ALLOCATION_TOO_LARGE: { status: 409, text: 'At most {left} AED of invoice {invoice} remain due; {asked} is more.' },
  RECEIPT_REVERSED: { status: 409, text: 'This receipt is reversed already.' },
  RECEIPT_REFUNDED: {
    status: 409,
    text: '{amount} AED of this receipt were refunded ({document}, {day}), so it can’t be reversed. Refund the rest instead.',
  },
  CREDIT_BALANCE_TOO_SMALL: {
    status: 409,
    text: 'The credit balance of this account is {left} AED; {asked} is more.',
    field: 'amount',
  },

  HOLD_NOT_FOUND: { status: 404, text: 'Hold not found' },
  'REMINDER_ACCOUNT_NOT_FOUND/unknown': { status: 404, text: 'There is no such account.' },
  INVOICE_NOT_OVERDUE: { status: 409, text: 'Nothing of this invoice is overdue.' },
  REMINDED_TODAY: {
    status: 409,
    text: 'This customer was reminded today already: there is one reminder a day at most.',
  },
  REMINDER_HELD: { status: 409, text: 'Reminders of this invoice, or of its customer, are held. End the hold first.' },
  ACCOUNT_IN_CREDIT: {
    status: 409,
    text: 'The account has AED {credit} of credit, which covers the AED {overdue} that are overdue. Say so if it is to be reminded anyway.',
  },
  CUSTOMER_WITHOUT_EMAIL: { status: 409, text: 'Nobody of this customer has an e-mail address.' },
  TOO_MANY_HOLDS: { status: 409, text: 'A customer has {max} holds at most. End some first.' },

  E_INVOICE_VOID: { status: 409, text: 'A Void invoice has no e-invoice.' },
  E_INVOICE_WITHOUT_VAT: {
    status: 409,
    text: 'This document is from before the shop was registered for VAT: it has no e-invoice.',
  },
  E_INVOICE_NOT_READY: {
    status: 409,
    text: {
      one: 'No invoice was issued: {count} thing keeps it from being an e-invoice. Mend what is named first.',
      other: 'No invoice was issued: {count} things keep it from being an e-invoice. Mend what is named first.',
    },
  },
  E_INVOICE_INCOMPLETE: {
    status: 409,
    text: {
      one: '{count} thing keeps this document from being an e-invoice. Mend what is named; if the document has copied it, void or credit the invoice and issue it again.',
      other:
        '{count} things keep this document from being an e-invoice. Mend what is named; if the document has copied it, void or credit the invoice and issue it again.',
    },
  },
  E_INVOICE_NO_CONNECTOR: {
    status: 409,
    text: 'The shop does not send e-invoices itself. Download this one, hand it to the provider, and mark it as sent.',
  },
  E_INVOICE_NOT_SENT: { status: 409, text: 'This e-invoice was not sent yet.' },
  E_INVOICE_ALREADY_SENT: { status: 409, text: 'This e-invoice was sent already, or is on its way.' },
  E_INVOICE_NOT_NEEDED: {
    status: 409,
    text: 'This document needs no e-invoice: it is Void, or without VAT, or of a consumer, or replaced.',
  },
  E_INVOICE_SETTLED: { status: 409, text: 'The provider has answered already.' },
  E_INVOICE_PROVIDER_UNREACHABLE: { status: 409, text: 'The provider did not answer: {why}' },
  SIGNATURE_REFUSED: { status: 401, text: 'The signature is missing, wrong, or more than five minutes old.' },

  XML_UNSAFE: { status: 400, text: 'Line {line} has a {found}. Files with document types or entities are refused.' },
  XML_BEYOND_LIMIT: { status: 400, text: 'Line {line}: no e-invoice is {limit}.' },
  XML_NOT_WELL_FORMED: { status: 400, text: 'Line {line} is not well-formed XML: {problem}' },
  XML_WRONG_ENCODING: { status: 400, text: 'E-invoices are encoded in UTF-8. This file is {found}.' },
  NOT_AN_E_INVOICE: {
    status: 400,
    text: 'This is no PINT AE invoice or credit note: its {what} is “{found}” instead of “{wanted}”.',
  },
  E_INVOICE_UNREADABLE: {
    status: 400,
    text: 'Line {line}: {element} holds “{found}”, which is no number as e-invoices write them.',
  },
  'E_INVOICE_UNREADABLE/missing': {
    status: 400,
    text: 'Line {line}: {element} is missing.',
    params: ['line', 'element', 'found'],
  },
} as const satisfies Readonly<Record<string, Refusal>>;

export const billingRules = {
  ISSUED: { text: 'An invoice keeps this as it was issued.' },
  'ISSUED/computed': { text: 'This follows from the payments and the due date.' },
  BEFORE_ISSUE: { text: 'Must not be before the day of issue.' },
  TOO_FAR_AFTER_ISSUE: { text: 'Must be within five years of the issue.' },
  CREDIT_ONE_WAY: { text: 'Send an amount, or lines and charges, not both.' },
  CREDIT_NOTHING: { text: 'Say what to credit: quantities of lines, charges, or an amount.' },
  UNKNOWN_LINE: { text: 'The invoice has no such line.' },
  LINE_TWICE: { text: 'This line is named twice.' },
  CHEQUES_ONLY: { text: 'Only a payment by Cheque has a cheque number and a cheque date.' },
  ONE_ACCOUNT: { text: 'Name either the company or the person that paid.' },
  INVOICE_TWICE: { text: 'Invoice {invoice} is named twice.' },
  OTHER_ACCOUNT: { text: 'Invoice {invoice} belongs to another account.' },
  ORDER_OF_OTHER_ACCOUNT: { text: 'Order {order} belongs to another account.' },
  ALLOCATED_TOO_MUCH: { text: '{allocated} AED are shared out, but only {amount} AED were received.' },
  ONE_HELD: { text: 'Name the invoice, the company or the person whose reminders are held: one of them.' },
  DAY_IS_OVER: { text: 'The last day of the hold must not be over. “{value}” is.' },
  PLACEHOLDER: { text: '“{shown}” stands for nothing. Known names: {known}.', params: ['value', 'known'] },
  TOO_MANY_LINES: { text: 'More than {max} lines: choose a shorter period.' },
  AFTER_LAST_DAY: { text: 'Must not be after the last day.' },
  PERIOD_REVERSED: { text: 'Must not be after {to}.', params: ['to', 'value'] },
  'DATE_BETWEEN/archive': {
    text: 'Must be 1 to {days} days from the first day on. “{until}” is not.',
    params: ['from', 'until'],
  },
  UUID: { text: 'Must be a UUID in small letters.' },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
