import { Injectable } from '@nestjs/common';
import { dubaiClock, dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { dayAfter } from '@shop/contract/working-days';
import type { ClientSession } from 'mongoose';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { UsersService } from '../../people/users/users.service.js';
import { addressedTo, formatAed, formatDay } from '../../documents/texts/email-parts.js';
import { emailTexts } from '../../documents/texts/texts.js';
import { DueTask } from '../../platform/jobs/due-task.js';
import type { Email } from '../../platform/mail/email.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { MoveInsService } from '../../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { accountOfCheque, type ChequeRecord } from './cheque.schema.js';
import { ChequesService } from './cheques.service.js';
import { SENDING_HOUR } from './domain/notices.js';

const DAYS_BEFORE = 3;

/** Reminds customers of their cheques three days before the day on them, if the shop wants it. */
@Injectable()
export class ChequeReminders extends DueTask<ChequeRecord> {
  protected readonly failure = 'Failed to remind a customer of a cheque';

  constructor(
    private readonly cheques: ChequesService,
    private readonly users: UsersService,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
    private readonly moveIns: MoveInsService,
  ) {
    super();
  }

  protected async due(now: Date): Promise<readonly ChequeRecord[]> {
    const { remindsOfCheques } = await this.settings.load(null);
    if (!remindsOfCheques || dubaiClock(now).getUTCHours() < SENDING_HOUR) return [];
    const waiting = new Set((await this.moveIns.unremindedAt(now, null)).map(String));
    return (await this.cheques.openPayments(null)).filter(
      (cheque) => isComing(cheque, dubaiDay(now)) && !waiting.has(String(cheque.opening?.moveIn)),
    );
  }

  protected keyOf({ _id, chequeDate }: ChequeRecord): string {
    return `cheque ${_id.toHexString()} coming ${chequeDate}`;
  }

  protected async carryOut({ _id }: ChequeRecord, session: ClientSession): Promise<void> {
    const cheque = await this.cheques.load(_id.toHexString(), session);
    if (!isComing(cheque, this.cheques.today())) return;
    const contact = await this.contactOf(cheque, session);
    if (contact !== undefined && contact.email !== '') await this.outbox.post(this.email(cheque, contact), session);
  }

  private async contactOf(cheque: ChequeRecord, session: ClientSession): Promise<UserContact | undefined> {
    const { company, user } = accountOfCheque(cheque);
    if (company === null) return this.users.contact(user.toHexString(), session);
    return (await this.users.billingContacts([company])).get(company.toHexString());
  }

  private email({ _id, number, chequeNumber, bank, chequeDate, amount }: ChequeRecord, contact: UserContact): Email {
    const { language } = contact;
    const { chequeComing: texts } = emailTexts(language);
    const day = formatDay(startOfDubaiDay(chequeDate), language);
    return {
      ...addressedTo(contact),
      subject: texts.subject(chequeNumber, day),
      paragraphs: [texts.text(day)],
      facts: [
        { label: texts.cheque, value: `${bank} ${chequeNumber}` },
        { label: texts.amount, value: formatAed(amount, language) },
      ],
      action: { label: texts.link, path: '/account/cheques' },
      replyTo: this.settings.current().email,
      about: { resource: 'cheques', id: _id, name: number },
    };
  }
}

/** True if the day on a cheque in hand is one of the next three. @param today in Dubai */
const isComing = ({ status, kind, chequeDate }: ChequeRecord, today: string): boolean =>
  status === 'Held' && kind === 'Payment' && chequeDate > today && chequeDate <= dayAfter(today, DAYS_BEFORE);
