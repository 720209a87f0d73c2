import { MAX_CHEQUE_FILE_MB } from '../cheques.js';
import type { FieldRefusalTable, RefusalTable } from './refusal.js';

export const billing = {
  INVOICE_NOT_FOUND: { status: 404, text: 'Invoice not found' },
  CREDIT_NOTE_NOT_FOUND: { status: 404, text: 'Credit note not found' },
  PAYMENT_NOT_FOUND: { status: 404, text: 'Payment not found' },
  RECEIPT_NOT_FOUND: { status: 404, text: 'Receipt not found' },
  REMINDER_NOT_FOUND: { status: 404, text: 'Reminder not found' },
  REMINDER_ACCOUNT_NOT_FOUND: { status: 404, text: 'Reminder account not found' },
  E_INVOICE_NOT_FOUND: { status: 404, text: 'E-invoice not found' },
  CHEQUE_NOT_FOUND: { status: 404, text: 'Cheque not found' },
  CHEQUE_DEPOSIT_NOT_FOUND: { status: 404, text: 'Deposit not found' },
  CHEQUE_FILE_NOT_FOUND: { status: 404, text: 'File not found' },

  INVOICE_HAS_PAYMENTS: 'This invoice has payments. Refund or delete them before you delete it.',
  INVOICE_HAS_CREDITS: 'This invoice has credit notes and can’t be deleted. Credit the remaining amount instead.',
  E_INVOICE_SENT: 'The e-invoice has already been sent, so this invoice can’t be changed. Issue a credit note instead.',
  NOTHING_TO_CREDIT: 'This invoice has been fully credited.',
  BUYER_TRN_MISSING: 'An item is under reverse charge (AE), so the buyer must belong to a verified company with a TRN.',
  VOID_BY_ADMINISTRATOR:
    'Only an administrator can void an invoice after the day it was issued. Issue a credit note instead.',
  INVOICE_VOID: 'This invoice is Void and can’t be changed.',
  ADVANCE_USED:
    'Other invoices of this order deduct this advance. Delete or credit those instead, or write this one off if it is never paid.',
  ADVANCE_WITHOUT_VAT:
    'Advance invoices are tax invoices, and the shop is not registered for VAT. Record the payment for the order instead.',
  ADVANCE_TOO_LARGE:
    'At most AED {left} can still be paid in advance for this order; AED {asked} is too much. Put the rest on account.',
  WRITE_OFF_NOT_FOUND: { status: 404, text: 'Write-off not found' },
  WRITE_OFF_LETTER_NOT_FOUND: { status: 404, text: 'This write-off has no letter.' },
  INVOICE_WRITTEN_OFF: 'Part of this invoice is written off. Reverse the write-off first.',
  'INVOICE_WRITTEN_OFF/advance': 'This invoice deducts {invoice}, which is written off. Reverse that write-off first.',
  DIFFERENCE_NOT_FOUND: { status: 404, text: 'Difference not found.' },
  DIFFERENCE_UNDONE: 'This difference is already reversed.',
  DIFFERENCE_OF_ADVANCE: 'A difference cannot be taken off an advance invoice. Take it off the invoice for the goods.',
  DIFFERENCE_TOO_LARGE: {
    status: 409,
    text: 'At most AED {left} can be taken off this invoice as bank charge or difference, not AED {asked}. The limit in the settings is AED {limit} per invoice.',
    field: 'amount',
  },
  NOTHING_TO_TAKE_OFF: 'Nothing is due on this invoice, so no difference can be taken off.',
  INVOICE_HAS_DIFFERENCE: 'A bank charge or difference was taken off this invoice. Reverse it first.',
  NOTHING_TO_WRITE_OFF: 'Nothing is due on this invoice, so nothing can be written off.',
  WRITE_OFF_TOO_LARGE: {
    status: 409,
    text: 'No more than AED {left} is due on this invoice; AED {asked} is too much to write off.',
    field: 'amount',
  },
  TOO_EARLY_FOR_RELIEF:
    'VAT of a bad debt can be adjusted only once more than six months have passed since the supply. Write off this invoice on {day} or later.',
  ADVANCE_NOT_WRITTEN_OFF:
    'No other invoice deducts all of this advance. Credit the part that none deducts; the rest can then be written off.',
  WRITE_OFF_UNDONE: 'This write-off has already been reversed.',
  PAYMENT_TOO_LARGE: { status: 409, text: 'No more than AED {left} is due on this invoice.', field: 'amount' },
  CREDIT_TOO_LARGE: 'Only AED {left} can still be credited; AED {asked} is too much.',
  CREDIT_QTY_TOO_LARGE: 'Only {left} of this item can still be credited; {asked} is too much.',

  PAYMENT_REFUNDED:
    'This payment has already been refunded. It stays in the list but no longer counts towards the invoice.',
  'PAYMENT_REFUNDED/part':
    'AED {amount} of this payment was refunded ({document}, {day}), so it can’t be reversed. Refund the rest instead.',
  PAYMENT_STEP_REFUSED: {
    status: 409,
    text: 'A refund can’t be undone. Record the money received as a new payment.',
    field: 'status',
  },
  PAYMENT_OF_RECEIPT: 'This payment is part of receipt {receipt}. Correct or reverse the receipt instead.',
  PAYMENT_OF_CREDIT: 'This payment is credit applied from invoice {invoice} and can’t be changed.',
  AMOUNT_BELOW_REFUNDS: {
    status: 409,
    text: 'AED {min} of this payment has been refunded. Enter a higher amount.',
    field: 'amount',
  },
  REFUND_TOO_LARGE: {
    status: 409,
    text: 'Only AED {left} of this payment can be refunded; AED {asked} is too much.',
    field: 'amount',
  },
  'REFUND_TOO_LARGE/receipt': {
    status: 409,
    text: 'Only AED {left} of this receipt can be refunded; AED {asked} is too much.',
    field: 'amount',
  },

  ALLOCATION_TOO_LARGE: 'No more than AED {left} is due on invoice {invoice}; AED {asked} is too much.',
  RECEIPT_REVERSED: 'This receipt has already been reversed.',
  RECEIPT_REFUNDED:
    'AED {amount} of this receipt was refunded ({document}, {day}), so it can’t be reversed. Refund the rest instead.',
  CREDIT_BALANCE_TOO_SMALL: {
    status: 409,
    text: 'The credit balance of this account is AED {left}; AED {asked} is too much.',
    field: 'amount',
  },

  POST_DATED_CHEQUE: {
    status: 409,
    text: 'This cheque is dated {day}, so it doesn’t count as a payment yet. Add it to the cheque register instead.',
    field: 'chequeDate',
  },
  CHEQUE_STATE: { status: 409, text: 'This isn’t possible for a cheque with status {status}.', params: [] },
  CHEQUE_IS_GUARANTEE: 'A guarantee cheque can’t be deposited or used to pay invoices.',
  CHEQUE_NUMBER_TAKEN: {
    status: 409,
    text: 'Cheque {number} from this bank and drawer is already in the register.',
    field: 'chequeNumber',
  },
  CHEQUE_SERIES_CHANGED: 'The series has changed since the preview. No cheque was added. Check the new preview first.',
  CHEQUE_NOT_DUE: {
    status: 409,
    text: 'Cheque {cheque} can be deposited from {day}.',
    field: 'depositedOn',
  },
  CHEQUE_STALE: {
    status: 409,
    text: 'Cheque {cheque} could be deposited until {day}. Ask the customer for a new one.',
    field: 'depositedOn',
  },
  CHEQUE_NOT_RETURNED:
    'The bank has paid this cheque, or has not returned it. An execution file can only be created for a returned cheque with an unpaid amount.',
  CHEQUES_OF_SEVERAL_ACCOUNTS:
    'An acknowledgement covers one customer only. Select cheques of one customer, none of them withdrawn.',
  CLEARED_TOO_LARGE: {
    status: 409,
    text: 'Only AED {left} of this cheque is unpaid; AED {asked} is too much.',
    field: 'amount',
  },
  SETTLED_TOO_LITTLE: {
    status: 409,
    text: 'AED {left} of the cheque is unpaid. The receipts have AED {short} less than that: money that was refunded or settled another cheque does not count.',
    field: 'receipts',
  },
  CHEQUE_HAS_RECEIPT: 'This receipt comes from cheque {cheque}. Record the return on the cheque instead.',

  HOLD_NOT_FOUND: { status: 404, text: 'Pause not found' },
  'REMINDER_ACCOUNT_NOT_FOUND/unknown': { status: 404, text: 'Account not found.' },
  INVOICE_NOT_OVERDUE: 'This invoice is not overdue.',
  REMINDED_TODAY: 'This customer has already been reminded today. A customer gets at most one reminder a day.',
  REMINDER_HELD: 'Reminders for this invoice or its customer are paused. Resume them first.',
  REFUND_NOT_FOUND: { status: 404, text: 'Refund not found' },
  BANK_LINE_IS_RECEIVED: 'This transaction is money received, so it can’t be matched with a refund.',
  DEPOSIT_ANSWERED: 'All cheques in this deposit have already been cleared or returned.',
  PAYMENT_PROMISED:
    'This customer promised to pay AED {amount} by {day}. Remind the customer anyway, or wait for that day.',
  COVERED_BY_CHEQUES:
    'Cheques cover AED {covered} of this invoice. Remind the customer anyway, or wait for the cheque dates.',
  ACCOUNT_IN_CREDIT:
    'The account has a credit balance of AED {credit}, which covers the AED {overdue} overdue. Confirm to send a reminder anyway.',
  CUSTOMER_WITHOUT_EMAIL: 'This customer has no email address. Add one first.',
  TOO_MANY_HOLDS: 'A customer can have up to {max} pauses. Resume some first.',

  E_INVOICE_VOID: 'Voided invoices have no e-invoice.',
  E_INVOICE_WITHOUT_VAT: 'This document was issued before VAT registration, so it has no e-invoice.',
  E_INVOICE_NOT_READY: {
    status: 409,
    text: {
      one: 'The invoice was not issued because it would not be a valid e-invoice ({count} problem). Fix what is listed first.',
      other:
        'The invoice was not issued because it would not be a valid e-invoice ({count} problems). Fix what is listed first.',
    },
  },
  E_INVOICE_INCOMPLETE: {
    status: 409,
    text: {
      one: 'This document is not a valid e-invoice ({count} problem). Fix what is listed. If the wrong value is stored on the document itself, void or credit the invoice and issue it again.',
      other:
        'This document is not a valid e-invoice ({count} problems). Fix what is listed. If the wrong value is stored on the document itself, void or credit the invoice and issue it again.',
    },
  },
  E_INVOICE_NO_CONNECTOR:
    'Automatic sending is off. Download this e-invoice, send it to your provider, and mark it as sent.',
  E_INVOICE_NOT_SENT: 'This e-invoice has not been sent yet.',
  E_INVOICE_ALREADY_SENT: 'This e-invoice has already been sent or is being sent.',
  E_INVOICE_NOT_NEEDED:
    'This document needs no e-invoice: it is void, has no VAT, is for a consumer, or has been replaced.',
  E_INVOICE_SETTLED: 'The provider has already responded.',
  E_INVOICE_PROVIDER_UNREACHABLE: 'The provider did not respond: {why}',
  SIGNATURE_REFUSED: { status: 401, text: 'The signature is missing, wrong, or more than five minutes old.' },
} as const satisfies RefusalTable;

