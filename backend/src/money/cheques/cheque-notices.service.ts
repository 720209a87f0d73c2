import { Injectable } from '@nestjs/common';
import { dubaiClock, dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import type { ClientSession } from 'mongoose';
import { formatAed, formatDay } from '../../documents/texts/email-parts.js';
import { staffEmails } from '../../documents/texts/en/emails.js';
import { DueTask } from '../../platform/jobs/due-task.js';
import type { Email } from '../../platform/mail/email.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { ChequeRecord } from './cheque.schema.js';
import { ChequesService } from './cheques.service.js';
import { restOf } from './domain/cheque.rules.js';
import { CHEQUE_NOTICES, type ChequeNotice, noticesOf, SENDING_HOUR } from './domain/notices.js';

interface Notice {
  readonly cheque: ChequeRecord;
  readonly kind: ChequeNotice;
  readonly key: string;
}

/** Notifies the shop each morning of cheques to deposit, cheques that become stale, and cheques without an answer: in one email. */
@Injectable()
export class ChequeNotices extends DueTask<string> {
  protected readonly failure = 'Failed to send the email about cheques';

  constructor(
    private readonly cheques: ChequesService,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  /** Today, if there is something that was not mailed yet. */
  protected async due(now: Date): Promise<readonly string[]> {
    if (dubaiClock(now).getUTCHours() < SENDING_HOUR) return [];
    const keys = (await this.noticesOn(dubaiDay(now), null)).map(({ key }) => key);
    const done = await this.once.doneAmong(keys);
    return keys.some((key) => !done.has(key)) ? [dubaiDay(now)] : [];
  }

  protected keyOf(day: string): string {
    return `cheques ${day}`;
  }

  protected async carryOut(day: string, session: ClientSession): Promise<void> {
    const notices: Notice[] = [];
    for (const notice of await this.noticesOn(day, session)) {
      if (await this.once.claimIn(notice.key, session)) notices.push(notice);
    }
    if (notices.length > 0) await this.outbox.post(this.email(notices), session);
  }

  private async noticesOn(day: string, session: ClientSession | null): Promise<Notice[]> {
    const cheques = await this.cheques.openPayments(session);
    return cheques.flatMap((cheque) =>
      noticesOf(cheque, day).map(({ kind, day: since }) => {
        return { cheque, kind, key: `cheque ${cheque._id.toHexString()} ${kind} ${since}` };
      }),
    );
  }

  private email(notices: readonly Notice[]): Email {
    const { greeting, chequesDue: texts } = staffEmails;
    const lineOf = ({ cheque }: Notice) => {
      const { number, payer, bank, chequeNumber, chequeDate } = cheque;
      const day = formatDay(startOfDubaiDay(chequeDate), DEFAULT_LANGUAGE);
      return [number, payer, `${bank} ${chequeNumber}`, day, formatAed(restOf(cheque), DEFAULT_LANGUAGE)].join(' · ');
    };
    const groups = CHEQUE_NOTICES.map((kind) => ({ kind, of: notices.filter((notice) => notice.kind === kind) }));
    return {
      to: this.settings.current().email,
      language: DEFAULT_LANGUAGE,
      greeting,
      subject: texts.subject(notices.length),
      paragraphs: [texts.text],
      facts: groups
        .filter(({ of }) => of.length > 0)
        .map(({ kind, of }) => ({ label: texts.kinds[kind], value: of.map(lineOf).join('\n') })),
      action: { label: texts.link, path: '/admin/cheques' },
    };
  }
}
