import { BANK_LINE_KINDS, BANK_LINE_STATUSES } from '@shop/contract/bank';
import { between, day, either, ids, instant, oneOf, words } from '../../platform/lists/filter-rules.js';
import { BankLine } from './bank-line.schema.js';
import { BankStatement } from './bank-statement.schema.js';
import type { RecordList } from '../../platform/lists/staff-lists.service.js';
import { toBankLine } from './bank.mapper.js';
import { type BankLineResponse, BankStatementResponse } from './dto/bank.response.js';

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
    isReceived: either((isReceived) => ({ amount: isReceived ? { $gt: 0 } : { $lt: 0 } })),
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
