import { BANK_LINE_KINDS, BANK_LINE_STATUSES } from '@shop/contract/bank';
import { between, day, flag, ids, instant, oneOf, words } from '../../platform/lists/filter-rules.js';
import { type FilterRule, filterRule } from '../../platform/lists/list-spec.js';
import { BankLine } from './bank-line.schema.js';
import { BankStatement } from './bank-statement.schema.js';
import type { RecordList } from '../../platform/lists/staff-lists.service.js';
import { toBankLine } from './bank.mapper.js';
import { type BankLineResponse, BankStatementResponse } from './dto/bank.response.js';

const knownFlag = flag<BankLine>('amount');
const isReceived: FilterRule<BankLine> = filterRule(knownFlag.schema, (value, field, context) => {
  knownFlag(value, field, context);
  return { amount: value === true ? { $gt: 0 } : { $lt: 0 } };
});

export const BANK_LINE_LIST: RecordList<BankLine, BankLineResponse> = {
  record: BankLine,
  toRow: toBankLine,
  sortable: { bookedOn: 'bookedOn', amount: 'amount' },
  filters: {
    id: ids('_id'),
    q: words(),
    bankAccount: ids('bankAccount'),
    statement: ids('statement'),
    record: ids('matches.record'),
    status: oneOf('status', BANK_LINE_STATUSES),
    kind: oneOf('kind', BANK_LINE_KINDS),
    isReceived,
    ...between('bookedOn', day),
    ...between('updatedAt', instant),
  },
  defaultSort: { bookedOn: -1 },
};

export const BANK_STATEMENT_LIST: RecordList<BankStatement, BankStatementResponse> = {
  record: BankStatement,
  toRow: BankStatementResponse.stored,
  sortable: { to: 'to' },
  filters: {
    id: ids('_id'),
    bankAccount: ids('bankAccount'),
    ...between('to', day),
    ...between('updatedAt', instant),
  },
  defaultSort: { to: -1 },
};