export const billingRules = {
  ISSUED: 'This can’t be changed after the invoice is issued.',
  'ISSUED/computed': 'This is calculated from the payments and the due date.',
  BEFORE_ISSUE: 'Must not be before the issue date.',
  TOO_FAR_AFTER_ISSUE: 'Must be within five years of the issue date.',
  CREDIT_ONE_WAY: 'Enter either an amount or items and charges, not both.',
  DELIVERED_BEFORE_ORDER: 'The order is of {day}. Enter in the note why its goods left earlier.',
  CREDIT_REBILL_LINES: 'Only whole items or the whole invoice can be billed again. Enter item quantities.',
  BILL_ONE_WAY: 'Enter either items or deliveries, not both.',
  ADVANCE_ONE_WAY: 'Enter either an amount or a percentage.',
  ON_ACCOUNT_TOO_MUCH: 'At most AED {left} of this receipt can be put on account.',
  CREDIT_NOTHING: 'Enter what to credit: item quantities, charges or an amount.',
  UNKNOWN_LINE: 'This line is not on the invoice.',
  LINE_TWICE: 'This line appears twice.',
  UNKNOWN_BANK_ACCOUNT: 'Choose one of the shop’s bank accounts.',
  'NOT_A_PDF_OR_PICTURE/cheque': `This file can’t be read. Upload a PDF, PNG or JPEG of up to ${MAX_CHEQUE_FILE_MB} MB.`,
  CHEQUE_DIGITS: 'The cheque number of a series must end in digits.',
  RECEIPT_OF_OTHER_ACCOUNT: 'Choose a receipt of the customer who gave the cheque. It must not be reversed.',
  CHEQUES_ONLY: 'Only Cheque payments have a cheque number and date.',
  ONE_ACCOUNT: 'Choose either the company or the individual that paid.',
  INVOICE_TWICE: 'Invoice {invoice} appears twice.',
  OTHER_ACCOUNT: 'Invoice {invoice} belongs to another account.',
  ORDER_OF_OTHER_ACCOUNT: 'Order {order} belongs to another account.',
  ALLOCATED_TOO_MUCH: 'AED {allocated} is allocated, but only AED {amount} was received.',
  ONE_HELD: 'Choose one: the invoice, the company or the individual whose reminders to pause.',
  DAY_IS_OVER: 'The end date must be today or later. “{value}” is in the past.',
  PLACEHOLDER: { text: '“{shown}” is not a known placeholder. Use one of: {known}.', params: ['value', 'known'] },
  TOO_MANY_LINES: 'More than {max} entries. Choose a shorter period.',
  AFTER_LAST_DAY: 'Must not be after the last day.',
  PERIOD_REVERSED: { text: 'Must not be after {to}.', params: ['to', 'value'] },
  'DATE_BETWEEN/archive': {
    text: 'The period must be 1 to {days} days long. Change the end date “{until}”.',
    params: ['from', 'until'],
  },
  UUID: 'Must be a lowercase UUID.',
} as const satisfies FieldRefusalTable;
