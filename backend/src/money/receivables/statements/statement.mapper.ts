import { type Fils, toAed } from '@shop/contract/money';
import { dubaiDay } from '@shop/contract/dubai-day';
import { AGES, STATEMENT_SUMS } from '@shop/contract/statement';
import {
  type Aging,
  type Period,
  referenceOf,
  settledOf,
  type Statement,
  type StatementEntry,
} from './domain/statement.rules.js';
import { restOf } from '../../cheques/domain/cheque.rules.js';
import type { AgingResponse, StatementEntryResponse, StatementResponse } from './dto/statement.response.js';
import type { ChequeRecord } from '../../cheques/cheque-cover.service.js';

export function toStatement(
  { company, user }: StatedAccount,
  { from, to }: Period,
  statement: Statement,
  inHand: ChequesInHand,
): StatementResponse {
  return {
    company,
    user,
    from: dubaiDay(from),
    to: dubaiDay(to),
    openingBalance: toAed(statement.openingBalance),
    ...inAed(STATEMENT_SUMS, statement),
    closingBalance: toAed(statement.closingBalance),
    creditBalance: toAed(statement.creditBalance),
    entries: statement.entries.map(toEntry),
    aging: toAging(statement.aging),
    chequesInHand: {
      day: inHand.day,
      total: toAed(amountInHand(inHand)),
      cheques: inHand.cheques.map((cheque) => {
        const { _id, number, bank, chequeNumber, chequeDate, status } = cheque;
        return {
          _id: _id.toHexString(),
          number,
          bank,
          chequeNumber,
          chequeDate,
          status,
          amount: toAed(restOf(cheque)),
        };
      }),
    },
  };
}

const amountInHand = ({ cheques }: ChequesInHand): Fils => cheques.reduce((sum, cheque) => sum + restOf(cheque), 0);

function toEntry(entry: StatementEntry): StatementEntryResponse {
  const { kind, at, document, invoice, receipt, payment } = entry;
  return {
    kind,
    at: at.toISOString(),
    document,
    reference: referenceOf(entry),
    invoice: invoice && {
      _id: invoice._id.toString(),
      invoiceNumber: invoice.invoiceNumber,
      dueDate: invoice.dueDate.toISOString(),
    },
    receipt: receipt && {
      _id: receipt._id.toString(),
      receiptNumber: receipt.receiptNumber,
      paymentMethod: receipt.paymentMethod,
    },
    payment: payment && { _id: payment._id.toString(), paymentMethod: payment.paymentMethod },
    chequeNumber: (payment ?? receipt)?.chequeNumber ?? '',
    settled: settledOf(entry).map(({ invoiceNumber, amount }) => ({ invoiceNumber, amount: toAed(amount) })),
    debit: toAed(entry.debit),
    credit: toAed(entry.credit),
    balance: toAed(entry.balance),
  };
}

export const toAging = (aging: Aging): AgingResponse => inAed(AGES, aging);

function inAed<Name extends string>(names: readonly Name[], sums: Readonly<Record<Name, Fils>>): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, toAed(sums[name])])) as Record<Name, number>;
}

export interface StatedAccount {
  readonly company: { readonly _id: string; readonly legalName: string } | null;
  readonly user: { readonly _id: string; readonly name: string; readonly email: string } | null;
}

/** The cheques of an account that are in hand and at the bank on a day: they are no part of its balance. */
export interface ChequesInHand {
  readonly day: string;
  readonly cheques: readonly ChequeRecord[];
}
