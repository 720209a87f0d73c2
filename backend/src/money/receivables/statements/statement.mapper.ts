import { type Fils, toAed } from '@shop/contract/money';
import { dubaiDay } from '@shop/contract/dubai-day';
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
    invoiced: toAed(statement.invoiced),
    advanced: toAed(statement.advanced),
    credited: toAed(statement.credited),
    paid: toAed(statement.paid),
    writtenOff: toAed(statement.writtenOff),
    waived: toAed(statement.waived),
    recovered: toAed(statement.recovered),
    returned: toAed(statement.returned),
    refunded: toAed(statement.refunded),
    voided: toAed(statement.voided),
    mistaken: toAed(statement.mistaken),
    forMembers: toAed(statement.forMembers),
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

export function toAging(aging: Aging): AgingResponse {
  return {
    current: toAed(aging.current),
    days1to30: toAed(aging.days1to30),
    days31to60: toAed(aging.days31to60),
    days61to90: toAed(aging.days61to90),
    over90: toAed(aging.over90),
  };
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
