import { claimUntil, isExecutive, presentUntil } from '@shop/contract/cheques';
import { toAed } from '@shop/contract/money';
import type { UserRefs } from '../../people/users/user-refs.js';
import { wireOf } from '../../platform/database/wire.js';
import { allowedChequeActions, clearedOf, isDue, isStale } from './domain/cheque.rules.js';
import type { ChequeResponse } from './dto/cheque.response.js';
import { type ChequeFileRef, type ChequeRecord, ChequeSchema } from './cheque.schema.js';
import type { NumberedRef } from '../../platform/database/refs.schema.js';

const wire = wireOf(ChequeSchema);

const toRef = (ref: NumberedRef | null | undefined) => (ref ? wire(ref, ['_id', 'number']) : null);

const toFile = ({ kind, name, contentType, size }: ChequeFileRef) => ({ kind, name, contentType, size });

interface Reader {
  readonly viewer: 'staff' | 'owner';
  /** In Dubai. */
  readonly today: string;
}

/** The customer sees what became of a cheque, not the staff's notes and the bank's charges. */
export function toCheque(cheque: ChequeRecord, users: UserRefs, { viewer, today }: Reader): ChequeResponse {
  const { company, user, chequeDate, clearings, end } = cheque;
  const isStaff = viewer === 'staff';
  const lastClearing = clearings.at(-1);
  return {
    ...wire(cheque, ['_id', 'number', 'status', 'kind', 'payer', 'drawer', 'bank', 'chequeNumber', 'chequeDate']),
    ...wire(cheque, ['amount', 'receivedOn', 'depositedOn', 'version', 'createdAt', 'updatedAt']),
    company: company && { _id: company.toHexString(), legalName: cheque.payer },
    user: user && users.of(user),
    isPostDated: chequeDate > today,
    isDue: isDue(cheque, today),
    isStale: isStale(cheque, today),
    presentUntil: presentUntil(chequeDate),
    claimUntil: claimUntil(chequeDate),
    allocations: cheque.allocations.map((part) => wire(part, ['invoice', 'invoiceNumber', 'amount'])),
    order: toRef(cheque.order),
    deposit: toRef(cheque.deposit),
    clearedOn: lastClearing?.on ?? null,
    clearedAmount: toAed(clearedOf(cheque)),
    receipt: toRef(lastClearing?.receipt),
    clearings: clearings.map(({ on, amount, receipt }) => ({
      on,
      amount: toAed(amount),
      receipt: wire(receipt, ['_id', 'number']),
    })),
    returns: cheque.returns.map((one) => ({
      ...wire(one, ['on', 'reason', 'paidPart']),
      isExecutive: isExecutive(one.reason),
      ...(isStaff ? wire(one, ['charge', 'note']) : {}),
    })),
    replaces: toRef(cheque.replaces),
    replacedBy: toRef(cheque.replacedBy),
    end: end && {
      ...wire(end, ['on', 'to', 'handedTo']),
      ...(isStaff ? { reason: end.reason } : {}),
      receipt: toRef(end.receipt),
    },
    ...(isStaff ? { note: cheque.note, files: cheque.files.map(toFile) } : {}),
    allowedActions: allowedChequeActions(cheque, viewer),
  };
}
