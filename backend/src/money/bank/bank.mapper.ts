import type { BankTableProfile } from '@shop/contract/bank';
import { toAed } from '@shop/contract/money';
import type { BankLineRecord } from './bank-line.schema.js';
import { leftOf } from './domain/bank-line.rules.js';
import type { BankRule } from './bank-notes.schema.js';
import type { Suggestion } from './domain/suggestion.js';
import { BankRuleResponse } from './dto/bank-batch.response.js';
import {
  BankLineResponse,
  BankMatchResponse,
  type BankSuggestionResponse,
  type BankTableResponse,
} from './dto/bank.response.js';

export const toBankTable = ({ headings, columns, texts, dateOrder, decimal }: BankTableProfile): BankTableResponse => ({
  headings: [...headings],
  columns: { ...columns },
  texts: [...texts],
  dateOrder,
  decimal,
});

export const toBankLine = (line: BankLineRecord): BankLineResponse => ({
  ...BankLineResponse.stored(line),
  left: toAed(leftOf(line)),
  matches: line.matches.map(({ record, refund, ...match }) => ({
    ...BankMatchResponse.stored(match),
    _id: record.toHexString(),
    isRefund: refund != null && !refund.equals(record),
    isReturn: refund?.equals(record) === true,
  })),
});

export const toBankRule = (rule: BankRule): BankRuleResponse => ({ ...BankRuleResponse.stored(rule), _id: rule._id });

export function toSuggestion(found: Suggestion): BankSuggestionResponse {
  const { why, isCertain } = found;
  const nothing = { booked: null, cheque: null, deposit: null, company: null, user: null, customer: '' };
  const none = { why, isCertain, ...nothing, allocations: [], rest: 0 };
  if ('booked' in found) {
    const { resource, _id, refund, number, day, payer } = found.booked;
    return { ...none, booked: { resource, _id, refund, number, day }, customer: payer };
  }
  if ('cheque' in found) {
    const { _id, number, chequeNumber, chequeDate, payer, left } = found.cheque;
    return { ...none, cheque: { _id, number, chequeNumber, chequeDate, amount: toAed(left) }, customer: payer };
  }
  if ('deposit' in found) {
    const { _id, number, count, left } = found.deposit;
    return { ...none, deposit: { _id, number, count, amount: toAed(left) } };
  }
  const { account, customer, allocations, rest } = found;
  return {
    ...none,
    customer,
    rest: toAed(rest),
    company: account.company?.toHexString() ?? null,
    user: account.user?.toHexString() ?? null,
    allocations: allocations.map(({ invoice, number, amount }) => ({ invoice, number, amount: toAed(amount) })),
  };
}
