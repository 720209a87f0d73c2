import type { Connection, Types } from 'mongoose';
import { Payment } from './payment.schema.js';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { NO_CHEQUE } from './domain/cheque.js';
import { derivedFields } from '../../platform/database/derived-fields.js';
import { type DeletedRecord, deletedRecords } from '../../platform/database/upgrades/deleted-records.js';

interface PaidInvoice {
  readonly _id: Types.ObjectId;
  readonly user: Types.ObjectId;
  readonly invoiceNumber: string;
}

/**
 * Restores payments from the history that were deleted before deleting meant reversing: to the list of payments and to
 * their invoice, as Refunded. Payments of an invoice that no longer exists are not restored.
 */
export const rebuildReversals: Upgrade = {
  name: '2026-11-23 deleted payments',
  async run(connection: Connection) {
    let changed = 0;
    for (const deleted of await deletedRecords(connection, {
      resource: 'payments',
      action: 'deleted',
      born: 'recorded',
    })) {
      changed += await rebuild(connection, deleted);
    }
    return changed;
  },
};

async function rebuild(connection: Connection, { _id, fields, createdAt, at, by }: DeletedRecord): Promise<number> {
  const payments = connection.model<Payment>(Payment.name);
  const invoices = connection.model<PaidInvoice>('Invoice');
  const invoice = await invoices.findOne({ invoiceNumber: String(fields['invoice']) }).lean<PaidInvoice | null>();
  if (invoice === null) return 0;
  const money = {
    ...NO_CHEQUE,
    paidTo: '',
    note: '',
    ...fields,
    status: 'Refunded',
    refundedAt: (fields['refundedAt'] as Date | undefined) ?? at,
  };
  const record = {
    ...money,
    user: invoice.user,
    invoice: { _id: invoice._id, invoiceNumber: invoice.invoiceNumber },
    reversal: { reason: '', by, at },
    version: 2,
    createdAt,
    updatedAt: at,
  };
  const stored = await payments.collection.updateOne(
    { _id },
    { $setOnInsert: { ...record, ...derivedFields<Payment>(payments, record as unknown as Payment) } },
    { upsert: true },
  );
  const copy = { _id, ...copied(money) };
  await invoices.collection.updateOne(
    { _id: invoice._id, 'payments._id': { $ne: _id } },
    { $push: { payments: copy as never } },
  );
  return stored.upsertedCount;
}

/** The fields of a payment that its invoice copies. */
function copied(money: Readonly<Record<string, unknown>>): { readonly [field: string]: unknown } {
  const { amount, paymentMethod, paymentDate, paidTo, note, status, refundedAt } = money;
  return { amount, paymentMethod, paymentDate, paidTo, note, status, refundedAt };
}
