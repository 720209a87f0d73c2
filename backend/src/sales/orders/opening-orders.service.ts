import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { asEntered } from '../../documents/lines/brought-line.js';
import { affordableTotal } from '../../documents/lines/total.js';
import { NO_DETAILS } from '../../documents/particulars/domain/purchase-details.js';
import type { CompanyRecord } from '../../people/companies/companies.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { BroughtRecords } from '../../platform/imports/brought-records.js';
import type { BroughtOrder } from './domain/brought-order.js';
import { newOrderLine } from './domain/line-quantities.js';
import { OrderDrafts } from './order-drafts.service.js';
import { Order, type OrderRecord } from './order.schema.js';

/** Orders of the old books. Nothing is mailed, held or taken out of stock by them. */
@Injectable()
export class OpeningOrders extends BroughtRecords<Order> {
  protected readonly numberField = 'orderNumber';

  constructor(
    @InjectRecords(Order) protected readonly records: RecordStore<Order>,
    @InjectModel(Order.name) protected readonly model: Model<Order>,
    private readonly drafts: OrderDrafts,
  ) {
    super();
  }

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
}
