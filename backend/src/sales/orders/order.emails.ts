import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { addressedTo, optionalFact, priceFacts, purchaseFacts } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { taxOf } from '../../documents/lines/document-tax.js';
import { detailsForOwner } from '../../documents/particulars/domain/purchase-details.js';
import type { OrderRecord } from './order.schema.js';

/** The address of an order that names no other place. */
function ownAddressOf(order: OrderRecord): string {
  const { deliveryAddress, deliveryMethod } = detailsForOwner(order);
  return deliveryAddress !== null || deliveryMethod === 'PickUp' ? '' : order.shippingAddress;
}

@Injectable()
export class OrderEmails {
  constructor(private readonly outbox: Outbox) {}

  async created(order: OrderRecord, buyer: UserContact, session: ClientSession): Promise<void> {
    const { orderCreated: texts } = emailTexts(buyer.language);
    const { orderItems: lines } = order;
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(order.orderNumber),
      paragraphs: [texts.text(order.orderNumber)],
      facts: [
        ...priceFacts({ ...order, lines, tax: taxOf(order, lines) }, buyer.language),
        ...purchaseFacts(order, buyer.language),
        ...optionalFact(texts.deliveryTo, ownAddressOf(order)),
      ],
      action: { label: texts.link, path: '/account/orders' },
      about: { resource: 'orders' as const, id: order._id, name: order.orderNumber },
    };
    await this.outbox.post(email, session);
  }
}
