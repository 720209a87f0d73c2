import { Injectable } from '@nestjs/common';
import { DAY_MS, dubaiDay } from '@shop/contract/dubai-day';
import { toAed } from '@shop/contract/money';
import { KNOWN_PLACEHOLDERS, unknownPlaceholders } from '@shop/contract/reminders';
import { dayAfter, firstWorkingDayOf } from '@shop/contract/working-days';
import type { Types } from 'mongoose';
import { documentTexts } from '../../../documents/texts/texts.js';
import { UsersService } from '../../../people/users/users.service.js';
import { Clock } from '../../../platform/clock.js';
import { refuseField } from '../../../platform/errors/refuse.js';
import { EmailRenderer } from '../../../platform/mail/email-renderer.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import type { ChasedAccount } from './chased-account.js';
import { CHASED_STATES, chasedState } from './domain/chased-state.js';
import { nextSendingDay } from './domain/sending-time.js';
import type { PreviewReminderDto } from './dto/reminder.requests.js';
import type { ReminderPreviewResponse, UpcomingRemindersResponse } from './dto/reminder.response.js';
import { ReminderPlanning } from './reminder-planning.service.js';
import { reminderContent } from './reminder.emails.js';
import { overdueTotal, toChased } from './reminder.mapper.js';

const MOST_ACCOUNTS = 500;

/** Shows staff who will be reminded next, and in which words. Nothing is sent. */
@Injectable()
export class ReminderPreviews {
  constructor(
    private readonly planning: ReminderPlanning,
    private readonly settings: SettingsService,
    private readonly users: UsersService,
    private readonly renderer: EmailRenderer,
    private readonly clock: Clock,
  ) {}

  async upcomingReminders(): Promise<UpcomingRemindersResponse> {
    const now = this.clock.now();
    const day = nextSendingDay(now);
    const [chased, settings] = await Promise.all([this.planning.overdueAccounts(day), this.settings.load(null)]);
    const addresses = await this.addressesOf(chased);
    const rows = chased.map((one) => {
      const to = addresses.get(String(one.account.company ?? one.account.user)) ?? '';
      return toChased(one, to, chasedState({ ...one, isWholeHeld: one.hold !== null }, to), day);
    });
    rows.sort(
      (one, other) =>
        CHASED_STATES.indexOf(one.state) - CHASED_STATES.indexOf(other.state) ||
        other.total - one.total ||
        one._id.localeCompare(other._id),
    );
    return {
      isOn: settings.remindersSince !== '',
      day,
      statementsOn: settings.statementsSince === '' ? null : nextStatementDay(dubaiDay(now)),
      total: toAed(chased.reduce((sum, one) => sum + overdueTotal(one), 0)),
      count: rows.length,
      accounts: rows.slice(0, MOST_ACCOUNTS),
    };
  }

  /**
   * The reminder text with sample invoices. @throws DomainError `invalid` naming the field with an unknown placeholder
   */
  previewReminder({ language, subject, text }: PreviewReminderDto): ReminderPreviewResponse {
    for (const [field, words] of Object.entries({ subject, text })) {
      const [name] = unknownPlaceholders(words);
      if (name !== undefined) {
        throw refuseField(field, 'PLACEHOLDER', { shown: `{${name}}`, value: name, known: KNOWN_PLACEHOLDERS });
      }
    }
    const now = this.clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const invoices = [
      { invoiceNumber: 'INV-0000-00001', createdAt: ago(45), dueDate: ago(15), remainingDue: 124_750 },
      { invoiceNumber: 'INV-0000-00002', createdAt: ago(40), dueDate: ago(10), remainingDue: 38_000 },
    ];
    const { name } = documentTexts(language).sampleBuyer;
    const to = { name, email: '', language };
    const email = reminderContent(
      to,
      { invoices, words: { subject, text }, day: dubaiDay(now), credit: 0 },
      this.settings.current(),
    );
    const { greeting, paragraphs, facts } = email;
    const { html } = this.renderer.read({ ...email, body: { greeting, paragraphs, facts, action: null } });
    return { subject: email.subject, html };
  }

  private async addressesOf(chased: readonly ChasedAccount[]): Promise<Map<string, string>> {
    const companies: Types.ObjectId[] = chased.flatMap(({ account }) => account.company ?? []);
    const people: Types.ObjectId[] = chased.flatMap(({ account }) => account.user ?? []);
    const [contacts, refs] = await Promise.all([this.users.billingContacts(companies), this.users.refs(people)]);
    return new Map([
      ...[...contacts].map(([company, { email }]) => [company, email] as const),
      ...people.map((person) => [String(person), refs.of(person).email] as const),
    ]);
  }
}

/** The next day, today included, that is the first working day of a month. */
function nextStatementDay(today: string): string {
  const thisMonth = firstWorkingDayOf(today.slice(0, 7));
  return thisMonth >= today ? thisMonth : firstWorkingDayOf(dayAfter(`${today.slice(0, 7)}-28`, 4).slice(0, 7));
}
