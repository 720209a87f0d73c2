import { Injectable } from '@nestjs/common';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { daysLeftOf } from '@shop/contract/supplier-pack';
import { supplierDocuments as names } from '@shop/contract/words/en/documents';
import type { ClientSession } from 'mongoose';
import { formatDay } from '../../documents/texts/email-parts.js';
import { staffEmails } from '../../documents/texts/en/emails.js';
import { DueTask } from '../../platform/jobs/due-task.js';
import type { Email } from '../../platform/mail/email.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { dueNotice } from './domain/supplier-document.rules.js';
import type { SupplierDocumentRecord } from './supplier-document.schema.js';
import { SupplierDocuments } from './supplier-documents.service.js';

interface Notice extends SupplierDocumentRecord {
  readonly expiresOn: string;
  /** The day of the notice, in days before the last day. */
  readonly days: number;
  readonly daysLeft: number;
}

/** Notifies the shop of documents that expire: 30 days before, and on the last day. */
@Injectable()
export class SupplierNotices extends DueTask<Notice> {
  protected readonly failure = 'Failed to send a notice about a supplier document';

  constructor(
    private readonly documents: SupplierDocuments,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  /** The day of the last change counts as known to staff. */
  protected async due(now: Date, session: ClientSession | null = null): Promise<readonly Notice[]> {
    const today = dubaiDay(now);
    return (await this.documents.load(session)).flatMap((document) => {
      const { expiresOn, updatedAt } = document;
      const days = dueNotice(expiresOn, dubaiDay(updatedAt), today);
      const daysLeft = daysLeftOf(expiresOn, today) ?? 0;
      return expiresOn === null || days === null ? [] : [{ ...document, expiresOn, days, daysLeft }];
    });
  }

  /** The key contains the last day: a replaced document has another last day, and so other notices. */
  protected keyOf({ kind, expiresOn, days }: Notice): string {
    return `supplier document ${kind} ${expiresOn} ${days}`;
  }

  protected async carryOut(piece: Notice, session: ClientSession): Promise<void> {
    const notices = await this.due(this.clock.now(), session);
    const notice = notices.find((one) => this.keyOf(one) === this.keyOf(piece));
    if (notice) await this.outbox.post(this.email(notice), session);
  }

  private email({ _id, kind, expiresOn, daysLeft }: Notice): Email {
    const { greeting, supplierDocument: texts } = staffEmails;
    const name = names[kind];
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
