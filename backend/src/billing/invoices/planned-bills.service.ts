import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { DeliveryBilling, type DeliveryRecord } from '../../sales/deliveries/delivery-billing.service.js';
import { unbilledQty } from '../../sales/orders/domain/line-quantities.js';
import type { Bill } from '../../sales/orders/left-to-bill.js';
import { type InvoiceableOrder, OrderBinding } from '../../sales/orders/order-binding.service.js';
import type { CreateInvoiceDto } from './dto/invoice.requests.js';
import type { InvoiceRecord } from './invoice.schema.js';
import { wantedBill } from './wanted-bill.js';

/** The part of its order that a new invoice bills. */
export interface PlannedBill {
  readonly order: InvoiceableOrder;
  readonly bill: Bill;
  /** The deliveries whose goods it contains, the first one first. */
  readonly deliveries: readonly DeliveryRecord[];
  /** True if the invoice bills them by name. */
  readonly isByName: boolean;
}

interface Issued {
  readonly _id: Types.ObjectId;
  readonly number: string;
}

/** Plans what an invoice bills of its order and of the deliveries, and stores it there. */
@Injectable()
export class PlannedBills {
  constructor(
    private readonly binding: OrderBinding,
    private readonly deliveries: DeliveryBilling,
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
    return { order, bill, deliveries: byDay, isByName: true };
  }

  async ofOrder(
    order: InvoiceableOrder,
    wanted: Omit<CreateInvoiceDto, 'order'>,
    session: ClientSession,
  ): Promise<PlannedBill> {
    const bill = wantedBill(order, wanted);
    return { order, bill, deliveries: await this.deliveries.billedBy(order, bill, session), isByName: false };
  }

  async bind({ order, bill, deliveries, isByName }: PlannedBill, invoice: Issued, by: ChangeContext): Promise<void> {
    await this.binding.bindInvoice(order, { ...invoice, isCredited: false, ...bill.billed }, by);
    if (isByName) await this.deliveries.bind(deliveries, invoice, by);
  }

  async release({ _id, order }: InvoiceRecord, by: ChangeContext): Promise<void> {
    await this.binding.releaseInvoice(order._id, _id, by);
    await this.deliveries.release(_id, by);
  }
}

/** The delivered pieces that are not billed. Goods of a delivery may have come back. */
function linesOf({ orderItems }: InvoiceableOrder, deliveries: readonly DeliveryRecord[]) {
  const goods = deliveries.flatMap(({ lines }) => lines);
  return orderItems.flatMap((line) => {
    const delivered = goods.reduce((sum, one) => sum + (one.line.equals(line._id) ? one.qty : 0), 0);
    const qty = Math.min(delivered, unbilledQty(line));
    return qty === 0 ? [] : [{ line: line._id.toHexString(), qty }];
  });
}
