import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { DuplicateDto } from '../quotes/dto/copied-lines.requests.js';
import { type CopiedLinesResponse, toCopiedLines } from '../quotes/dto/copied-lines.response.js';
import { type CopiedPrices, DocumentCopies } from '../quotes/document-copies.service.js';
import { affordableTotal } from '../../documents/lines/total.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { copiedDelivery } from '../../documents/particulars/domain/purchase-details.js';
import { UsersService } from '../../people/users/users.service.js';
import type { OrderResponse } from './dto/order.response.js';
import { NewOrders } from './new-orders.service.js';
import { shippingAddressOf } from './order-creation.service.js';
import { OrdersService } from './orders.service.js';

/** New orders made of earlier ones. */
@Injectable()
export class OrderCopying {
  constructor(
    private readonly orders: OrdersService,
    private readonly newOrders: NewOrders,
    private readonly copies: DocumentCopies,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError ORDER_NOT_FOUND */
  async lines(id: string, prices: CopiedPrices = 'same'): Promise<CopiedLinesResponse> {
    const order = await this.orders.load(id);
    const { lines } = await this.copies.of(order, order.orderItems, { prices, now: this.clock.now() });
    return toCopiedLines(lines, order.orderItems);
  }

  /** @throws DomainError ORDER_NOT_FOUND, `invalid` naming `user` */
  async duplicate(id: string, { prices = 'same', user: wanted }: DuplicateDto, actor: Actor): Promise<OrderResponse> {
    const ids = await this.newOrders.newIds();
    const now = ids.createdAt;
    return this.transactions.answer(actor, async (session) => {
      const before = await this.orders.load(id, session);
      const user = new Types.ObjectId(wanted ?? before.user);
      const buyer = await this.users.lockNamed(user, session);
      const { lines, charges } = await this.copies.of(before, before.orderItems, { prices, now }, session);
      const isSame = user.equals(before.user);
      const details = copiedDelivery(before, isSame);
      const order = {
        ...{ ...ids, user, orderItems: lines, ...charges, ...details },
        totalPrice: affordableTotal(lines, { ...charges, createdAt: now }, 'orderItems'),
        shippingAddress: isSame ? before.shippingAddress : shippingAddressOf(details, buyer.address),
        ...{ adminToAdminNote: '', adminToClientNote: '' },
      };
      return this.orders.answerFor(actor, await this.newOrders.insert(order, buyer, { actor, session }));
    });
  }
}
