import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ProductStock } from '../../goods/catalog/product-stock.service.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import type { Details } from '../../documents/particulars/purchase-details.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { OrderCredit } from './order-credit.service.js';
import { OrderEmails } from './order.emails.js';
import { Order, type OrderRecord } from './order.schema.js';

/** The unique values of a new order. They are made before the transaction, which may run several times. */
type OrderIds = Pick<OrderRecord, '_id' | 'orderNumber' | 'createdAt' | 'updatedAt'>;

/** The fields in which new orders differ. */
export type NewOrder = Pick<
  Order,
  | 'user'
  | 'orderItems'
  | 'shippingAddress'
  | 'deliveryCharge'
  | 'extraFee'
  | 'discount'
  | 'discountReason'
  | 'taxBasis'
  | 'totalPrice'
  | 'adminToAdminNote'
  | 'adminToClientNote'
> &
  Details &
  Partial<Pick<Order, 'quote' | 'clientToAdminNote' | 'noteAuthor' | 'purchaseAuthor'>>;

/** Stores new orders, from a quote or without one. */
@Injectable()
export class NewOrders {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly stock: ProductStock,
    private readonly credit: OrderCredit,
    private readonly companies: CompaniesService,
    private readonly emails: OrderEmails,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
  ) {}

  async newIds(): Promise<OrderIds> {
    const createdAt = this.clock.now();
    const orderNumber = await this.sequences.next('ORD', createdAt);
    return { _id: new Types.ObjectId(), orderNumber, createdAt, updatedAt: createdAt };
  }

  /** @throws DomainError PRODUCT_DELETED */
  async insert(order: NewOrder & OrderIds, buyer: UserContact, by: ChangeContext): Promise<OrderRecord> {
    await this.stock.lock(order.orderItems, by.session);
    const company = (await this.companies.ofUser(order.user.toHexString(), by.session))?._id ?? null;
    const hold = await this.credit.holdFor({ ...order, company }, by.session);
    const stored = await this.records.insert({ ...order, company, hold }, by);
    await this.emails.created(stored, buyer, by.session);
    return stored;
  }
}
