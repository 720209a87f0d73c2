import { toAed } from '@shop/contract/money';
import { openSumsOf, overdueOf, type OpenDocument } from '../statements/domain/statement.rules.js';
import { toAging } from '../statements/statement.mapper.js';
import type { ReceivablesResponse } from './dto/receivables.response.js';

export function toReceivableSums(documents: readonly OpenDocument[]): ReceivablesResponse['total'] {
  const { aging, creditBalance } = openSumsOf(documents);
  const overdue = overdueOf(aging);
  return {
    ...toAging(aging),
    overdue: toAed(overdue),
    creditBalance: toAed(creditBalance),
    balance: toAed(aging.current + overdue - creditBalance),
  };
}
