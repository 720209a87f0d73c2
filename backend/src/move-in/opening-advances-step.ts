import { Injectable } from '@nestjs/common';
import type { OpeningAdvanceColumn } from '@shop/contract/move-in';
import type { ClientSession, Types } from 'mongoose';
import { accountKeyOf } from '../billing/invoices/account.js';
import { OpeningInvoices } from '../billing/invoices/opening-invoices.service.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import { textOf } from '../platform/imports/import-kind.js';
import type { Sheet } from '../platform/imports/import-sheet.js';
import { OpeningOrders } from '../sales/orders/opening-orders.service.js';
import { OrderAdvances } from '../sales/orders/order-advances.service.js';
import type { OrderRecord } from '../sales/orders/order-binding.service.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { type InvoiceRow, type InvoiceRowContext, planInvoiceRow, withinOrders } from './domain/opening-invoice-row.js';
import { MoveInEntries } from './move-in-entries.service.js';
import type { Brought, MoveInStep, RowContext } from './move-in-step.js';
import { OpeningInvoicesStep } from './opening-invoices-step.js';

/** Brings advances on brought orders, whose VAT the old books declared: the invoice of the rest takes them off. */
@Injectable()
export class OpeningAdvancesStep implements MoveInStep<OpeningAdvanceColumn, InvoiceRow, InvoiceRowContext> {
  readonly kind = 'advances';
  readonly queue = 'move-in';
  readonly days = ['issuedOn', 'supplyOn'] as const;
  readonly planRow = planInvoiceRow;
  readonly together = withinOrders;

  constructor(
    private readonly files: OpeningInvoicesStep,
    private readonly invoices: OpeningInvoices,
    private readonly orders: OpeningOrders,
    private readonly advances: OrderAdvances,
    private readonly entries: MoveInEntries,
  ) {}

  async load(
    sheet: Sheet<OpeningAdvanceColumn>,
    context: RowContext,
    moveIn: MoveInRecord,
  ): Promise<InvoiceRowContext> {
    const numbers = sheet.rows.map(({ cells }) => textOf(cells.order));
    const brought = await this.ordersOf(moveIn._id, numbers, null);
    const orders = new Map(brought.map((bill) => [bill.orderNumber, { account: accountKeyOf(bill), bill }]));
    return { ...(await this.files.load(sheet, context, moveIn)), hasRest: true, orders };
  }

  async bring(rows: readonly InvoiceRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const numbers = rows.flatMap(({ old }) => old?.advanceOn ?? []);
    const before = await this.ordersOf(moveIn._id, numbers, by.session);
    const orders = new Map(before.map((order) => [order.orderNumber, order]));
    const namedOrder = ({ old }: InvoiceRow) => orders.get(old?.advanceOn ?? '') ?? null;
    const brought = await this.files.bringAll(
      rows.filter((row) => namedOrder(row) !== null),
      moveIn,
      by,
      namedOrder,
    );
    for (const { issued } of brought) {
      const order = orders.get(issued.order?.orderNumber ?? '');
      if (order === undefined) continue;
      const { _id, invoiceNumber: number, createdAt: issuedOn, issuedTotal: total, tax } = issued;
      const advance = { _id, number, issuedOn, total, left: tax?.categories ?? [] };
      orders.set(order.orderNumber, await this.advances.bind(order, advance, by));
    }
    await this.follow(before, [...orders.values()], by.session);
    return brought.map(({ row }) => row);
  }

  get stores() {
    const { files } = this;
    return [{ stored: files.stored.bind(files), remove: this.remove.bind(this) }];
  }

  private async remove(ids: readonly Types.ObjectId[], by: ChangeContext): Promise<void> {
    const found = await this.invoices.load(ids, by.session);
    const advances = found.flatMap(({ _id, order }) => (order ? [{ _id, order }] : []));
    const orderIds = advances.map(({ order }) => order._id);
    const before = await this.orders.load(orderIds, by.session);
    for (const advance of advances) await this.advances.release(advance, by);
    await this.follow(before, await this.orders.load(orderIds, by.session), by.session);
    await this.files.remove(ids, by);
  }

  /** An order that was not used before is not used by its advances either. */
  private async follow(before: readonly OrderRecord[], after: readonly OrderRecord[], session: ClientSession) {
    const now = new Map(after.map(({ orderNumber, version }) => [orderNumber, version]));
    for (const { opening, orderNumber: key, version } of before)
      if (opening) await this.entries.follow({ ...opening, kind: 'orders', key, version }, now.get(key), session);
  }

  private async ordersOf(
    moveIn: Types.ObjectId,
    numbers: readonly string[],
    session: ClientSession | null,
  ): Promise<OrderRecord[]> {
    const entries = await this.entries.known(moveIn, 'orders', numbers, session);
    return this.orders.load(
      [...entries.values()].map(({ record }) => record),
      session,
    );
  }
}
