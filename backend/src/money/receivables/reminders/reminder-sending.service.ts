import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { aedText } from '@shop/contract/money';
import { REMINDER_STEPS } from '@shop/contract/reminders';
import { type ClientSession, Types } from 'mongoose';
import { type Account, accountKeyOf, accountOf } from '../../../billing/invoices/account.js';
import { InvoicesService } from '../../../billing/invoices/invoices.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { OnceOnly } from '../../../platform/jobs/once-only.service.js';
import { HistoryWriter } from '../../../platform/history/history-writer.service.js';
import { Outbox } from '../../../platform/mail/outbox.service.js';
import { refuse } from '../../../platform/errors/refuse.js';
import { type StatementCustomer, StatementsService } from '../statements/statements.service.js';
import { remindedAmount, daysOverdue, stepAfter } from './domain/reminder.rules.js';
import type { RemindNowDto } from './dto/reminder.requests.js';
import type { InvoiceRemindersResponse } from './dto/reminder.response.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { reminderEmail } from './reminder.emails.js';
import { overdueTotal, toInvoiceReminders } from './reminder.mapper.js';
import type { ChasedAccount, ChasedInvoice } from './chased-account.js';
import { ReminderPlanning } from './reminder-planning.service.js';
import { Reminder } from './reminder.schema.js';

/** The key allows one reminder for an account and a day, by all senders together. */
export const reminderKey = (account: Account, day: string): string => `reminder ${accountKeyOf(account)} ${day}`;

interface Sending {
  readonly day: string;
  readonly step: number;
  readonly by: Actor | null;
}

/** Sends the reminder of an account, and returns how often the customer of an invoice was reminded. */
@Injectable()
export class ReminderSending {
  constructor(
    @InjectRecords(Reminder) private readonly records: RecordStore<Reminder>,
    private readonly planning: ReminderPlanning,
    private readonly statements: StatementsService,
    private readonly invoices: InvoicesService,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
    private readonly history: HistoryWriter,
    private readonly once: OnceOnly,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Re-checks in the transaction whether a reminder is still due for the account on that day, and sends it. */
  async sendDue(account: Account, day: string, session: ClientSession): Promise<void> {
    const chased = await this.planning.overdueAccount(account, day, session);
    if (chased?.step == null) return;
    const customer = await this.statements.of(account);
    if (customer.buyer.email === '') return;
    await this.send(chased, customer, { day, step: chased.step, by: null }, session);
  }

  /**
   * Reminds the invoice's account now of all that is overdue.
   * @throws DomainError INVOICE_NOT_FOUND, INVOICE_NOT_OVERDUE, REMINDER_HELD, PAYMENT_PROMISED, COVERED_BY_CHEQUES, ACCOUNT_IN_CREDIT,
   * CUSTOMER_WITHOUT_EMAIL, REMINDED_TODAY
   */
  async remindNow(id: string, { anyway = false }: RemindNowDto, actor: Actor): Promise<InvoiceRemindersResponse> {
    const account = accountOf(await this.invoices.load(id));
    const customer = await this.statements.of(account);
    if (customer.buyer.email === '') throw refuse('CUSTOMER_WITHOUT_EMAIL');
    return this.transactions.answer(actor, async (session) => {
      const day = dubaiDay(this.clock.now());
      const chased = await this.planning.overdueAccount(account, day, session);
      const invoice = chased?.invoices.find(({ _id }) => _id.toHexString() === id.toLowerCase());
      if (chased === null || invoice === undefined) throw refuse('INVOICE_NOT_OVERDUE');
      if (invoice.isHeld) throw refuse('REMINDER_HELD');
      const { promise } = chased;
      if (promise !== null && anyway !== true) {
        throw refuse('PAYMENT_PROMISED', { amount: aedText(promise.amount), day: promise.day });
      }
      if (remindedAmount(invoice) === 0 && anyway !== true)
        throw refuse('COVERED_BY_CHEQUES', { covered: aedText(invoice.covered) });
      if (chased.isCovered && anyway !== true) {
        throw refuse('ACCOUNT_IN_CREDIT', { credit: aedText(chased.credit), overdue: aedText(overdueTotal(chased)) });
      }
      if (!(await this.once.claimIn(reminderKey(account, day), session))) throw refuse('REMINDED_TODAY');
      const step = Math.max(Math.min(invoice.step + 1, REMINDER_STEPS), chased.step ?? 0);
      const invoices = anyway === true ? chased.invoices.map((one) => ({ ...one, covered: 0 })) : chased.invoices;
      await this.send({ ...chased, invoices }, customer, { day, step, by: actor }, session);
      return this.toReminderResponse(id, session);
    });
  }

  /** @throws DomainError INVOICE_NOT_FOUND */
  async ofInvoice(id: string): Promise<InvoiceRemindersResponse> {
    return this.toReminderResponse(id, null);
  }

  private async toReminderResponse(id: string, session: ClientSession | null): Promise<InvoiceRemindersResponse> {
    const invoice = await this.invoices.load(id, session ?? undefined);
    const sent = await this.planning.remindersOf(invoice._id, session);
    const holds = await this.planning.holdsOn(invoice, dubaiDay(this.clock.now()), session);
    const now = this.clock.now();
    const account = await this.planning.overdueAccount(accountOf(invoice), dubaiDay(now), session);
    return toInvoiceReminders(invoice, sent, holds, { now, account });
  }

  private async send(
    { account, invoices: all, credit }: ChasedAccount,
    customer: StatementCustomer,
    { day, step, by }: Sending,
    session: ClientSession,
  ): Promise<void> {
    const { steps } = await this.planning.reminderSettings(session);
    const words = steps[step - 1]?.[customer.language ?? DEFAULT_LANGUAGE];
    if (words === undefined) throw new Error(`There is no step ${step}`);
    const invoices = all
      .filter((invoice) => !invoice.isHeld && remindedAmount(invoice) > 0)
      .map((invoice) => ({ ...invoice, remainingDue: remindedAmount(invoice), covered: 0 }));
    const email = reminderEmail(customer, { invoices, words, day, credit }, this.settings.current(), by ?? undefined);
    const [stored] = await this.outbox.post(email, session);
    const days = steps.map((one) => one.days);
    const named = invoices.map((invoice) => ({
      invoice: invoice._id,
      invoiceNumber: invoice.invoiceNumber,
      amount: invoice.remainingDue,
      step: stepAfter(invoice, days, day, by !== null),
    }));
    const total = invoices.reduce((sum, { remainingDue }) => sum + remainingDue, 0);
    const fields = { ...account, day, step, to: email.to, email: stored?._id ?? null, total, invoices: named };
    const now = this.clock.now();
    await this.records.insert(
      { _id: new Types.ObjectId(), createdAt: now, updatedAt: now, ...fields, by: by?.name ?? '' },
      { actor: by, session },
    );
    await this.notifyStaff(invoices, email.to, by, session);
  }

  /** Adds an entry to the history of each invoice. */
  private async notifyStaff(
    invoices: readonly ChasedInvoice[],
    to: string,
    actor: Actor | null,
    session: ClientSession,
  ): Promise<void> {
    const day = dubaiDay(this.clock.now());
    const entries = invoices.map((invoice) => ({
      resource: 'invoices' as const,
      id: invoice._id,
      action: 'reminded' as const,
      actor,
      changes: [
        { field: 'to', from: null, to },
        { field: 'daysOverdue', from: null, to: daysOverdue(invoice, day) },
      ],
    }));
    await this.history.writeHistory(entries, session);
  }
}
