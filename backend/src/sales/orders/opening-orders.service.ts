import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { asEntered } from '../../documents/lines/brought-line.js';
import { affordableTotal } from '../../documents/lines/total.js';
import { NO_DETAILS } from '../../documents/particulars/domain/purchase-details.js';
import type { CompanyRecord } from '../../people/companies/companies.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import type { BroughtOrder } from './domain/brought-order.js';
import { newOrderLine } from './domain/line-quantities.js';
import { OrderDrafts } from './order-drafts.service.js';
import { Order, type OrderRecord } from './order.schema.js';

/** Orders of the old books. Nothing is mailed, held or taken out of stock by them. */
@Injectable()
export class OpeningOrders {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    @InjectModel(Order.name) private readonly model: Model<Order>,
    private readonly drafts: OrderDrafts,
  ) {}

  /** In the caller's transaction. */
  async bring(
    { number, createdAt, deliveredAt, taxBasis, poNumber, opening, lines }: BroughtOrder & Pick<Order, 'opening'>,
    { contact, company }: { readonly contact: UserContact; readonly company: CompanyRecord | null },
    by: ChangeContext,
  ): Promise<OrderRecord> {
    const user = new Types.ObjectId(contact._id);
    const account = { user, company: company?._id ?? null, taxBasis };
    const priced = await this.drafts.enteredLines(lines.map(asEntered), account, by.session);
    const orderItems = priced.map((line, index) => {
      const { delivered = 0, expectedOn = null } = lines[index] ?? {};
      return { ...newOrderLine(line), deliveredQty: delivered, expectedOn };
    });
    const isDelivered = lines.every(({ qty, delivered }) => qty === delivered);
    const charges = { deliveryCharge: 0, extraFee: 0, discount: 0, taxBasis };
    const fields = {
      _id: new Types.ObjectId(),
      orderNumber: number,
      ...account,
      ...charges,
      ...NO_DETAILS,
      poNumber,
      opening,
      orderItems,
      status: isDelivered ? ('Delivered' as const) : ('Processing' as const),
      isDelivered,
      stockUpdated: isDelivered,
      deliveredAt: isDelivered ? deliveredAt : null,
      lastDeliveredAt: deliveredAt,
      totalPrice: affordableTotal(priced, { ...charges, createdAt }, 'orderItems'),
      shippingAddress: contact.address,
      salesperson: company?.salesperson ?? null,
      billing: company?.billing ?? ('order' as const),
      createdAt,
      updatedAt: createdAt,
    };
    return this.records.insert(fields, { ...by, action: 'brought in' });
  }

  load(ids: readonly Types.ObjectId[], session: ClientSession | null): Promise<OrderRecord[]> {
    return this.model
      .find({ _id: { $in: [...ids] } })
      .session(session)
      .lean<OrderRecord[]>();
  }

  /** The highest number of these orders in a series of the shop, such as `ORD-2026`; 0 if none has one. */
  async highest(series: string, session: ClientSession): Promise<number> {
    const pattern = new RegExp(`^${series}-\\d{1,9}$`, 'u');
    const found = await this.model
      .find({ orderNumber: pattern, opening: { $ne: null } }, { orderNumber: 1 })
      .session(session)
      .lean<Pick<OrderRecord, 'orderNumber'>[]>();
    return Math.max(0, ...found.map(({ orderNumber }) => Number(orderNumber.slice(series.length + 1))));
  }

  /** The numbers of these that orders have. */
  async taken(numbers: readonly string[]): Promise<Set<string>> {
    const found = await this.model.find({ orderNumber: { $in: [...numbers] } }, { orderNumber: 1 }).lean();
    return new Set(found.map(({ orderNumber }) => orderNumber));
  }

  /** @throws DomainError STALE_VERSION */
  remove(order: OrderRecord, by: ChangeContext): Promise<void> {
    return this.records.remove(order, by);
  }
}
