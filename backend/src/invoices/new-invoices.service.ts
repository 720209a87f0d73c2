import { Inject, Injectable } from '@nestjs/common';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import type { Language } from '@shop/contract/languages';
import type { ClientSession } from 'mongoose';
import type { InvoiceableOrder } from '../orders/order-invoicing.service.js';
import { Clock } from '../platform/clock.js';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import { UsersService } from '../users/users.service.js';
import type { Invoice } from './invoice.schema.js';

export type NewInvoice = Pick<
  Invoice,
  | 'user'
  | 'buyer'
  | 'order'
  | 'lines'
  | 'deliveryCharge'
  | 'extraFee'
  | 'adminToClientNote'
  | 'amountDue'
  | 'remainingDue'
  | 'dueDate'
  | 'createdAt'
>;

/** Copies what an invoice says from its order, its buyer and the terms of the shop. */
@Injectable()
export class NewInvoices {
  constructor(
    private readonly users: UsersService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @returns the fields and the language of the buyer */
  async of(order: InvoiceableOrder, session: ClientSession): Promise<{ fields: NewInvoice; language: Language }> {
    const createdAt = this.clock.now();
    const buyer = await this.users.contact(order.user.toHexString(), session);
    const { name, email, phoneNumber, address, language } = buyer;
    const fields = {
      user: order.user,
      buyer: { name, email, phoneNumber, address },
      order: { _id: order._id, orderNumber: order.orderNumber },
      lines: order.orderItems,
      deliveryCharge: order.deliveryCharge,
      extraFee: order.extraFee,
      adminToClientNote: order.adminToClientNote,
      amountDue: order.totalPrice,
      remainingDue: order.totalPrice,
      dueDate: endOfDubaiDay(createdAt, this.environment.shop.invoiceTermsDays),
      createdAt,
    };
    return { fields, language };
  }
}
