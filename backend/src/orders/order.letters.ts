import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { factIfAny, greetingTo, priceFacts } from '../common/mail/letter-parts.js';
import { Outbox } from '../common/mail/outbox.service.js';
import { UsersService } from '../users/users.service.js';
import type { Order } from './order.schema.js';

type CreatedOrder = Pick<
  Order,
  'orderNumber' | 'user' | 'orderItems' | 'shippingAddress' | 'deliveryCharge' | 'extraFee' | 'totalPrice'
>;

/** The letters about an order. */
@Injectable()
export class OrderLetters {
  constructor(
    private readonly outbox: Outbox,
    private readonly users: UsersService,
  ) {}

  async created(order: CreatedOrder, session: ClientSession): Promise<void> {
    const buyer = await this.users.contact(order.user.toHexString(), session);
    const { orderItems: requestedItems, deliveryCharge, extraFee, totalPrice } = order;
    const letter = {
      to: buyer.email,
      subject: `Your order ${order.orderNumber}`,
      greeting: greetingTo(buyer),
      paragraphs: [`We have created your order ${order.orderNumber} and are processing it.`],
      facts: [
        ...priceFacts({ requestedItems, deliveryCharge, extraFee, totalPrice }),
        ...factIfAny('Delivery to', order.shippingAddress),
      ],
      action: { label: 'See your orders', path: '/account/orders' },
    };
    await this.outbox.post(letter, session);
  }
}
