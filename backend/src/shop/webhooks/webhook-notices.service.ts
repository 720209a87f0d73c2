import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { addressedTo } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { UsersService } from '../../people/users/users.service.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import type { WebhookRecord } from './webhook.schema.js';

/** Mails about webhooks. */
@Injectable()
export class WebhookNotices {
  constructor(
    private readonly users: UsersService,
    private readonly outbox: Outbox,
  ) {}

  async mailDisabled({ _id, url }: WebhookRecord, session: ClientSession): Promise<void> {
    for (const administrator of await this.users.administrators(session)) {
      const { webhookOff: texts } = emailTexts(administrator.language);
      const email = {
        ...addressedTo(administrator),
        subject: texts.subject,
        paragraphs: [texts.text(url)],
        isAboutAccess: true as const,
        about: { resource: 'webhooks' as const, id: _id, name: url },
      };
      await this.outbox.post(email, session);
    }
  }
}
