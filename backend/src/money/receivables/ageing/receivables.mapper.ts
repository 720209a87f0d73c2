import { type Fils, toAed } from '@shop/contract/money';
import { openSumsOf, overdueOf, type OpenDocument } from '../statements/domain/statement.rules.js';
import { toAging } from '../statements/statement.mapper.js';
import type { ReceivablesResponse } from './dto/receivables.response.js';

/** @param covered by cheques */
export function toReceivableSums(documents: readonly OpenDocument[], covered: Fils): ReceivablesResponse['total'] {
  const { aging, creditBalance } = openSumsOf(documents);
  const overdue = overdueOf(aging);
  return {
    ...toAging(aging),
    overdue: toAed(overdue),
    creditBalance: toAed(creditBalance),
    coveredByCheques: toAed(covered),
    balance: toAed(aging.current + overdue - creditBalance),
  };
}
