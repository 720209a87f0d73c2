import type { BillingBasis } from '@shop/contract/billing';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { ProductStock } from '../../goods/catalog/product-stock.service.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import type { Details } from '../../documents/particulars/purchase-details.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { UsersService } from '../../people/users/users.service.js';
import { shippingText } from '../../documents/particulars/purchase-details.mapper.js';
import { changesBetween } from '../../platform/history/changes.js';
import { OrderBinding } from './order-binding.service.js';
import { OrderPapers } from './order-papers.service.js';
import { Order, type OrderRecord } from './order.schema.js';
import { ProductsService } from '../../goods/catalog/products.service.js';
import type { Line } from '../../documents/lines/line.schema.js';
import { PriceBook } from '../../goods/catalog/prices/price-book.service.js';
import { agreedLinePrice } from '../../goods/catalog/prices/price-source.js';
import type { PricedFor } from '../quotes/quote-drafts.service.js';
import { freeTextLine, needsPrice, pricedLine, snapshotLine } from '../../documents/lines/snapshot.js';
import { toFils } from '@shop/contract/money';
import { refuseField } from '../../platform/errors/refuse.js';
import type { OrderItemDto } from './dto/order.requests.js';
import type { Salesperson } from '../../documents/parties/salesperson.schema.js';

/** The unique values of a new order. They are made before the transaction, which may run several times. */
type OrderIds = Pick<OrderRecord, '_id' | 'orderNumber' | 'createdAt' | 'updatedAt'>;

/** The fields that differ between the ways to create an order. */
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
  | 'company'
  | 'purchaseAuthor'
> &
  Details &
  Partial<Pick<Order, 'quote' | 'salesperson' | 'clientToAdminNote' | 'noteAuthor' | 'acceptedAt' | 'agreedTotal'>>;

type Destination = Pick<Order, 'user' | 'shippingAddress' | 'deliveryAddress' | 'purchaseAuthor'>;
type MovedOrder = Pick<Order, 'shippingAddress' | 'deliveryAddress'>;

/** Makes the lines of orders that staff enter, stores new orders, and determines where an order is delivered. */
@Injectable()
export class OrderDrafts {
  constructor(
    @InjectRecords(Order) private readonly records: RecordStore<Order>,
    private readonly stock: ProductStock,
    private readonly binding: OrderBinding,
    private readonly companies: CompaniesService,
    private readonly papers: OrderPapers,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
    private readonly products: ProductsService,
    private readonly users: UsersService,
    private readonly book: PriceBook,
  ) {}

  async newIds(): Promise<OrderIds> {
    const createdAt = this.clock.now();
    const orderNumber = await this.sequences.next('ORD', createdAt);
    return { _id: new Types.ObjectId(), orderNumber, createdAt, updatedAt: createdAt };
  }

  private async salespersonOf(order: NewOrder, session: ClientSession): Promise<Salesperson | null> {
    return (await this.companies.ofDocument(order, session))?.salesperson ?? null;
  }

  private async billingOf({ company, user }: NewOrder, session: ClientSession): Promise<BillingBasis> {
    const account = company
      ? await this.companies.load(company.toHexString(), session)
      : await this.users.load(user.toHexString(), session);
    return account.billing;
  }

  /** @throws DomainError PRODUCT_DELETED */
  async insertOrder(order: NewOrder & OrderIds, buyer: UserContact, by: ChangeContext): Promise<OrderRecord> {
    await this.stock.lock(order.orderItems, by.session);
    const { agreedTotal = 0, acceptedAt = null } = order;
    const bound = { ...order, status: 'Processing' as const, agreedTotal, boundAt: acceptedAt ?? order.createdAt };
    const held = await this.binding.holdFor(bound, by.session);
    const { salesperson = await this.salespersonOf(order, by.session) } = order;
    const billing = await this.billingOf(order, by.session);
    const stored = await this.records.insert({ ...order, ...held, salesperson, billing }, by);
    await this.binding.followHold(null, stored, by);
    await this.papers.mailCreated(stored, buyer, by.session);
    return stored;
  }

  /**
   * Accepts any existing product in any quantity: staff may sell products that are hidden or not for sale online. A
   * line without a product is free text.
   * @throws DomainError `invalid` naming the product
   */
  async enteredLines(
    items: readonly OrderItemDto[],
    { user, company, taxBasis: basis }: PricedFor,
    session: ClientSession,
  ): Promise<Line[]> {
    const prices = await this.book.ofAccount(user, company);
    const ids = items.flatMap(({ product }) => product ?? []);
    const products = await this.products.quotable(ids, session);
    const now = this.clock.now();
    return items.map((item, index) => {
      const product = products.get(item.product ?? '');
      if (item.product && product === undefined) throw refuseField(`orderItems.${index}.product`, 'UNKNOWN_PRODUCT');
      if (!item.product && !item.productName) throw refuseField(`orderItems.${index}.product`, 'PRODUCT_OR_TEXT');
      const line = product
        ? snapshotLine(product, item.qty, toFils(item.unitPrice), now)
        : freeTextLine(item.productName ?? '', item.qty, now);
      const priceAt =
        product && needsPrice(item, undefined)
          ? (taxRate: number) => agreedLinePrice(prices, { product, qty: item.qty }, { taxRate, basis })
          : undefined;
      return pricedLine(line, item, { product, now, field: `orderItems.${index}`, priceAt });
    });
  }

  /**
   * Returns the address of an order after a change. The text of the address follows the delivery address, where that is another one now. An
   * order that goes to another buyer goes to that buyer's address. A text that staff enter is used as it is, and then
   * there is no other address.
   */
  async destinationOf(wanted: Destination, before: OrderRecord, session: ClientSession): Promise<MovedOrder> {
    const { user, shippingAddress, deliveryAddress } = wanted;
    const isMoved = !user.equals(before.user);
    const buyer = isMoved ? await this.users.lockNamed(user, session) : null;
    const isNewPlace = changesBetween({ deliveryAddress: before.deliveryAddress }, { deliveryAddress }).length > 0;
    if (shippingAddress !== before.shippingAddress) {
      return { shippingAddress, deliveryAddress: isNewPlace ? deliveryAddress : null };
    }
    if (isNewPlace && deliveryAddress) {
      return { shippingAddress: shippingText(deliveryAddress), deliveryAddress };
    }
    if (!isNewPlace && !isMoved) return { shippingAddress, deliveryAddress };
    const { address } = buyer ?? (await this.users.recipientOf({ user, company: before.company }, session));
    return { shippingAddress: address, deliveryAddress };
  }
}
