import type { Connection } from 'mongoose';
import { derivedFields } from '../../platform/database/derived-fields.js';
import { deletedRecords } from '../../platform/database/upgrades/deleted-records.js';
import { dropOldIndex } from '../../platform/database/upgrades/drop-index.js';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { Invoice } from './invoice.schema.js';

/** Before, an order had at most one invoice, since voided ones were removed. */
const OLD_INDEX = { model: Invoice.name, index: 'order._id_1' };

/** Restores the invoices that were removed when they were voided, from the history: they appear in the list as Void. */
export const rebuildVoidInvoices: Upgrade = {
  name: '2026-11-23 void invoices',
  async run(connection: Connection) {
    const invoices = connection.model<Invoice>(Invoice.name);
    await dropOldIndex(connection, OLD_INDEX);
    let changed = 0;
    const wanted = { resource: 'invoices', action: 'voided', born: 'issued' } as const;
    for (const { _id, fields, createdAt, at, by } of await deletedRecords(connection, wanted)) {
      const record = {
        _id,
        deliveryCharge: 0,
        extraFee: 0,
        adminToClientNote: '',
        payments: [],
        ...fields,
        amountPaid: 0,
        remainingDue: 0,
        voidedAt: at,
        voidedBy: by,
        version: 2,
        createdAt,
        updatedAt: at,
      };
      const stored = await invoices.collection.updateOne(
        { _id },
        { $setOnInsert: { ...record, ...derivedFields<Invoice>(invoices, record as unknown as Invoice) } },
        { upsert: true },
      );
      changed += stored.upsertedCount;
    }
    return changed;
  },
};
