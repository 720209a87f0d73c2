import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { startOfDubaiDay, dubaiDay } from '@shop/contract/dubai-day';
import { type ReminderSettings, remindersOf, KNOWN_PLACEHOLDERS, unknownPlaceholders } from '@shop/contract/reminders';
import type { ClientSession, Model, Types } from 'mongoose';
import { type Account, accountKeyOf, accountOf, accountOfKey } from '../../invoices/account.js';
import { ChequeCover } from '../../cheques/cheque-cover.service.js';
import { InvoiceViews, type OverdueInvoiceRecord } from '../../invoices/invoice-views.service.js';
import { AccountCredit } from '../../receipts/account-credit.service.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { remindedAmount, isActive, type OverdueInvoice, stepOfAccount } from './domain/reminder.rules.js';
import { ReminderAccount, type ReminderAccountRecord, type ReminderHold } from './reminder-account.schema.js';
import { Reminder, type ReminderRecord } from './reminder.schema.js';
import { type Fils, toAed } from '@shop/contract/money';
import { dayAfter, firstWorkingDayOf } from '@shop/contract/working-days';
import { documentTexts } from '../../../documents/texts/texts.js';
import { Clock } from '../../../platform/clock.js';
import { EmailRenderer } from '../../../platform/mail/email-renderer.js';
import { refuseField } from '../../../platform/errors/refuse.js';
import { FollowUps, type PaymentPromise } from '../../../sales/follow-ups/follow-ups.service.js';
import { UsersService } from '../../../people/users/users.service.js';
import { CHASED_STATES, chasedState } from './domain/chased-state.js';
import type { PreviewReminderDto } from './dto/reminder.requests.js';
import type { ReminderPreviewResponse, UpcomingRemindersResponse } from './dto/reminder.response.js';
import { reminderContent } from './reminder.emails.js';
import { overdueTotal, toChased } from './reminder.mapper.js';
import { nextSendingDay } from './domain/sending-time.js';

export interface ChasedInvoice extends OverdueInvoice {
  readonly _id: Types.ObjectId;
  readonly invoiceNumber: string;
  readonly createdAt: Date;
  /** How many emails named it. */
  readonly count: number;
  readonly hold: ReminderHold | null;
}

/** An account with an overdue amount, the oldest invoice first. */
export interface ChasedAccount {
  readonly account: Account;
  readonly name: string;
  readonly sendsReminders: boolean;
  readonly hold: ReminderHold | null;
  readonly invoices: readonly ChasedInvoice[];
  /** The step of the email of that day; null: no email is sent. */
  readonly step: number | null;
  /** The step without the holds, and without its credit. */
  readonly stepWithoutHolds: number | null;
  /** The step without holds, credit and cheques. */
  readonly stepWithoutCheques: number | null;
  /** The credit balance of the account. */
  readonly credit: Fils;
  /** Its next promise to pay; null: none. While its day is not over, it is reminded by hand only. */
  readonly promise: PaymentPromise | null;
  /** True if its credit covers all that a reminder would ask for: it is reminded by hand only. */
  readonly isCovered: boolean;
}

interface Reminded {
  readonly count: number;
  readonly step: number;
  readonly day: string;
}

type Invoiced = Pick<OverdueInvoiceRecord, '_id' | 'user' | 'company'>;

const MOST_ACCOUNTS = 500;

const DAY_MS = 86_400_000;

/** Finds the accounts to remind on a day, and their invoices. */
@Injectable()
export class ReminderPlanning {
  constructor(
    @InjectModel(Reminder.name) private readonly reminders: Model<Reminder>,
    @InjectModel(ReminderAccount.name) private readonly accounts: Model<ReminderAccount>,
    private readonly views: InvoiceViews,
    private readonly settings: SettingsService,
    private readonly users: UsersService,
    private readonly credit: AccountCredit,
    private readonly followUps: FollowUps,
    private readonly cheques: ChequeCover,
    private readonly renderer: EmailRenderer,
    private readonly clock: Clock,
  ) {}

