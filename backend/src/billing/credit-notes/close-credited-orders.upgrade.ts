import type { Connection } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { withClosed } from '../../sales/orders/left-to-bill.js';
import type { InvoiceableOrder } from '../../sales/orders/order-binding.service.js';
import { CreditNote, type CreditNoteRecord } from './credit-note.schema.js';
import { closedParts } from './domain/closed-parts.js';

/** Stores in orders whose invoice was credited in full what its credit notes closed. */
export const closeCreditedOrders: Upgrade = {
  name: '2026-11-26 orders closed by credit notes',
  async run(connection: Connection) {
    const orders = connection.collection<InvoiceableOrder>('orders');
    const notes = connection.model<CreditNote>(CreditNote.name);
    let changed = 0;
    for await (const order of orders.find({ invoiceCredited: true, closedCharges: null })) {
      const credited = await notes.find({ 'invoice._id': order.invoice?._id }).lean<CreditNoteRecord[]>();
      const fields = withClosed(order, closedParts(credited));
      changed += (await orders.updateOne({ _id: order._id }, { $set: fields })).modifiedCount;
    }
    return changed;
  },
};
