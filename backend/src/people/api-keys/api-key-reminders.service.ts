import { DAY_MS } from '@shop/contract/dubai-day';
import { Injectable } from '@nestjs/common';
import { KEY_REMINDER_DAYS } from '@shop/contract/api-keys';
import type { ClientSession } from 'mongoose';
import { addressedTo, formatDay } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { DueTask } from '../../platform/jobs/due-task.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { UsersService } from '../users/users.service.js';
import type { ApiKeyRecord } from './api-key.schema.js';
import { ApiKeys } from './api-keys.service.js';

/** Reminds the maker of a key two weeks before it expires. */
@Injectable()
export class ApiKeyReminders extends DueTask<ApiKeyRecord> {
  protected readonly failure = 'Failed to send a reminder of an API key';

  constructor(
    private readonly keys: ApiKeys,
    private readonly users: UsersService,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  protected due(now: Date, session: ClientSession | null = null): Promise<readonly ApiKeyRecord[]> {
    return this.keys.expiringUntil(new Date(now.getTime() + KEY_REMINDER_DAYS * DAY_MS), session);
  }

  protected keyOf({ _id, expiresAt }: ApiKeyRecord): string {
    return `API key ${_id.toHexString()} expires ${expiresAt.toISOString()}`;
  }

  protected async carryOut(piece: ApiKeyRecord, session: ClientSession): Promise<void> {
    const expiring = await this.due(this.clock.now(), session);
    const key = expiring.find((one) => this.keyOf(one) === this.keyOf(piece));
    if (key === undefined) return;
    const maker = await this.users.contact(key.createdBy._id.toHexString(), session);
    const { keyExpiring: texts } = emailTexts(maker.language);
    const day = formatDay(key.expiresAt, maker.language);
    await this.outbox.post(
      {
        ...addressedTo(maker),
        isAboutAccess: true,
        subject: texts.subject(key.name, day),
        paragraphs: [texts.text(key.name, day)],
        action: { label: texts.link, path: key.company === null ? '/admin/api-keys' : '/account/company' },
        about: { resource: 'api-keys', id: key._id, name: key.name },
      },
      session,
    );
  }
}
