import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { Audit } from '../common/audit/audit.service.js';
import type { Actor } from '../common/auth/actor.js';
import { Transactions } from '../common/database/transactions.js';
import { Sequences } from '../common/sequences/sequences.service.js';
import { Clock } from '../common/time/clock.js';
import { type OrderableQuote, QuoteConversion } from '../quotes/quote-conversion.service.js';
import { UsersService } from '../users/users.service.js';
import type { OrderResponse } from './dto/order.response.js';
import { Order } from './order.schema.js';
import { OrdersService } from './orders.service.js';

/** Makes orders, each with its number. */
@Injectable()
export class OrderCreation {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly quotes: QuoteConversion,
    private readonly users: UsersService,
    private readonly sequences: Sequences,
    private readonly service: OrdersService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Turns a Confirmed quote into its order: once, however many ask at the same moment.
   * @throws DomainError QUOTE_NOT_FOUND, QUOTE_NOT_CONFIRMED, ORDER_EXISTS
   */
  async fromQuote(quoteId: string, actor: Actor): Promise<OrderResponse> {
    const orderId = new Types.ObjectId();
    await this.transactions.run(async (session) => {
      const quote = await this.quotes.bind(quoteId, orderId, session);
      const order = await this.orderFrom(quote, orderId, session);
      await this.orders.create([order], { session });
      const from = { resource: 'quotes', id: quote._id, action: 'ordered', actor } as const;
      await this.audit.record({ ...from, changes: [{ field: 'createdOrderId', from: null, to: orderId }] }, session);
      await this.audit.record({ resource: 'orders', id: orderId, action: 'created', actor }, session);
    });
    return this.service.get(orderId.toHexString(), actor);
  }

  private async orderFrom(quote: OrderableQuote, _id: Types.ObjectId, session: ClientSession) {
    const createdAt = this.clock.now();
    const buyer = await this.users.contact(quote.user.toHexString(), session);
    return {
      _id,
      orderNumber: await this.sequences.next('ORD', createdAt, session),
      user: quote.user,
      quote: { _id: quote._id, number: quote.number },
      orderItems: quote.requestedItems,
      shippingAddress: buyer.address,
      deliveryCharge: quote.deliveryCharge,
      extraFee: quote.extraFee,
      totalPrice: quote.totalPrice,
      adminToAdminNote: quote.adminToAdminNote,
      adminToClientNote: quote.adminToClientNote,
      clientToAdminNote: quote.clientToAdminNote,
      createdAt,
    };
  }
}
