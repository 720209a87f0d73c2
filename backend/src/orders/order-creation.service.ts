import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { ProductsService } from '../catalog/products.service.js';
import { HistoryWriter } from '../platform/history/history-writer.service.js';
import { changesOfCreation } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { Transactions } from '../platform/database/transactions.js';
import { affordableTotal } from '../lines/total.js';
import { toFils } from '@shop/contract/money';
import { Sequences } from '../platform/database/sequences.service.js';
import { Clock } from '../platform/clock.js';
import { type OrderableQuote, QuoteConversion } from '../quotes/quote-conversion.service.js';
import type { UserResponse } from '../users/dto/user.response.js';
import { UsersService } from '../users/users.service.js';
import type { CreateOrderDto } from './dto/order.requests.js';
import type { OrderResponse } from './dto/order.response.js';
import { OrderEmails } from './order.emails.js';
import { OrderLines } from './order-lines.service.js';
import { Order, type OrderRecord } from './order.schema.js';
import { OrdersService } from './orders.service.js';

/** What differs between new orders. */
type NewOrder = Pick<
  Order,
  'user' | 'orderItems' | 'shippingAddress' | 'deliveryCharge' | 'extraFee' | 'totalPrice' | 'adminToAdminNote'
> &
  Pick<Order, 'adminToClientNote'> &
  Partial<Pick<Order, 'quote' | 'clientToAdminNote'>>;

/** Makes orders, each with its number. */
@Injectable()
export class OrderCreation {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly lines: OrderLines,
    private readonly products: ProductsService,
    private readonly quotes: QuoteConversion,
    private readonly users: UsersService,
    private readonly emails: OrderEmails,
    private readonly sequences: Sequences,
    private readonly service: OrdersService,
    private readonly transactions: Transactions,
    private readonly audit: HistoryWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * Turns a Confirmed quote into its order: once, however many ask at the same moment.
   * @throws DomainError QUOTE_NOT_FOUND, QUOTE_NOT_CONFIRMED, ORDER_EXISTS, PRODUCT_DELETED
   */
  async fromQuote(quoteId: string, actor: Actor): Promise<OrderResponse> {
    const _id = new Types.ObjectId();
    const order = await this.transactions.runInTurn('ORD', async (session) => {
      const quote = await this.quotes.bind(quoteId, _id, session);
      const buyer = await this.users.contact(quote.user.toHexString(), session);
      const fields = { ...ofQuote(quote), shippingAddress: buyer.address };
      const stored = await this.store({ _id, ...fields }, { actor, buyer }, session);
      const from = { resource: 'quotes', id: quote._id, action: 'ordered', actor } as const;
      await this.audit.record({ ...from, changes: [{ field: 'createdOrderId', from: null, to: _id }] }, session);
      return stored;
    });
    return this.service.answerFor(actor, order);
  }

  /**
   * Writes an order that no quote preceded, for a customer who ordered by telephone, say.
   * @throws DomainError `invalid` naming `user`, the product of a line, or the total's field
   */
  async byHand(body: CreateOrderDto, actor: Actor): Promise<OrderResponse> {
    const stored = await this.transactions.runInTurn('ORD', async (session) => {
      const user = new Types.ObjectId(body.user);
      // Who can't be deleted before the order is stored.
      const buyer = await this.users.holdNamed(user, session);
      const orderItems = await this.lines.entered(body.orderItems, session);
      const charges = { deliveryCharge: toFils(body.deliveryCharge ?? 0), extraFee: toFils(body.extraFee ?? 0) };
      const order = {
        user,
        orderItems,
        ...charges,
        totalPrice: affordableTotal(orderItems, charges, 'orderItems'),
        shippingAddress: body.shippingAddress || buyer.address,
        adminToAdminNote: body.adminToAdminNote ?? '',
        adminToClientNote: body.adminToClientNote ?? '',
      };
      return this.store({ _id: new Types.ObjectId(), ...order }, { actor, buyer }, session);
    });
    return this.service.answerFor(actor, stored);
  }

  private async store(
    order: NewOrder & Pick<OrderRecord, '_id'>,
    { actor, buyer }: { actor: Actor; buyer: UserResponse },
    session: ClientSession,
  ): Promise<OrderRecord> {
    // Within the attempt: one that waited for others is dated after them, as it is numbered.
    const createdAt = this.clock.now();
    const orderNumber = await this.sequences.next('ORD', createdAt, session);
    await this.products.hold(order.orderItems, session);
    const [created] = await this.orders.create([{ ...order, orderNumber, createdAt }], { session });
    if (created === undefined) throw new Error('The order was not stored');
    const stored = created.toObject<OrderRecord>();
    const changes = changesOfCreation(stored);
    await this.audit.record({ resource: 'orders', id: stored._id, action: 'created', actor, changes }, session);
    await this.emails.created(stored, buyer, session);
    return stored;
  }
}

function ofQuote(quote: OrderableQuote): Omit<NewOrder, 'shippingAddress'> {
  return {
    user: quote.user,
    quote: { _id: quote._id, number: quote.number },
    orderItems: quote.requestedItems,
    deliveryCharge: quote.deliveryCharge,
    extraFee: quote.extraFee,
    totalPrice: quote.totalPrice,
    adminToAdminNote: quote.adminToAdminNote,
    adminToClientNote: quote.adminToClientNote,
    clientToAdminNote: quote.clientToAdminNote,
  };
}
