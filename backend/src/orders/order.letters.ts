import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { factIfAny, greetingTo, priceFacts } from '../platform/mail/letter-parts.js';
import { Outbox } from '../platform/mail/outbox.service.js';
import type { UserResponse } from '../users/dto/user.response.js';
import type { Order } from './order.schema.js';

type CreatedOrder = Pick<
  Order,
  'orderNumber' | 'orderItems' | 'shippingAddress' | 'deliveryCharge' | 'extraFee' | 'totalPrice'
>;

/** The letters about an order. */
@Injectable()
export class OrderLetters {
  constructor(private readonly outbox: Outbox) {}

  async created(order: CreatedOrder, buyer: UserResponse, session: ClientSession): Promise<void> {
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
