import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Outbox } from '../platform/mail/outbox.service.js';
import { addressedTo, emailTexts, optionalFact, priceFacts } from '../texts/email-parts.js';
import type { UserResponse } from '../users/dto/user.response.js';
import type { Order } from './order.schema.js';

type CreatedOrder = Pick<
  Order,
  'orderNumber' | 'orderItems' | 'shippingAddress' | 'deliveryCharge' | 'extraFee' | 'totalPrice'
>;

@Injectable()
export class OrderEmails {
  constructor(private readonly outbox: Outbox) {}

  async created(order: CreatedOrder, buyer: UserResponse, session: ClientSession): Promise<void> {
    const { orderCreated: texts } = emailTexts(buyer.language);
    const { orderItems: lines, deliveryCharge, extraFee, totalPrice } = order;
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(order.orderNumber),
      paragraphs: [texts.text(order.orderNumber)],
      facts: [
        ...priceFacts({ lines, deliveryCharge, extraFee, totalPrice }, buyer.language),
        ...optionalFact(texts.deliveryTo, order.shippingAddress),
      ],
      action: { label: texts.link, path: '/account/orders' },
    };
    await this.outbox.post(email, session);
  }
}
