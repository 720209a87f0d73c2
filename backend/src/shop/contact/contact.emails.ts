import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { SettingsService } from '../settings/settings.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { staffEmails } from '../../documents/texts/en/emails.js';
import type { ContactMessage } from './contact-message.schema.js';

@Injectable()
export class ContactEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
  ) {}

  /** To the staff. The form asks for no e-mail address, so there is no reply address. */
  async received(
    { name, phone, message }: Pick<ContactMessage, 'name' | 'phone' | 'message'>,
    session: ClientSession,
  ): Promise<void> {
    const { greeting, contactMessage: texts } = staffEmails;
    const email = {
      to: this.settings.current().email,
      language: DEFAULT_LANGUAGE,
      subject: texts.subject(name),
      greeting,
      paragraphs: [texts.text(name, phone), message],
      facts: [
        { label: texts.name, value: name },
        { label: texts.phone, value: phone },
      ],
      action: { label: texts.link, path: '/admin/contact' },
    };
    await this.outbox.post(email, session);
  }
}
