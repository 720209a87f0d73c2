import { grouped } from '@shop/contract/grouped';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import type { ReminderSettings } from '@shop/contract/reminders';
import { remindersOf } from '../../../shop/settings/usual-reminders.js';
import type { ClientSession, Model, Types } from 'mongoose';
import { type Account, accountKeyOf, accountOf, accountOfKey } from '../../../billing/invoices/account.js';
import { ChequeCover } from '../../cheques/cheque-cover.service.js';
import { InvoiceViews, type OverdueInvoiceRecord } from '../../../billing/invoices/invoice-views.service.js';
import { AccountCredit } from '../../receipts/account-credit.service.js';
import { MoveInsService } from '../../../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { isActive } from './domain/reminder.rules.js';
import { ReminderAccount, type ReminderAccountRecord, type ReminderHold } from './reminder-account.schema.js';
import { type ChasedAccount, chasedAccount, type Reminded } from './chased-account.js';
import { Reminder, type ReminderRecord } from './reminder.schema.js';
import { FollowUps } from '../../../sales/follow-ups/follow-ups.service.js';

type Invoiced = Pick<OverdueInvoiceRecord, '_id' | 'user' | 'company'>;

/** Finds the accounts to remind on a day, and their invoices. */
@Injectable()
export class ReminderPlanning {
  constructor(
    @InjectModel(Reminder.name) private readonly reminders: Model<Reminder>,
    @InjectModel(ReminderAccount.name) private readonly accounts: Model<ReminderAccount>,
    private readonly views: InvoiceViews,
    private readonly settings: SettingsService,
    private readonly credit: AccountCredit,
    private readonly followUps: FollowUps,
    private readonly cheques: ChequeCover,
    private readonly moveIns: MoveInsService,
  ) {}

  async reminderSettings(session: ClientSession | null): Promise<ReminderSettings> {
    return remindersOf((await this.settings.load(session)).reminders);
  }

  /** Every account with something overdue on that day. @param day in Dubai, as `2026-11-26` */
  overdueAccounts(day: string): Promise<ChasedAccount[]> {
    return this.plan(day, null, null);
  }

  /** The account within the transaction; null if it has nothing overdue. */
  async overdueAccount(account: Account, day: string, session: ClientSession | null): Promise<ChasedAccount | null> {
    return (await this.plan(day, account, session))[0] ?? null;
  }

  /** The reminders that named an invoice, newest first. */
  remindersOf(invoice: Types.ObjectId, session: ClientSession | null): Promise<ReminderRecord[]> {
    return this.reminders
      .find({ 'invoices.invoice': invoice })
      .sort({ createdAt: -1, _id: -1 })
      .session(session)
      .lean<ReminderRecord[]>();
  }

  async holdsOn(invoice: Invoiced, day: string, session: ClientSession | null): Promise<ReminderHold[]> {
    const key = accountKeyOf(accountOf(invoice));
    const record = (await this.recordsOf([key], session)).get(key);
    const ofIt = (record?.holds ?? []).filter((hold) => hold.invoice === null || hold.invoice.equals(invoice._id));
    return ofIt.filter((hold) => isActive(hold, day));
  }

  private async plan(day: string, account: Account | null, session: ClientSession | null): Promise<ChasedAccount[]> {
    const since = startOfDubaiDay(day);
    const waiting = await this.moveIns.unremindedAt(since, session);
    const overdue = await this.views.overdueAt(since, account, waiting, session);
    const ids = overdue.map(({ _id }) => _id);
    const groups = grouped(overdue, (invoice) => accountKeyOf(accountOf(invoice)));
    const [reminded, records, settings] = await Promise.all([
      this.remindedOf(ids, session),
      this.recordsOf([...groups.keys()], session),
      this.settings.load(session),
    ]);
    const balances = await this.credit.balancesOf(account, session);
    const promises = await this.followUps.promisesFrom(day, account && (account.company ?? account.user), session);
    const days = remindersOf(settings.reminders).steps.map((step) => step.days);
    const covered = settings.remindersSkipCheques
      ? await this.cheques.coveredOf(ids, { session, since: day })
      : new Map();
    return [...groups].map(([key, group]) => {
      const { company, user } = accountOfKey(key);
      const promise = promises.get((company ?? user).toHexString()) ?? null;
      const ofAccount = { record: records.get(key), credit: Math.max(balances.get(key) ?? 0, 0), promise };
      return chasedAccount(group, { reminded, covered }, ofAccount, { day, days });
    });
  }

  private async remindedOf(ids: Types.ObjectId[], session: ClientSession | null): Promise<Map<string, Reminded>> {
    const sent = await this.reminders
      .find({ 'invoices.invoice': { $in: ids } })
      .select('day invoices')
      .sort({ createdAt: 1 })
      .session(session)
      .lean<ReminderRecord[]>();
    const found = new Map<string, Reminded>();
    for (const { day, invoices } of sent) {
      for (const { invoice, step } of invoices) {
        const before = found.get(String(invoice)) ?? { count: 0, step: 0 };
        found.set(String(invoice), { count: before.count + 1, step: Math.max(before.step, step), day });
      }
    }
    return found;
  }

  private async recordsOf(keys: string[], session: ClientSession | null): Promise<Map<string, ReminderAccountRecord>> {
    const found = await this.accounts
      .find({ account: { $in: keys } })
      .session(session)
      .lean<ReminderAccountRecord[]>();
    return new Map(found.map((record) => [record.account, record]));
  }
}
