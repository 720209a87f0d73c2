import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dubaiDay } from '@shop/contract/dubai-day';
import { type ClientSession, type Model, Types } from 'mongoose';
import { CompaniesService } from '../../../people/companies/companies.service.js';
import { UsersService } from '../../../people/users/users.service.js';
import { type Account, accountKeyOf, accountOf, type AccountResource } from '../../../billing/invoices/account.js';
import { InvoicesService } from '../../../billing/invoices/invoices.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { toObjectId } from '../../../platform/database/record.js';
import { isDuplicateKey, Transactions } from '../../../platform/database/transactions.js';
import type { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { refuse, refuseField } from '../../../platform/errors/refuse.js';
import type { HoldRemindersDto, UpdateReminderAccountDto } from './dto/reminder.requests.js';
import type { ReminderAccountResponse } from './dto/reminder.response.js';
import {
  REMINDER_ACCOUNT_RECORD,
  ReminderAccount,
  type ReminderAccountRecord,
  type ReminderHold,
} from './reminder-account.schema.js';
import { toReminderAccount } from './reminder.mapper.js';
import { isActive } from './domain/reminder.rules.js';

const MOST_HOLDS = 100;

interface Held {
  readonly account: Account;
  readonly invoice: { readonly _id: Types.ObjectId; readonly invoiceNumber: string } | null;
}

/** Stores whether an account gets reminders, and its holds. */
@Injectable()
export class ReminderAccounts {
  constructor(
    @InjectModel(ReminderAccount.name) private readonly model: Model<ReminderAccount>,
    @InjectRecords(ReminderAccount) private readonly records: RecordStore<ReminderAccount>,
    private readonly invoices: InvoicesService,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError REMINDER_ACCOUNT_NOT_FOUND, COMPANY_NOT_FOUND, USER_NOT_FOUND */
  async get(of: string, id: string): Promise<ReminderAccountResponse> {
    return this.answerFor(await this.accountAt(of, id), null);
  }

  /** @throws DomainError the errors of `get`, STALE_VERSION */
  async update(of: string, id: string, body: UpdateReminderAccountDto, actor: Actor): Promise<ReminderAccountResponse> {
    const { version, sendsReminders, sendsStatements } = body;
    const account = await this.accountAt(of, id);
    return this.changed(account, actor, (before) => {
      if (typeof version === 'number' && version !== (before?.version ?? 0)) {
        throw refuse('STALE_VERSION', { record: REMINDER_ACCOUNT_RECORD.name });
      }
      return {
        ...(sendsReminders !== undefined && { sendsReminders }),
        ...(sendsStatements !== undefined && { sendsStatements }),
      };
    });
  }

  /** @throws DomainError `invalid`, *_NOT_FOUND, TOO_MANY_HOLDS */
  async hold(body: HoldRemindersDto, actor: Actor): Promise<ReminderAccountResponse> {
    const now = this.clock.now();
    const until = body.until ?? '';
    if (until !== '' && until < dubaiDay(now)) throw refuseField('until', 'DAY_IS_OVER', { value: until });
    const { account, invoice } = await this.heldBy(body);
    const hold: ReminderHold = {
      _id: new Types.ObjectId(),
      invoice: invoice?._id ?? null,
      invoiceNumber: invoice?.invoiceNumber ?? '',
      reason: body.reason,
      until,
      by: actor.name,
      at: now,
    };
    return this.changed(account, actor, (before) => {
      const standing = (before?.holds ?? []).filter((one) => isActive(one, dubaiDay(now)));
      // A second hold of the same account or invoice replaces the first.
      const others = standing.filter((one) => String(one.invoice) !== String(hold.invoice));
      if (others.length >= MOST_HOLDS) throw refuse('TOO_MANY_HOLDS', { max: MOST_HOLDS });
      return { holds: [...others, hold] };
    });
  }

  /** @throws DomainError HOLD_NOT_FOUND */
  release(id: string, actor: Actor): Promise<DeletedResponse> {
    const hold = toObjectId(id);
    return this.transactions.answer(actor, async (session) => {
      const record =
        hold && (await this.model.findOne({ 'holds._id': hold }).session(session).lean<ReminderAccountRecord | null>());
      if (record === null) throw refuse('HOLD_NOT_FOUND');
      const holds = record.holds.filter(({ _id }) => !_id.equals(hold));
      await this.records.store(record, { holds }, { actor, session });
      return { _id: id };
    });
  }

  private async heldBy({ invoice, company, user }: HoldRemindersDto): Promise<Held> {
    const named = [invoice, company, user].filter((id) => typeof id === 'string');
    if (named.length !== 1) throw refuseField(named.length === 0 || invoice ? 'invoice' : 'company', 'ONE_HELD');
    if (!invoice)
      return { account: await this.accountAt(company ? 'companies' : 'users', named[0] ?? ''), invoice: null };
    const found = await this.invoices.load(invoice);
    return { account: accountOf(found), invoice: found };
  }

  private async accountAt(of: string, id: string): Promise<Account> {
    if (of === 'companies') return { company: (await this.companies.load(id))._id, user: null };
    if (of === 'users') return { company: null, user: (await this.users.load(id))._id };
    throw refuse('REMINDER_ACCOUNT_NOT_FOUND/unknown');
  }

  /**
   * Two users who first change an account at the same moment would both create its record: one of them gets
   * STALE_VERSION.
   */
  private async changed(
    account: Account,
    actor: Actor,
    change: (before: ReminderAccountRecord | null) => Partial<ReminderAccount>,
  ): Promise<ReminderAccountResponse> {
    const fresh = new Types.ObjectId();
    try {
      return await this.transactions.answer(actor, async (session) => {
        const before = await this.load(account, session);
        await this.write(before, { ...change(before), account: accountKeyOf(account) }, fresh, { actor, session });
        return this.answerFor(account, session);
      });
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('STALE_VERSION', { record: REMINDER_ACCOUNT_RECORD.name }) : error;
    }
  }

  private async write(
    before: ReminderAccountRecord | null,
    fields: Partial<ReminderAccount>,
    fresh: Types.ObjectId,
    by: ChangeContext,
  ): Promise<void> {
    if (before === null) await this.records.insert({ _id: fresh, ...fields }, by);
    else await this.records.store(before, fields, by);
  }

  private load(account: Account, session: ClientSession | null): Promise<ReminderAccountRecord | null> {
    const filter = { account: accountKeyOf(account) };
    return this.model.findOne(filter).session(session).lean<ReminderAccountRecord | null>();
  }

  private async answerFor(account: Account, session: ClientSession | null): Promise<ReminderAccountResponse> {
    const of: AccountResource = account.company === null ? 'users' : 'companies';
    const name = { of, _id: String(account.company ?? account.user) };
    return toReminderAccount(name, await this.load(account, session), dubaiDay(this.clock.now()));
  }
}
