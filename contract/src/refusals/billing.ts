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
  NOTHING_TO_CREDIT: { status: 409, text: 'All of this invoice is credited.' },
  BUYER_TRN_MISSING: {
    status: 409,
    text: 'A line has the reverse charge (AE): the buyer must belong to a confirmed company with a TRN.',
  },
  INVOICE_VOID: { status: 409, text: 'This invoice is Void and stays as it is.' },
  PAYMENT_TOO_LARGE: { status: 409, text: 'At most {left} AED remain due on this invoice.', field: 'amount' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const billingRules = {
  ISSUED: { text: 'An invoice keeps this as it was issued.' },
  'ISSUED/computed': { text: 'This follows from the payments and the due date.' },
  BEFORE_ISSUE: { text: 'Must not be before the day of issue.' },
  TOO_FAR_AFTER_ISSUE: { text: 'Must be within five years of the issue.' },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
