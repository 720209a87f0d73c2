import type { FieldRefusal, Refusal } from './refusal.js';

export const moveIn = {
  MOVE_IN_NOT_FOUND: { status: 404, text: 'Move-in not found' },
  MOVE_IN_KIND_NOT_FOUND: { status: 404, text: 'Records of this kind can’t be brought in' },
  MOVE_IN_OPEN: { status: 409, text: 'Another move-in is open. Finish or undo it first.' },
  MOVE_IN_ENDED: { status: 409, text: 'This move-in is no longer open.' },
  SWITCH_DAY_FIXED: {
    status: 409,
    text: 'Records were brought in by this day. Undo the steps to change it.',
    field: 'switchDay',
  },
  MOVE_IN_USED: { status: 409, text: 'These records were used since: {records}. Nothing was undone.' },
  MOVE_IN_STEPS: { status: 409, text: 'Undo the steps of this move-in first.' },
  MOVE_IN_DIFFERENCE: { status: 409, text: 'What was brought in differs from the old books. Enter the reason.' },
  SERIES_BEGUN: { status: 409, text: 'The shop has given numbers of {series} already, so it can’t start elsewhere.' },
  NUMBER_AHEAD: {
    status: 409,
    text: 'A record of the old books has the number {number}. The series must start after it.',
  },
  OPENING_INVOICE: {
    status: 409,
    text: 'This invoice is of the old books and can’t be voided. Undo the move-in, or write a credit note.',
  },
  E_INVOICE_OPENING: {
    status: 409,
    text: 'This invoice is of the old books, so it has no e-invoice here.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;

export const moveInRules = {
  FILED_AFTER_SWITCH: { text: 'Must be before the first day in the shop.' },
  DAY_ORDER: { text: 'Days such as {value} can be {one} or {other}. Choose the order of day and month.' },
  OPENING_AMOUNT: { text: '“{value}” is no amount in AED with up to two decimals.' },
  OPENING_NUMBER_USED: { text: 'Another record has the number {number}.' },
  OPENING_NUMBER_TWICE: { text: 'Row {line} has the same number with another value here.' },
  OPENING_CREDIT_OWED: {
    text: 'The customer owes this amount, by the signs of the file. Bring it in as an open invoice.',
  },
  OPENING_CHANGED: { text: '{number} was brought in with other values. Undo the step, then import the file again.' },
  OPENING_CHANGED_FROM: { text: 'Brought in with {before}. Undo the step, then import the file again.' },
  OPENING_CUSTOMER_UNKNOWN: { text: 'No customer is named “{name}”. Bring the customers in first.' },
  OPENING_CUSTOMER_TWICE: { text: 'Several customers are named “{name}”. Add a column with their TRN.' },
  OPENING_CUSTOMER_ALONE: { text: 'The company “{name}” has no people. Add a person first.' },
  OPENING_CUSTOMER_LIKE: { text: 'No customer is named “{name}”, but one is named “{like}”. Write it as that one.' },
  EMAIL_OF_OTHER: { text: 'Another user has this email address.' },
  CUSTOMER_TWICE: { text: 'Row {line} has the same value. Remove one of the two rows.' },
  TRN_TWICE: { text: 'Row {line} has this TRN, too. For a branch, name that customer in the column joinTo.' },
  UNKNOWN_JOIN: { text: 'No company is named “{name}”. Its row must come before this one.' },
  TERM_DAYS: { text: 'Enter a number of days from 0 to 365.' },
  TERMS_FROM: {
    text: 'Terms here count from the invoice date. Enter such days in the column terms and empty this cell.',
  },
  BILLING_WORD: { text: 'Enter “order” or “delivery”.' },
  OPENING_AFTER_SWITCH: { text: 'Issued on or after {day}, the first day in the shop. Issue it here.' },
  OPENING_CURRENCY: { text: 'Amounts are in AED only, not {currency}. Enter the rest in AED at the old rate.' },
  OPENING_TOTAL: { text: 'Must be more than 0. Negative amounts belong to the credits.' },
  OPENING_REST: { text: 'The rest is AED {rest}, but the total less paid and credited is AED {left}.' },
  OPENING_VAT: { text: 'VAT must be from 0 to less than the total.' },
  OPENING_ORDER_LINE: { text: 'Row {line}, a line of this document, is wrong.' },
  OPENING_ORDER_UNKNOWN: { text: 'No order {number} was brought in. Bring the open orders first.' },
  OPENING_ORDER_OTHER: { text: 'The order {number} is of another customer.' },
  OPENING_ADVANCE_LARGE: { text: 'Of the order {number}, AED {left} with this VAT is not paid in advance yet.' },
  OPENING_CHEQUE_TAKEN: { text: 'This cheque of the same bank and drawer exists already.' },
  OPENING_CHEQUE_STATE: { text: 'Only cheques in hand are brought in, not “{status}”.' },
  OPENING_CHEQUE_OTHER: { text: 'The invoice {number} is of another customer.' },
  OPENING_CHEQUE_SPLIT: { text: 'Write how much the cheque pays of each, such as “INV-1 = 500; INV-2 = 700”.' },
  OPENING_CHEQUE_PARTS: { text: 'The parts for invoices are AED {parts}, more than the cheque.' },
  NUMBER_AHEAD_OF_SERIES: {
    text: 'The shop’s own numbers would reach {number}. Enter the last number of {series} first.',
  },
  OPENING_GOODS: { text: 'Goods of an invoice of the old books can’t come back to stock here. Count them in.' },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
