import { dubaiDay } from '@shop/contract/dubai-day';
import { toAed } from '@shop/contract/money';
import type { InvoiceRecord } from '../../../billing/invoices/invoices.service.js';
import type { PaymentPromise } from '../../../sales/follow-ups/follow-ups.service.js';
import type { AccountResource } from '../../../billing/invoices/account.js';
import type { ChasedState } from './domain/chased-state.js';
import { daysOverdue, isActive } from './domain/reminder.rules.js';
import {
  type InvoiceRemindersResponse,
  type ReminderAccountResponse,
  ReminderHoldResponse,
  type UpcomingRemindersResponse,
  ReminderResponse,
} from './dto/reminder.response.js';
import type { ReminderAccountRecord, ReminderHold } from './reminder-account.schema.js';
import type { ChasedAccount } from './chased-account.js';
import type { ReminderRecord } from './reminder.schema.js';

const MOST_INVOICES = 50;

function toHold(hold: ReminderHold): ReminderHoldResponse {
  return { ...ReminderHoldResponse.stored(hold), until: hold.until || null };
}

interface AccountName {
  readonly of: AccountResource;
  readonly _id: string;
}

/** @param record null if the settings of the account were never changed */
export function toReminderAccount(
  account: AccountName,
  record: ReminderAccountRecord | null,
  day: string,
): ReminderAccountResponse {
  return {
    ...account,
    sendsReminders: record?.sendsReminders ?? true,
    sendsStatements: record?.sendsStatements ?? true,
    holds: (record?.holds ?? []).filter((hold) => isActive(hold, day)).map(toHold),
    version: record?.version ?? 0,
  };
}

/** An account in these states would get the step otherwise. */
const NOT_SENT: readonly ChasedState[] = ['held', 'promised', 'inCredit'];

const toPromise = (promise: PaymentPromise | null) => promise && { day: promise.day, amount: toAed(promise.amount) };

type ChasedResponse = UpcomingRemindersResponse['accounts'][number];

function stepIn(state: ChasedState, { step, stepWithoutHolds, stepWithoutCheques }: ChasedAccount): number | null {
  if (state === 'cheques') return stepWithoutCheques;
  return NOT_SENT.includes(state) ? stepWithoutHolds : step;
}

export const overdueTotal = ({ invoices }: Pick<ChasedAccount, 'invoices'>): number =>
  invoices.reduce((sum, { remainingDue }) => sum + remainingDue, 0);

export function toChased(chased: ChasedAccount, to: string, state: ChasedState, day: string): ChasedResponse {
  const { account, name, hold, invoices } = chased;
  const days = invoices.flatMap(({ remindedOn }) => remindedOn ?? []);
  return {
    of: account.company === null ? 'users' : 'companies',
    _id: String(account.company ?? account.user),
    name,
    to,
    state,
    step: stepIn(state, chased),
    total: toAed(overdueTotal(chased)),
    credit: toAed(chased.credit),
    promise: toPromise(chased.promise),
    oldestDays: Math.max(...invoices.map((invoice) => daysOverdue(invoice, day))),
    lastContact: days.sort().at(-1) ?? null,
    hold: hold && toHold(hold),
    invoices: invoices.slice(0, MOST_INVOICES).map((invoice) => ({
      _id: invoice._id.toHexString(),
      invoiceNumber: invoice.invoiceNumber,
      remainingDue: toAed(invoice.remainingDue),
      coveredByCheques: toAed(invoice.covered),
      dueDate: invoice.dueDate.toISOString(),
      daysOverdue: daysOverdue(invoice, day),
      step: invoice.step,
      count: invoice.count,
      remindedOn: invoice.remindedOn,
      hold: invoice.hold && toHold(invoice.hold),
    })),
    count: invoices.length,
  };
}

/**
 * @param sent the reminders that named the invoice, the latest first
 * @param holds of it and of its account
 * @param account null if it has no overdue amount
 */
export function toInvoiceReminders(
  invoice: Pick<InvoiceRecord, '_id' | 'remainingDue' | 'dueDate'>,
  sent: readonly ReminderRecord[],
  holds: readonly ReminderHold[],
  { now, account }: { readonly now: Date; readonly account: ChasedAccount | null },
): InvoiceRemindersResponse {
  const chased = account?.invoices.find(({ _id }) => _id.equals(invoice._id));
  const isOverdue = invoice.remainingDue > 0 && invoice.dueDate < now;
  const steps = sent.flatMap(({ invoices }) => invoices.filter((one) => one.invoice.equals(invoice._id)));
  const wasToday = sent[0]?.day === dubaiDay(now);
  return {
    isOverdue,
    mayRemind: isOverdue && holds.length === 0 && !wasToday,
    step: Math.max(0, ...steps.map(({ step }) => step)),
    credit: toAed(account?.credit ?? 0),
    isInCredit: account?.isCovered ?? false,
    promise: toPromise(account?.promise ?? null),
    coveredByCheques: toAed(chased?.covered ?? 0),
    holds: holds.map(toHold),
    reminders: sent.map((reminder) => ReminderResponse.stored(reminder)),
  };
}
