import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { type ReminderSettings, remindersOf } from '@shop/contract/reminders';
import type { ClientSession, Model, Types } from 'mongoose';
import { type Account, accountKeyOf, accountOf } from '../../invoices/account.js';
import { InvoiceViews, type OverdueInvoiceRecord } from '../../invoices/invoice-views.service.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { type OverdueInvoice, stepOfAccount } from './domain/reminder.rules.js';
import { ReminderAccount, type ReminderAccountRecord, type ReminderHold } from './reminder-account.schema.js';
import { Reminder, type ReminderRecord } from './reminder.schema.js';

export interface ChasedInvoice extends OverdueInvoice {
  readonly _id: Types.ObjectId;
  readonly invoiceNumber: string;
  readonly createdAt: Date;
  /** How often an e-mail named it. */
  readonly count: number;
  readonly hold: ReminderHold | null;
}

/** An account that owes something overdue, the oldest invoice first. */
export interface ChasedAccount {
  readonly account: Account;
  readonly name: string;
  readonly sendsReminders: boolean;
  readonly hold: ReminderHold | null;
  readonly invoices: readonly ChasedInvoice[];
  /** The step of the e-mail of that day; null: none goes out. */
  readonly step: number | null;
  /** As `step`, were nothing held. */
  readonly stepWithoutHolds: number | null;
}

interface Reminded {
  readonly count: number;
  readonly step: number;
  readonly day: string;
}

type Invoiced = Pick<OverdueInvoiceRecord, '_id' | 'user' | 'company'>;

/** Finds the accounts to remind on a day, and of what. */
@Injectable()
export class ReminderPlanning {
  constructor(
    @InjectModel(Reminder.name) private readonly reminders: Model<Reminder>,
    @InjectModel(ReminderAccount.name) private readonly accounts: Model<ReminderAccount>,
    private readonly views: InvoiceViews,
    private readonly settings: SettingsService,
  ) {}

  async reminderSettings(session: ClientSession | null): Promise<ReminderSettings> {
    return remindersOf((await this.settings.load(session)).reminders);
  }

  /** Every account with something overdue on that day. @param day in Dubai, as `2026-11-26` */
  all(day: string): Promise<ChasedAccount[]> {
    return this.plan(day, null, null);
  }

  /** The account as it is in the transaction; null: nothing of it is overdue. */
  async one(account: Account, day: string, session: ClientSession): Promise<ChasedAccount | null> {
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

  /** The holds of an invoice and of its account that are not over. */
  async holdsOn(invoice: Invoiced, day: string, session: ClientSession | null): Promise<ReminderHold[]> {
    const key = accountKeyOf(accountOf(invoice));
    const record = (await this.recordsOf([key], session)).get(key);
    const ofIt = (record?.holds ?? []).filter((hold) => hold.invoice === null || hold.invoice.equals(invoice._id));
    return ofIt.filter((hold) => isActive(hold, day));
  }

  private async plan(day: string, account: Account | null, session: ClientSession | null): Promise<ChasedAccount[]> {
    const overdue = await this.views.overdueAt(startOfDubaiDay(day), account, session);
    const ids = overdue.map(({ _id }) => _id);
    const groups = byAccount(overdue);
    const [reminded, records, { steps }] = await Promise.all([
      this.remindedOf(ids, session),
      this.recordsOf([...groups.keys()], session),
      this.reminderSettings(session),
    ]);
    const days = steps.map((step) => step.days);
    return [...groups].map(([key, group]) => chased(group, reminded, records.get(key), { day, days }));
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

function byAccount(overdue: readonly OverdueInvoiceRecord[]): Map<string, OverdueInvoiceRecord[]> {
  const groups = new Map<string, OverdueInvoiceRecord[]>();
  for (const invoice of overdue) {
    const key = accountKeyOf(accountOf(invoice));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [invoice]);
    else group.push(invoice);
  }
  return groups;
}

interface OnDay {
  readonly day: string;
  readonly days: readonly number[];
}

function chased(
  group: readonly OverdueInvoiceRecord[],
  reminded: ReadonlyMap<string, Reminded>,
  record: ReminderAccountRecord | undefined,
  { day, days }: OnDay,
): ChasedAccount {
  const [first] = group;
  if (first === undefined) throw new Error('An account without an invoice');
  const holds = (record?.holds ?? []).filter((hold) => isActive(hold, day));
  const ofAccount = holds.find(({ invoice }) => invoice === null) ?? null;
  const invoices = group.map((invoice): ChasedInvoice => {
    const { count = 0, step = 0, day: remindedOn = null } = reminded.get(String(invoice._id)) ?? {};
    const hold = holds.find((one) => one.invoice?.equals(invoice._id)) ?? null;
    const { _id, invoiceNumber, createdAt, dueDate, remainingDue } = invoice;
    const isHeld = hold !== null || ofAccount !== null;
    return { _id, invoiceNumber, createdAt, dueDate, remainingDue, count, step, remindedOn, hold, isHeld };
  });
  const free = invoices.map((invoice) => ({ ...invoice, isHeld: false }));
  const sendsReminders = record?.sendsReminders ?? true;
  return {
    account: accountOf(first),
    name: first.buyer.company?.legalName ?? first.buyer.name,
    ...{ sendsReminders, hold: ofAccount, invoices },
    step: sendsReminders ? stepOfAccount(invoices, days, day) : null,
    stepWithoutHolds: stepOfAccount(free, days, day),
  };
}

/** @param day in Dubai */
export const isActive = ({ until }: Pick<ReminderHold, 'until'>, day: string): boolean => until === '' || until >= day;
