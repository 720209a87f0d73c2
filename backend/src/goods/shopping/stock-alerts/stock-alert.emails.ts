import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { ReturnedProduct } from '../../catalog/catalog.events.js';
import { Outbox } from '../../../platform/mail/outbox.service.js';
import { addressedTo } from '../../../documents/texts/email-parts.js';
import { emailTexts } from '../../../documents/texts/texts.js';
import type { UserContact } from '../../../people/users/dto/user.response.js';

/** A product, and somebody who waited for it. */
interface Wait {
  readonly buyer: UserContact;
  readonly product: ReturnedProduct;
}

@Injectable()
export class StockAlertEmails {
  constructor(private readonly outbox: Outbox) {}

  /** One e-mail to each who waited. */
  async returned(waits: readonly Wait[], session: ClientSession): Promise<void> {
    const emails = waits.map(({ buyer, product: { _id, name, sku } }) => {
      const { productReturned: texts } = emailTexts(buyer.language);
      return {
        ...addressedTo(buyer),
        subject: texts.subject(name),
        paragraphs: [texts.text(name), texts.once],
        facts: [{ label: texts.sku, value: sku }],
        action: { label: texts.link, path: `/product/${_id.toHexString()}` },
      };
    });
    await this.outbox.post(emails, session);
  }
}
