import type { BankTableDto, MatchBankLineDto } from '@shop/contract/api';
import { BANK_FILE_TYPE, type BankDateOrder, type BankDecimal } from '@shop/contract/bank';
import { MAX_LENGTH } from '@shop/contract/limits';
import type { Identifier } from 'react-admin';
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
  ignoreBankLine: (id: Identifier, reason: string) =>
    dataOf(api.POST('/api/bank-lines/{id}/ignore', { params: at(id), body: { reason } })),
};
