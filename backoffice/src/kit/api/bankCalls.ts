import type { AcceptBankLinesDto, BankTableDto, IgnoreBankLineDto, MatchBankLineDto } from '@shop/contract/api';
import { BANK_FILE_TYPE, type BankDateOrder, type BankDecimal } from '@shop/contract/bank';
import { MAX_LENGTH } from '@shop/contract/limits';
import type { Identifier, SortPayload } from 'react-admin';
import { api, at, dataOf, sendFile } from './client';

/** The answers if days or amounts of a file have two readings. */
export interface BankNotation {
  readonly dateOrder?: BankDateOrder;
  readonly decimal?: BankDecimal;
}

const nameOf = ({ name }: File) => name.slice(0, MAX_LENGTH.name);

/** The calls for bank statements and their lines. */
export const bankCalls = {
  getBankAccounts: () => dataOf(api.GET('/api/bank-accounts')),
  getReconciliation: (id: string, on: string) =>
    dataOf(api.GET('/api/bank-accounts/{id}/reconciliation', { params: { ...at(id), query: { on } } })),
  setBankColumns: (id: string, body: BankTableDto) =>
    dataOf(api.PUT('/api/bank-accounts/{id}/columns', { params: at(id), body })),
  previewBankFile: (bankAccount: string, file: File, notation: BankNotation) =>
    sendFile(
      '/api/bank-statements/preview',
      { query: { bankAccount, name: nameOf(file), ...notation } },
      file,
      BANK_FILE_TYPE,
    ),
  importBankFile: (
    bankAccount: string,
    file: File,
    { plan, answers, notation }: { plan: string; answers: string; notation: BankNotation },
  ) =>
    sendFile(
      '/api/bank-statements',
      { query: { bankAccount, name: nameOf(file), plan, answers, ...notation } },
      file,
      BANK_FILE_TYPE,
    ),
  removeBankStatement: (id: string) => dataOf(api.DELETE('/api/bank-statements/{id}', { params: at(id) })),
  getBankSuggestions: (id: Identifier) => dataOf(api.GET('/api/bank-lines/{id}/suggestions', { params: at(id) })),
  matchBankLine: (id: Identifier, body: MatchBankLineDto) =>
    dataOf(api.POST('/api/bank-lines/{id}/match', { params: at(id), body })),
  unmatchBankLine: (id: Identifier) => dataOf(api.POST('/api/bank-lines/{id}/unmatch', { params: at(id) })),
  ignoreBankLine: (id: Identifier, body: IgnoreBankLineDto) =>
    dataOf(api.POST('/api/bank-lines/{id}/ignore', { params: at(id), body })),
  getOpenBankLines: (filter: object, sort: SortPayload) => {
    const query = { filter: JSON.stringify(filter), sort: JSON.stringify([sort.field, sort.order]) };
    return dataOf(api.GET('/api/bank-lines/open', { params: { query } }));
  },
  acceptBankLines: (lines: AcceptBankLinesDto['lines']) =>
    dataOf(api.POST('/api/bank-lines/accept', { body: { lines } })),
  ignoreBankLines: (lines: string[], body: IgnoreBankLineDto) =>
    dataOf(api.POST('/api/bank-lines/ignore', { body: { lines, ...body } })),
  setBankLinesAside: (lines: string[]) => dataOf(api.POST('/api/bank-lines/set-aside', { body: { lines } })),
  reopenBankLines: (lines: string[]) => dataOf(api.POST('/api/bank-lines/reopen', { body: { lines } })),
  getBankRules: () => dataOf(api.GET('/api/bank-rules')),
  removeBankRule: (id: string) => dataOf(api.DELETE('/api/bank-rules/{id}', { params: at(id) })),
};
