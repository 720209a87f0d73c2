import { Injectable } from '@nestjs/common';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { daysLeftOf } from '@shop/contract/supplier-pack';
import type { ClientSession } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { DueTask } from '../../platform/jobs/due-task.js';
import { OnceOnly } from '../../platform/jobs/once-only.service.js';
import type { Email } from '../../platform/mail/email.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { formatDay, optionalFact } from '../../documents/texts/email-parts.js';
import { staffEmails } from '../../documents/texts/en/emails.js';
import { documentTexts } from '../../documents/texts/texts.js';
import { dueNotices, type ExpiryNotice } from './domain/supplier-document.rules.js';
import type { SupplierDocumentRecord } from './supplier-document.schema.js';
import { SupplierDocuments } from './supplier-documents.service.js';

interface Notice {
  readonly document: SupplierDocumentRecord;
  readonly when: ExpiryNotice;
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
    const records = [...(await this.documents.load()).values()];
    return records.flatMap((document) => noticesOf(document, dubaiDay(now)).map((when) => ({ document, when })));
  }

  /** The key contains the last day: a replaced document has another last day, and so other notices. */
  protected keyOf({ document: { kind, expiresOn }, when }: Notice): string {
    return `supplier document ${kind} ${expiresOn} ${when}`;
  }

  protected async carryOut({ document: { kind }, when }: Notice, session: ClientSession): Promise<void> {
    const today = dubaiDay(this.clock.now());
    const document = (await this.documents.load(session)).get(kind);
    if (!document || !noticesOf(document, today).includes(when)) return;
    await this.outbox.post(this.email(document, daysLeftOf(document.expiresOn, today) ?? 0), session);
  }

  private email({ _id, kind, number, expiresOn }: SupplierDocumentRecord, daysLeft: number): Email {
    const { greeting, supplierDocument: texts } = staffEmails;
    const name = documentTexts(DEFAULT_LANGUAGE).supplierPack.kinds[kind];
    return {
      to: this.settings.current().email,
      language: DEFAULT_LANGUAGE,
      greeting,
      subject: texts.subject(name, daysLeft),
      paragraphs: [texts.text(name, daysLeft)],
      facts: [
        ...optionalFact(texts.number, number),
        { label: texts.lastDay, value: formatDay(startOfDubaiDay(expiresOn), DEFAULT_LANGUAGE) },
      ],
      action: { label: texts.link, path: '/admin/settings' },
      about: { resource: 'supplier-documents', id: _id, name },
    };
  }
}

/** The day of the last change counts as known to staff. */
function noticesOf({ file, expiresOn, updatedAt }: SupplierDocumentRecord, today: string): ExpiryNotice[] {
  return file === null ? [] : dueNotices(expiresOn, dubaiDay(updatedAt), today);
}
