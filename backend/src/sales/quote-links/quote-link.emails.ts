import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { addressedTo } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { CODE_MINUTES } from './domain/link-code.js';

@Injectable()
export class QuoteLinkEmails {
  constructor(private readonly outbox: Outbox) {}

  /** To the buyer. The code is erased from the database after the last attempt to send it. */
  async code(number: string, code: string, buyer: UserContact, session: ClientSession): Promise<void> {
    const { quoteCode: texts } = emailTexts(buyer.language);
    const email = {
      ...addressedTo(buyer),
      subject: texts.subject(number),
      paragraphs: texts.texts(number, CODE_MINUTES),
      facts: [{ label: texts.code, value: code }],
      secret: true,
    };
    await this.outbox.post(email, session);
  }
}
