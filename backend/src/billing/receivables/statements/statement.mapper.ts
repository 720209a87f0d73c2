import type { Types } from 'mongoose';
import { toAed } from '@shop/contract/money';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { Aging, Period, Statement, StatementEntry } from './domain/statement.rules.js';
import type { StatedAccount } from './statements.service.js';
import type { AgingResponse, StatementEntryResponse, StatementResponse } from './dto/statement.response.js';

export function toStatement(
  { company, user }: StatedAccount,
  { from, to }: Period,
  statement: Statement<Types.ObjectId>,
): StatementResponse {
  return {
    company,
    user,
    from: dubaiDay(from),
    to: dubaiDay(to),
    openingBalance: toAed(statement.openingBalance),
    invoiced: toAed(statement.invoiced),
    credited: toAed(statement.credited),
    paid: toAed(statement.paid),
    refunded: toAed(statement.refunded),
    voided: toAed(statement.voided),
    closingBalance: toAed(statement.closingBalance),
    creditBalance: toAed(statement.creditBalance),
    entries: statement.entries.map(toEntry),
    aging: toAging(statement.aging),
  };
}

function toEntry({
  kind,
  at,
  invoice,
  receipt,
  payment,
  creditNote,
  ...sums
}: StatementEntry<Types.ObjectId>): StatementEntryResponse {
  return {
    kind,
    at: at.toISOString(),
    invoice: invoice && {
      _id: invoice._id.toHexString(),
      invoiceNumber: invoice.invoiceNumber,
      dueDate: invoice.dueDate.toISOString(),
    },
    receipt: receipt && {
      _id: receipt._id.toHexString(),
      receiptNumber: receipt.receiptNumber,
      paymentMethod: receipt.paymentMethod,
    },
    payment: payment && { _id: payment._id.toHexString(), paymentMethod: payment.paymentMethod },
    chequeNumber: (payment ?? receipt)?.chequeNumber ?? '',
    creditNoteNumber: creditNote?.creditNoteNumber ?? null,
    debit: toAed(sums.debit),
    credit: toAed(sums.credit),
    balance: toAed(sums.balance),
  };
}

function toAging(aging: Aging): AgingResponse {
  return {
    current: toAed(aging.current),
    days1to30: toAed(aging.days1to30),
    days31to60: toAed(aging.days31to60),
    days61to90: toAed(aging.days61to90),
    over90: toAed(aging.over90),
  };
}
