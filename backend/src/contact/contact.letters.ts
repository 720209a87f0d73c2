import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Outbox } from '../platform/mail/outbox.service.js';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import type { ContactMessage } from './contact-message.schema.js';

/** The letters about a message. */
@Injectable()
export class ContactLetters {
  constructor(
    private readonly outbox: Outbox,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** To the staff. Who writes leaves no e-mail address, so an answer goes by telephone. */
  async received(
    { name, phone, message }: Pick<ContactMessage, 'name' | 'phone' | 'message'>,
    session: ClientSession,
  ): Promise<void> {
    const letter = {
      to: this.environment.shop.email,
      subject: `Message from ${name}`,
      greeting: 'Hello,',
      // Not beginning with the name: a text is set in the direction of its first letter.
      paragraphs: [`A message from ${name} by the contact form. To answer, call or write to ${phone}.`, message],
      facts: [
        { label: 'Name', value: name },
        { label: 'Phone', value: phone },
      ],
      action: { label: 'See all messages', path: '/admin/contact' },
    };
    await this.outbox.post(letter, session);
  }
}
