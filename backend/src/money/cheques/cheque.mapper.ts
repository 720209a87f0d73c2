import { claimUntil, isExecutive, presentUntil } from '@shop/contract/cheques';
import { toAed } from '@shop/contract/money';
import type { UserRefs } from '../../people/users/user-refs.js';
import { allowedChequeActions, clearedOf, isDue, isStale } from './domain/cheque.rules.js';
import { ChequeResponse, ChequeReturnResponse, NumberedRefResponse } from './dto/cheque.response.js';
import type { ChequeRecord } from './cheque.schema.js';

interface Reader {
  readonly viewer: 'staff' | 'owner';
  /** In Dubai. */
  readonly today: string;
}

/** The customer sees what became of a cheque, not the staff's notes and the bank's charges. */
export function toCheque(cheque: ChequeRecord, users: UserRefs, { viewer, today }: Reader): ChequeResponse {
  const { company, user, chequeDate } = cheque;
  const lastClearing = cheque.clearings.at(-1);
  return {
    ...ChequeResponse.stored(cheque, viewer),
    company: company && { _id: company.toHexString(), legalName: cheque.payer },
    user: user && users.of(user),
    isPostDated: chequeDate > today,
    isDue: isDue(cheque, today),
    isStale: isStale(cheque, today),
    presentUntil: presentUntil(chequeDate),
    claimUntil: claimUntil(chequeDate),
    clearedOn: lastClearing?.on ?? null,
    clearedAmount: toAed(clearedOf(cheque)),
    receipt: lastClearing === undefined ? null : NumberedRefResponse.stored(lastClearing.receipt),
    returns: cheque.returns.map((one) => ({
      ...ChequeReturnResponse.stored(one, viewer),
      isExecutive: isExecutive(one.reason),
    })),
    allowedActions: allowedChequeActions(cheque, viewer),
  };
}
