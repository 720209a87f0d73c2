import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { DeliveryBilling, type DeliveryRecord } from '../../sales/deliveries/delivery-billing.service.js';
import { unbilledQty } from '../../sales/orders/domain/line-quantities.js';
import type { Bill } from '../../sales/orders/left-to-bill.js';
import { type InvoiceableOrder, OrderBinding } from '../../sales/orders/order-binding.service.js';
import type { CreateInvoiceDto } from './dto/invoice.requests.js';
import type { InvoiceRecord, PaymentReceipt } from './invoice.schema.js';
import { type AdvanceUse, usesOf } from '../../sales/orders/advances.js';
import { OrderAdvances } from '../../sales/orders/order-advances.service.js';
import { AdvanceUses } from './advance-uses.service.js';
import { wantedBill } from './wanted-bill.js';

/** The part of its order that a new invoice bills. */
export interface PlannedBill {
  readonly order: InvoiceableOrder;
  readonly bill: Bill;
  /** The deliveries whose goods it contains, the first one first. */
  readonly deliveries: readonly DeliveryRecord[];
  /** True if the invoice bills them by name. */
  readonly isByName: boolean;
  /** The advances that it uses, in the order of their issue. */
  readonly uses: readonly AdvanceUse[];
  /** When the money came that it is issued for; null: it is not issued for money. */
  readonly paidAt: Date | null;
  /** null: it bills goods. */
  readonly advance: AdvanceTerms | null;
}

/** The fields of an advance invoice besides its amounts. */
interface AdvanceTerms {
  /** null: by the terms of the account. */
  readonly dueDate: Date | null;
  readonly note: string;
  /** null: staff ask for the advance. */
  readonly receipt: PaymentReceipt | null;
  /** False: the email about its receipt reports it. */
  readonly isMailed: boolean;
}

export const WITHOUT_ADVANCES = { uses: [], paidAt: null, advance: null } as const;

interface Issued {
  readonly _id: Types.ObjectId;
  readonly number: string;
  readonly createdAt: Date;
}

/** Plans what an invoice bills of its order and of the deliveries, and stores it there. */
@Injectable()
export class PlannedBills {
  constructor(
    private readonly binding: OrderBinding,
    private readonly deliveries: DeliveryBilling,
    private readonly advances: AdvanceUses,
    private readonly orderAdvances: OrderAdvances,
  ) {}

  /**
   * @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE, DELIVERY_NOT_FOUND,
   * DELIVERY_NOT_DONE, DELIVERY_BILLED, and the refusals of `wantedBill`
   */
  async planned(
    { order: id, deliveries: ids, ...wanted }: CreateInvoiceDto,
    session: ClientSession,
  ): Promise<PlannedBill> {
    const order = await this.binding.loadInvoiceable(id, session);
    if (ids === undefined) return this.ofOrder(order, wanted, session);
    if (wanted.lines) throw refuseField('deliveries', 'BILL_ONE_WAY');
    const deliveries = await this.deliveries.loadUnbilled(ids, order._id, session);
    const bill = wantedBill(order, { ...wanted, lines: linesOf(order, deliveries) });
    const byDay = [...deliveries].sort((one, other) => Number(one.deliveredOn) - Number(other.deliveredOn));
    return { ...WITHOUT_ADVANCES, order, bill, deliveries: byDay, isByName: true, uses: usesIn(order, bill) };
  }

  async ofOrder(
    order: InvoiceableOrder,
    wanted: Omit<CreateInvoiceDto, 'order'>,
    session: ClientSession,
  ): Promise<PlannedBill> {
    const bill = wantedBill(order, wanted);
    const deliveries = await this.deliveries.billedBy(order, bill, session);
    return { ...WITHOUT_ADVANCES, order, bill, deliveries, isByName: false, uses: usesIn(order, bill) };
  }

  async bind(plan: PlannedBill, { _id, number, createdAt }: Issued, by: ChangeContext): Promise<void> {
    const { order, bill, deliveries, isByName, uses } = plan;
    if (plan.advance) {
      const left = [...bill.tax.categories];
      return this.orderAdvances.bind(order, { _id, number, issuedOn: createdAt, total: bill.totalPrice, left }, by);
    }
    await this.advances.useAdvances(uses, by);
    await this.binding.bindInvoice(order, { _id, number, isCredited: false, ...bill.billed }, uses, by);
    if (isByName) await this.deliveries.bind(deliveries, { _id, number }, by);
  }

  async release(invoice: InvoiceRecord, by: ChangeContext): Promise<void> {
    if (invoice.kind === 'Advance') return this.orderAdvances.release(invoice, by);
    await this.advances.release(invoice, by);
    await this.binding.releaseInvoice(invoice, by);
    await this.deliveries.release(invoice._id, by);
  }
}

const usesIn = ({ advances }: InvoiceableOrder, { tax }: Bill): AdvanceUse[] => usesOf(tax.categories, advances);

/** The delivered pieces that are not billed. Goods of a delivery may have come back. */
function linesOf({ orderItems }: InvoiceableOrder, deliveries: readonly DeliveryRecord[]) {
  const goods = deliveries.flatMap(({ lines }) => lines);
  return orderItems.flatMap((line) => {
    const delivered = goods.reduce((sum, one) => sum + (one.line.equals(line._id) ? one.qty : 0), 0);
    const qty = Math.min(delivered, unbilledQty(line));
    return qty === 0 ? [] : [{ line: line._id.toHexString(), qty }];
  });
}