  async reminderSettings(session: ClientSession | null): Promise<ReminderSettings> {
    return remindersOf((await this.settings.load(session)).reminders);
  }

  /** Every account with something overdue on that day. @param day in Dubai, as `2026-11-26` */
  all(day: string): Promise<ChasedAccount[]> {
    return this.plan(day, null, null);
  }

  /** The account within the transaction; null if it has nothing overdue. */
  async one(account: Account, day: string, session: ClientSession | null): Promise<ChasedAccount | null> {
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

  /** The active holds of an invoice and of its account. */
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
    const [reminded, records, settings] = await Promise.all([
      this.remindedOf(ids, session),
      this.recordsOf([...groups.keys()], session),
      this.settings.load(session),
    ]);
    const balances = await this.credit.balancesOf(account, session);
    const promises = await this.followUps.promisesFrom(day, account && (account.company ?? account.user), session);
    const days = remindersOf(settings.reminders).steps.map((step) => step.days);
    const covered =
      settings.remindersSkipCheques === false ? new Map() : await this.cheques.coveredOf(ids, { session, since: day });
    return [...groups].map(([key, group]) => {
      const { company, user } = accountOfKey(key);
      const promise = promises.get((company ?? user).toHexString()) ?? null;
      const ofAccount = { record: records.get(key), credit: Math.max(balances.get(key) ?? 0, 0), promise };
      return chased(group, { reminded, covered }, ofAccount, { day, days });
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

  async upcoming(): Promise<UpcomingRemindersResponse> {
    const now = this.clock.now();
    const day = nextSendingDay(now);
    const [chased, settings] = await Promise.all([this.all(day), this.settings.load(null)]);
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
      isOn: (settings.remindersSince ?? '') !== '',
      day,
      statementsOn: (settings.statementsSince ?? '') === '' ? null : nextStatementDay(dubaiDay(now)),
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

  /** Addresses by the id of the company or person. */
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

interface OfInvoices {
  readonly reminded: ReadonlyMap<string, Reminded>;
  /** By cheques whose day is not past. */
  readonly covered: ReadonlyMap<string, Fils>;
}

interface OfAccount {
  readonly record: ReminderAccountRecord | undefined;
  readonly credit: Fils;
  readonly promise: PaymentPromise | null;
}

function chased(
  group: readonly OverdueInvoiceRecord[],
  { reminded, covered }: OfInvoices,
  { record, credit, promise }: OfAccount,
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
    const byCheques = Math.min(covered.get(String(_id)) ?? 0, remainingDue);
    return {
      _id,
      invoiceNumber,
      createdAt,
      dueDate,
      remainingDue,
      covered: byCheques,
      count,
      step,
      remindedOn,
      hold,
      isHeld,
    };
  });
  const free = invoices.map((invoice) => ({ ...invoice, isHeld: false }));
  const uncovered = free.map((invoice) => ({ ...invoice, covered: 0 }));
  const sendsReminders = record?.sendsReminders ?? true;
  const total = invoices.reduce((sum, invoice) => sum + remindedAmount(invoice), 0);
  const isCovered = total > 0 && credit >= total;
  return {
    account: accountOf(first),
    name: first.buyer.company?.legalName ?? first.buyer.name,
    sendsReminders,
    hold: ofAccount,
    invoices,
    credit,
    promise,
    isCovered,
    step: sendsReminders && !isCovered && promise === null ? stepOfAccount(invoices, days, day) : null,
    stepWithoutHolds: stepOfAccount(free, days, day),
    stepWithoutCheques: stepOfAccount(uncovered, days, day),
  };
}

/** The next day, today included, that is the first working day of a month. */
function nextStatementDay(today: string): string {
  const thisMonth = firstWorkingDayOf(today.slice(0, 7));
  return thisMonth >= today ? thisMonth : firstWorkingDayOf(dayAfter(`${today.slice(0, 7)}-28`, 4).slice(0, 7));
}
