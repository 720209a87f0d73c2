import { Injectable } from '@nestjs/common';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { daysLeftOf } from '@shop/contract/supplier-pack';
import { supplierDocuments as names } from '@shop/contract/words/en/documents';
import type { ClientSession } from 'mongoose';
import { formatDay } from '../../documents/texts/email-parts.js';
import { staffEmails } from '../../documents/texts/en/emails.js';
import { Clock } from '../../platform/clock.js';
import { DueTask } from '../../platform/jobs/due-task.js';
import { OnceOnly } from '../../platform/jobs/once-only.service.js';
import type { Email } from '../../platform/mail/email.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { dueNotice } from './domain/supplier-document.rules.js';
import type { SupplierDocumentRecord } from './supplier-document.schema.js';
import { SupplierDocuments } from './supplier-documents.service.js';

interface Notice extends SupplierDocumentRecord {
  readonly expiresOn: string;
  /** Days before the last day. */
  readonly days: number;
}

/** Notifies the shop of documents that expire: 30 days before, and on the last day. */
@Injectable()
export class SupplierNotices extends DueTask<Notice> {
  protected readonly failure = 'Failed to send a notice about a supplier document';

  constructor(
    once: OnceOnly,
    clock: Clock,
    private readonly documents: SupplierDocuments,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
  ) {
    super(once, clock);
  }

  protected async due(now: Date): Promise<readonly Notice[]> {
    return this.noticesOn(dubaiDay(now));
  }

  /** The key contains the last day: a replaced document has another last day, and so other notices. */
  protected keyOf({ kind, expiresOn, days }: Notice): string {
    return `supplier document ${kind} ${expiresOn} ${days}`;
  }

  protected async carryOut(piece: Notice, session: ClientSession): Promise<void> {
    const today = dubaiDay(this.clock.now());
    const notices = await this.noticesOn(today, session);
    const notice = notices.find((one) => this.keyOf(one) === this.keyOf(piece));
    if (notice) await this.outbox.post(this.email(notice, today), session);
  }

  /** The day of the last change counts as known to staff. */
  private async noticesOn(today: string, session: ClientSession | null = null): Promise<Notice[]> {
    return (await this.documents.load(session)).flatMap((document) => {
      const { expiresOn, updatedAt } = document;
      const days = expiresOn === null ? null : dueNotice(expiresOn, dubaiDay(updatedAt), today);
      return expiresOn === null || days === null ? [] : [{ ...document, expiresOn, days }];
    });
  }

  private email({ _id, kind, expiresOn }: Notice, today: string): Email {
    const { greeting, supplierDocument: texts } = staffEmails;
    const [name, daysLeft] = [names[kind], daysLeftOf(expiresOn, today) ?? 0];
    return {
      to: this.settings.current().email,
      language: DEFAULT_LANGUAGE,
      greeting,
      subject: texts.subject(name, daysLeft),
      paragraphs: [texts.text(name, daysLeft)],
      facts: [{ label: texts.lastDay, value: formatDay(startOfDubaiDay(expiresOn), DEFAULT_LANGUAGE) }],
      action: { label: texts.link, path: '/admin/settings' },
      about: { resource: 'supplier-documents', id: _id, name },
    };
  }
}
