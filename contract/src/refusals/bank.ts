import type { FieldRefusal, Refusal } from './refusal.js';

export const bank = {
  BANK_ACCOUNT_NOT_FOUND: { status: 404, text: 'Bank account not found' },
  BANK_STATEMENT_NOT_FOUND: { status: 404, text: 'Bank statement not found' },
  BANK_LINE_NOT_FOUND: { status: 404, text: 'Bank transaction not found' },

  BANK_FILE_KIND: {
    status: 400,
    text: 'This file is not a bank statement. Send an MT940, CAMT.053, CSV or Excel (.xlsx) file of the bank.',
  },
  BANK_FILE_UNREADABLE: { status: 400, text: 'Line {line} can’t be read: “{value}”.' },
  BANK_COLUMNS_UNKNOWN: {
    status: 400,
    text: 'No row of the file has headings for the date and the amounts. Choose the columns.',
  },
  BANK_BALANCE_WRONG: {
    status: 400,
    text: 'The balance of line {line} is {found}, but {expected} follows from the line before. A line may be missing.',
  },
  BANK_DAY_UNLIKELY: {
    status: 400,
    text: 'Line {line} has the date {day}. Check the order of day and month, and the year.',
  },
  STATEMENT_DOES_NOT_ADD_UP: {
    status: 400,
    text: 'The opening balance and the lines make {sum}, but the closing balance is {closing}.',
  },
  BANK_FILE_EMPTY: { status: 400, text: 'The file has no lines.' },
  BANK_FILE_TOO_LONG: { status: 400, text: 'The file has more than {max} lines. Split it by months.' },
  BANK_CURRENCY: { status: 400, text: 'The statement is in {currency}. Only accounts in AED are read.' },
  BANK_ACCOUNT_DIFFERS: {
    status: 409,
    text: 'The file is of account {found}, not of {account}.',
  },
  STATEMENT_KNOWN: { status: 409, text: 'This file was already imported on {day}.' },
  STATEMENT_MATCHED: {
    status: 409,
    text: 'Transactions of this statement are matched: {count}. Reopen them first.',
  },
  BANK_IMPORT_OUTDATED: {
    status: 409,
    text: 'The transactions of this account have changed since the preview. Review the preview again.',
  },
  BANK_LINE_CLOSED: { status: 409, text: 'This transaction is matched or ignored. Reopen it first.' },
  BANK_LINE_OPEN: { status: 409, text: 'This transaction is already open.' },
  BANK_MATCH_TOO_LARGE: {
    status: 409,
    text: 'Only AED {left} of the transaction is not matched yet; AED {asked} is too much.',
    field: 'amount',
  },
  BOOKED_AMOUNT_TOO_LARGE: {
    status: 409,
    text: 'Only AED {left} of {document} is not at the bank yet; AED {asked} is too much.',
    field: 'amount',
  },
  BANK_LINE_IS_PAID_OUT: {
    status: 409,
    text: 'This transaction is money paid out. A receipt can only be recorded for money received.',
  },
  RECEIPT_AT_BANK: {
    status: 409,
    text: '{document} is matched with a bank transaction of {day}. Reopen the transaction first.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;

export const bankRules = {
  ONE_MATCH: { text: 'Choose one: a receipt, a payment, a refund, a cheque, a deposit, or a receipt to record.' },
  BANK_COLUMNS_INCOMPLETE: { text: 'Choose the column of the amount, or those of money in and money out.' },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
