import type { Connection, Model } from 'mongoose';
import { derivedFields } from '../../platform/database/derived-fields.js';
import { dropOldIndex } from '../../platform/database/upgrades/drop-index.js';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { billedAfterCredit, withInvoices } from '../../sales/orders/billed-invoices.js';
import type { InvoiceableOrder } from '../../sales/orders/order-binding.service.js';
import type { InvoiceRecord } from '../invoices/invoices.service.js';
import type { CreditNoteRecord } from './credit-note.schema.js';
import { creditableOf } from './domain/creditable.js';

const BATCH = 200;
/** Before, an order had at most one invoice that was neither void nor credited in full. */
const OLD_INDEX = { model: 'Invoice', index: 'order._id_1_voidedAt_1_creditedAt_1' };
const LACKING = { invoices: { $exists: false } };

interface Documents {
  readonly invoices: readonly InvoiceRecord[];
  readonly notes: readonly CreditNoteRecord[];
}

/** Stores in orders what their invoices bill, and allows several invoices of an order afterwards. */
export const severalInvoices: Upgrade = {
  name: '2026-11-26 several invoices of an order',
  async run(connection: Connection) {
    const orders = connection.model<InvoiceableOrder>('Order');
    const find = () => orders.collection.find<InvoiceableOrder>(LACKING, { limit: BATCH }).toArray();
    let changed = 0;
    for (let found = await find(); found.length > 0; found = await find()) {
      const documents = await documentsOf(connection, found);
      const updates = found.map((order) => ({
        updateOne: {
          filter: { _id: order._id, version: order.version, ...LACKING },
          update: { $set: invoicedFields(orders, order, documents) },
        },
      }));
      changed += (await orders.collection.bulkWrite(updates)).modifiedCount;
    }
    await dropOldIndex(connection, OLD_INDEX);
    return changed;
  },
};

async function documentsOf(connection: Connection, orders: readonly InvoiceableOrder[]): Promise<Documents> {
  const invoices = await connection
    .collection<InvoiceRecord>('invoices')
    .find({ 'order._id': { $in: orders.map(({ _id }) => _id) }, voidedAt: null })
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
  const notes = await connection
    .collection<CreditNoteRecord>('credit-notes')
    .find({ 'invoice._id': { $in: invoices.map(({ _id }) => _id) } })
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
  return { invoices, notes };
}

function invoicedFields(orders: Model<InvoiceableOrder>, order: InvoiceableOrder, { invoices, notes }: Documents) {
  const billed = invoices
    .filter((invoice) => invoice.order._id.equals(order._id))
    .map((invoice) =>
      billedBy(
        order,
        invoice,
        notes.filter((note) => note.invoice._id.equals(invoice._id)),
      ),
    );
  const fields = withInvoices(order, billed);
  return { ...fields, ...derivedFields(orders, { ...order, ...fields }) };
}

/** The oldest invoices have other ids of lines than their orders. */
function billedBy({ orderItems }: InvoiceableOrder, invoice: InvoiceRecord, notes: readonly CreditNoteRecord[]) {
  const { lines, deliveryCharge, extraFee } = creditableOf(invoice, []);
  const lineIdOf = ({ _id }: InvoiceRecord['lines'][number], index: number) =>
    (orderItems.find((line) => line._id.equals(_id)) ?? orderItems[index])?._id ?? _id;
  const ids = new Map(invoice.lines.map((line, index) => [line._id.toHexString(), lineIdOf(line, index)]));
  const ofOrder = notes.map((note) => ({
    ...note,
    lines: note.lines.map((line) => ({ ...line, line: ids.get(line.line.toHexString()) ?? line.line })),
  }));
  const billed = {
    _id: invoice._id,
    number: invoice.invoiceNumber,
    isCredited: false,
    lines: invoice.lines.map((line, index) => {
      const { net = 0, vat = 0 } = lines[index] ?? {};
      return { line: lineIdOf(line, index), qty: line.qty, discount: line.discount, net, vat };
    }),
    deliveryCharge: { net: deliveryCharge.net, vat: deliveryCharge.vat },
    extraFee: { net: extraFee.net, vat: extraFee.vat },
  };
  const isWhole = (index: number) => Boolean(invoice.creditedAt) && index === notes.length - 1;
  return ofOrder.reduce(
    (before, _note, index) => billedAfterCredit(before, ofOrder.slice(0, index + 1), isWhole(index)),
    billed,
  );
}
