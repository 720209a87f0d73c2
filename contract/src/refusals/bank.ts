import type { FieldRefusalTable, RefusalTable } from './refusal.js';

export const bank = {
  BANK_ACCOUNT_NOT_FOUND: { status: 404, text: 'Bank account not found' },
  BANK_STATEMENT_NOT_FOUND: { status: 404, text: 'Bank statement not found' },
  BANK_LINE_NOT_FOUND: { status: 404, text: 'Bank transaction not found' },

  BANK_FILE_KIND: {
    status: 400,
    text: 'This file is not a bank statement. Upload an MT940, CAMT.053, CSV or Excel (.xlsx) file from your bank.',
  },
  BANK_FILE_UNREADABLE: { status: 400, text: 'Line {line} can’t be read: “{value}”.' },
  BANK_COLUMNS_UNKNOWN: {
    status: 400,
    text: 'No row of the file has headings for the date and the amounts. Choose the columns.',
  },
  BANK_COLUMNS_UNCLEAR: {
    status: 400,
    text: 'The columns “{first}” and “{second}” can both be the amount. Choose the columns.',
  },
  BANK_DATES_UNCLEAR: {
    status: 400,
    text: 'Line {line}: “{value}” can be {first} or {second}. Choose the order of day and month.',
  },
  BANK_DECIMAL_UNCLEAR: {
    status: 400,
    text: 'Line {line}: “{value}” can be {first} or {second}. Choose the decimal mark.',
  },
  BANK_DIRECTION_UNCLEAR: {
    status: 400,
    text: 'Line {line} can be money in or money out: “{value}”. Choose the columns.',
  },
  BANK_BALANCE_WRONG: {
    status: 400,
    text: 'The balance on line {line} is AED {found}, but it should be AED {expected} according to the previous line. A line may be missing.',
  },
  BANK_DAY_UNLIKELY: {
    status: 400,
    text: 'Line {line} has the date {day}. Check the order of day and month, and the year.',
  },
  STATEMENT_DOES_NOT_ADD_UP: {
    status: 400,
    text: 'The opening balance and the lines add up to AED {sum}, but the closing balance is AED {closing}.',
  },
  BANK_FILE_EMPTY: { status: 400, text: 'The file has no lines.' },
  BANK_FILE_TOO_LONG: { status: 400, text: 'The file has more than {max} lines. Split it by month.' },
  BANK_CURRENCY: { status: 400, text: 'The statement is in {currency}. Only AED accounts are supported.' },
  BANK_ACCOUNT_DIFFERS: 'The file is for account {found}, not for {account}.',
  STATEMENT_KNOWN: 'This file has already been imported ({day}).',
  STATEMENT_MATCHED: 'This statement has matched transactions ({count}). Reopen them first.',
  BANK_IMPORT_OUTDATED: 'The transactions of this account have changed since the preview. Review the preview again.',
  BANK_LINES_SIMILAR:
    'Transactions in this file may already be imported ({count}), the first on line {line} ({day}, AED {amount}). Choose for each if it is the same transaction or another one.',
  BANK_LINE_CLOSED: 'This transaction is matched or ignored. Reopen it first.',
  BANK_LINE_OPEN: 'This transaction is already open.',
  BANK_LINE_UNCERTAIN: 'The suggestion for this transaction is no longer certain.',
  BANK_RULE_NOT_FOUND: { status: 404, text: 'Bank rule not found' },
  BANK_RULE_WORDLESS: {
    status: 409,
    text: 'This transaction has no description, so no rule can recognize it.',
    field: 'remember',
  },
  BANK_MATCH_TOO_LARGE: {
    status: 409,
    text: 'Only AED {left} of the transaction is still unmatched; AED {asked} is too much.',
    field: 'amount',
  },
  BOOKED_AMOUNT_TOO_LARGE: {
    status: 409,
    text: 'Only AED {left} of {document} is still to be matched; AED {asked} is too much.',
    field: 'amount',
  },
  BANK_LINE_IS_PAID_OUT: 'This transaction is a payment out. Receipts can only be recorded for money received.',
  RECEIPT_AT_BANK: '{document} is matched with a bank transaction of {day}. Reopen the transaction first.',
} as const satisfies RefusalTable;

export const bankRules = {
  ONE_MATCH: 'Choose one: a receipt, a payment, a refund, a cheque, a deposit, or a receipt to record.',
  BANK_COLUMNS_INCOMPLETE: 'Choose the amount column, or the money-in and money-out columns.',
} as const satisfies FieldRefusalTable;
