import type { BankTableProfile } from '@shop/contract/bank';
import { toAed } from '@shop/contract/money';
import { wireOf } from '../../platform/database/wire.js';
import { type BankLineRecord, BankLineSchema } from './bank-line.schema.js';
import { type BankStatementRecord, BankStatementSchema } from './bank-statement.schema.js';
import { leftOf } from './domain/bank-line.rules.js';
import type { Suggestion } from './domain/suggestion.js';
import type {
  BankLineResponse,
  BankStatementResponse,
  BankSuggestionResponse,
  BankTableResponse,
} from './dto/bank.response.js';

const wireLine = wireOf(BankLineSchema);
const wireStatement = wireOf(BankStatementSchema);

export const toBankStatement = (statement: BankStatementRecord): BankStatementResponse => ({
  ...wireStatement(statement, ['_id', 'bankAccount', 'fileName', 'format', 'from', 'to', 'opening', 'closing']),
  ...wireStatement(statement, ['lineCount', 'newCount', 'importedBy', 'version', 'createdAt', 'updatedAt']),
});

export const toBankTable = ({ headings, columns, dateOrder, decimal }: BankTableProfile): BankTableResponse => ({
  headings: [...headings],
  columns: { ...columns },
  dateOrder,
  decimal,
});

export const toBankLine = (line: BankLineRecord): BankLineResponse => ({
  ...wireLine(line, [
    '_id',
    'statement',
    'bankAccount',
    'bookedOn',
    'valueOn',
    'amount',
    'text',
    'reference',
    'bankId',
  ]),
  ...wireLine(line, ['kind', 'status', 'ignoredFor', 'version', 'createdAt', 'updatedAt']),
  left: toAed(leftOf(line)),
  counterparty: { name: line.counterparty.name, iban: line.counterparty.iban },
  matches: line.matches.map(({ resource, record, refund, number, amount }) => ({
    resource,
    _id: record.toHexString(),
    number,
    amount: toAed(amount),
    isRefund: refund != null && !refund.equals(record),
    isReturn: refund?.equals(record) === true,
  })),
});

const NO_ACCOUNT = { company: null, user: null, allocations: [], rest: 0 };

export function toSuggestion(found: Suggestion): BankSuggestionResponse {
  const { why, isCertain } = found;
  if ('booked' in found) {
    const { resource, _id, refund, number, day, payer } = found.booked;
    const booked = { resource, _id, refund, number, day };
    return { why, isCertain, booked, cheque: null, deposit: null, ...NO_ACCOUNT, customer: payer };
  }
  if ('cheque' in found) {
    const { _id, number, chequeNumber, chequeDate, payer, left } = found.cheque;
    const cheque = { _id, number, chequeNumber, chequeDate, amount: toAed(left) };
    return { why, isCertain, booked: null, cheque, deposit: null, ...NO_ACCOUNT, customer: payer };
  }
  if ('deposit' in found) {
    const { _id, number, count, left } = found.deposit;
    const deposit = { _id, number, count, amount: toAed(left) };
    return { why, isCertain, booked: null, cheque: null, deposit, ...NO_ACCOUNT, customer: '' };
  }
  const { account, customer, allocations, rest } = found;
  return {
    why,
    isCertain,
    booked: null,
    cheque: null,
    deposit: null,
    customer,
    rest: toAed(rest),
    company: account.company?.toHexString() ?? null,
    user: account.user?.toHexString() ?? null,
    allocations: allocations.map(({ invoice, number, amount }) => ({ invoice, number, amount: toAed(amount) })),
  };
}
