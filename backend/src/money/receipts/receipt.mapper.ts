import { toAed } from '@shop/contract/money';
import { moneyStateOf } from '@shop/contract/statuses';
import type { Viewer } from '@shop/contract/state-machine';
import type { UserRefs } from '../../people/users/user-refs.js';
import { allocatedOf, waitingOf } from './domain/receipt.rules.js';
import { ReceiptResponse } from './dto/receipt.response.js';
import type { ReceiptRecord } from './receipt.schema.js';

/** The owner sees the payment and its allocation, not the staff's note. */
export function toReceipt(receipt: ReceiptRecord, users: UserRefs, viewer: Viewer): ReceiptResponse {
  const { company, user } = receipt;
  return {
    ...ReceiptResponse.stored(receipt, viewer),
    company: company && { _id: company.toHexString(), legalName: receipt.payer },
    user: company === null && user !== null ? users.of(user) : null,
    state: moneyStateOf({ reversal: receipt.reversal }),
    allocated: toAed(allocatedOf(receipt)),
    waiting: receipt.order ? toAed(waitingOf(receipt)) : 0,
  };
}
