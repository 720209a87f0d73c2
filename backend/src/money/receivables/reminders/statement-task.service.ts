import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import { dayAfter, firstWorkingDayOf } from '@shop/contract/working-days';
import { type ClientSession, type Model, Types } from 'mongoose';
import { type Account, accountKeyOf } from '../../../billing/invoices/account.js';
import { InvoiceViews } from '../../../billing/invoices/invoice-views.service.js';
import { DueTask } from '../../../platform/jobs/due-task.js';
import type { Email } from '../../../platform/mail/email.js';
import { Outbox } from '../../../platform/mail/outbox.service.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { overdueOf } from '../statements/domain/statement.rules.js';
import { type StatementCustomer, StatementsService } from '../statements/statements.service.js';
import { monthOf } from '../../../documents/texts/days.js';
import { addressedTo, formatAed } from '../../../documents/texts/email-parts.js';
import { reminderTexts } from '../../../documents/texts/texts.js';
import { ReminderAccount, type ReminderAccountRecord } from './reminder-account.schema.js';
import { isSendingTime } from './domain/sending-time.js';

/** A server that was down on the first working day sends the statements within this many days. */
const DAYS_TO_MAKE_UP = 4;

interface Piece {
  readonly account: Account;
  /** The month of the statement, as `2026-11`. */
  readonly month: string;
}

/** Sends each account its statement of the past month, on the first working day of the next month. */
@Injectable()
export class StatementTask extends DueTask<Piece> {
  protected readonly failure = 'Failed to send a statement';

  constructor(
    @InjectModel(ReminderAccount.name) private readonly records: Model<ReminderAccount>,
    private readonly settings: SettingsService,
    private readonly views: InvoiceViews,
    private readonly statements: StatementsService,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  protected async due(now: Date): Promise<readonly Piece[]> {
    const day = dubaiDay(now);
    const first = firstWorkingDayOf(day.slice(0, 7));
    const { statementsSince } = await this.settings.load(null);
    const isOn = statementsSince !== '' && statementsSince < first;
    if (!isOn || !isSendingTime(now) || day < first || day > dayAfter(first, DAYS_TO_MAKE_UP)) return [];
    const month = dayAfter(`${day.slice(0, 7)}-01`, -1).slice(0, 7);
    const refusing = await this.records.find({ sendsStatements: false }).lean<ReminderAccountRecord[]>();
    const refused = new Set(refusing.map(({ account }) => account));
    const wanted = (await this.views.accounts()).filter((account) => !refused.has(accountKeyOf(account)));
    return wanted.map((account) => ({ account, month }));
  }

  protected keyOf({ account, month }: Piece): string {
    return `statement ${accountKeyOf(account)} ${month}`;
  }

  /** Accounts without a balance and without entries get no statement. */
  protected async carryOut({ account, month }: Piece, session: ClientSession): Promise<void> {
    const customer = await this.statements.of(account);
    if (customer.buyer.email === '') return;
    const period = { from: `${month}-01`, to: dayAfter(`${nextMonth(month)}-01`, -1) };
    const { statement } = await this.statements.statementOf(customer, period);
    if (statement.entries.length === 0 && statement.closingBalance === 0) return;
    const amounts = { balance: statement.closingBalance, overdue: overdueOf(statement.aging) };
    await this.outbox.post(this.email(customer, period, amounts), session);
  }

  private email(
    { account, buyer, language = DEFAULT_LANGUAGE }: StatementCustomer,
    period: { readonly from: string; readonly to: string },
    { balance, overdue }: { readonly balance: number; readonly overdue: number },
  ): Email {
    const { statement: texts, link } = reminderTexts(language);
    const month = monthOf(language)(startOfDubaiDay(period.from));
    const name = buyer.company?.legalName ?? buyer.name;
    const shop = this.settings.current();
    return {
      ...addressedTo({ name: buyer.name || name, email: buyer.email, language }),
      subject: texts.subject(month, shop.name),
      paragraphs: [texts.text(month)],
      facts: [
        { label: texts.balance, value: formatAed(balance, language) },
        ...(overdue > 0 ? [{ label: texts.overdue, value: formatAed(overdue, language) }] : []),
      ],
      action: { label: link, path: '/account/statement' },
      replyTo: shop.email,
      about: {
        resource: account.company === null ? 'users' : 'companies',
        id: new Types.ObjectId(account.company ?? account.user),
        name,
      },
      document: { kind: 'statement', language, period },
    };
  }
}

const nextMonth = (month: string): string => dayAfter(`${month}-28`, 4).slice(0, 7);
