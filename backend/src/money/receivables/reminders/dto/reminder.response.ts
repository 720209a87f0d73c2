import { ApiProperty } from '@nestjs/swagger';
import {
  ApiAmount,
  ApiDay,
  ApiFlag,
  ApiId,
  ApiInstant,
  ApiOneOf,
  ApiWholeNumber,
} from '../../../../platform/openapi/response-fields.js';
import { ACCOUNT_RESOURCES, type AccountResource } from '../../../../billing/invoices/account.js';
import { CHASED_STATES, type ChasedState } from '../domain/chased-state.js';
import { storedFields } from '../../../../platform/openapi/stored-fields.js';
import { ReminderHold, ReminderAccount } from '../reminder-account.schema.js';
import { Reminder } from '../reminder.schema.js';

export class ReminderHoldResponse extends storedFields(ReminderHold, {
  _id: {},
  invoice: { description: 'null if all invoices of the account are paused', example: null },
  invoiceNumber: { description: 'Empty if all invoices of the account are paused', example: '' },
  reason: { example: 'Disputes the quantity; Omar clears it' },
  by: { description: 'Staff member who paused the reminders', example: 'Omar Staff' },
  at: {},
}) {
  @ApiDay({ nullable: true, example: null, description: 'Last day in Dubai; null until reminders are resumed' })
  until: string | null;
}

/** The reminder settings of an account, and its overdue amounts. */
export class ReminderAccountResponse extends storedFields(ReminderAccount, {
  _id: { description: 'Id of the company or person' },
  sendsReminders: { description: 'True if the account gets reminders' },
  sendsStatements: { description: 'True if the account gets monthly statements' },
  version: { description: 'Send it back with a PUT; an outdated version returns 409. 0 if never saved', example: 0 },
}) {
  @ApiOneOf(ACCOUNT_RESOURCES)
  of: AccountResource;

  @ApiProperty({ type: [ReminderHoldResponse], description: 'Active pauses' })
  holds: ReminderHoldResponse[];
}

/** The sum that the customer promised to pay by a day that is not over. */
class PaymentPromiseResponse {
  @ApiDay({ description: 'Day in Dubai' })
  day: string;

  @ApiAmount({ example: 1350 })
  amount: number;
}

class ChasedInvoiceResponse {
  @ApiId()
  _id: string;

  @ApiProperty({ example: 'INV-2026-00001' })
  invoiceNumber: string;

  @ApiAmount({ example: 147 })
  remainingDue: number;

  @ApiAmount({ description: 'Part covered by cheques that are not yet due; reminders exclude it', example: 0 })
  coveredByCheques: number;

  @ApiInstant({ description: 'End of the last day for payment' })
  dueDate: string;

  @ApiWholeNumber({ description: 'Days overdue on the day of the emails', example: 12 })
  daysOverdue: number;

  @ApiWholeNumber({ description: 'Step of the last reminder; 0 if none was sent', example: 1 })
  step: number;

  @ApiWholeNumber({ description: 'Number of reminders sent to the customer', example: 1 })
  count: number;

  @ApiDay({ description: 'Day of the last reminder; null if none', nullable: true })
  remindedOn: string | null;

  @ApiProperty({ type: ReminderHoldResponse, nullable: true, example: null })
  hold: ReminderHoldResponse | null;
}

class ChasedAccountResponse {
  @ApiOneOf(ACCOUNT_RESOURCES)
  of: AccountResource;

  @ApiId({ description: 'Id of the company or person' })
  _id: string;

  @ApiProperty({ example: 'Gulf Cartons LLC' })
  name: string;

  @ApiProperty({ description: 'Email address; empty if the account has none', example: 'accounts@gulf.example' })
  to: string;

  @ApiOneOf(CHASED_STATES, {
    description:
      'Reason why an email is sent on that day or not. `promised`: a payment is promised for that day or later. ' +
      '`inCredit`: credit covers the overdue amount. `cheques`: cheques cover all invoices that are due for a ' +
      'step. `waiting`: no invoice is due for a step',
  })
  state: ChasedState;

  @ApiWholeNumber({ nullable: true, minimum: 1, description: 'Step of the email; null if none', example: 1 })
  step: number | null;

  @ApiAmount({ description: 'Total overdue amount', example: 147 })
  total: number;

  @ApiAmount({ description: 'Credit of the account', example: 0 })
  credit: number;

  @ApiProperty({ type: PaymentPromiseResponse, nullable: true, description: 'null if none', example: null })
  promise: PaymentPromiseResponse | null;

  @ApiWholeNumber({ description: 'Days overdue of the oldest invoice', example: 12 })
  oldestDays: number;

  @ApiDay({ description: 'Day of the last reminder; null if none', nullable: true })
  lastContact: string | null;

  @ApiProperty({ type: ReminderHoldResponse, nullable: true, description: 'Pause of the whole account', example: null })
  hold: ReminderHoldResponse | null;

  @ApiProperty({ type: [ChasedInvoiceResponse], description: 'Oldest first; at most 50' })
  invoices: ChasedInvoiceResponse[];

  @ApiWholeNumber({ description: 'Number of overdue invoices', example: 1 })
  count: number;
}

/** The next emails about money. */
export class UpcomingRemindersResponse {
  @ApiFlag({ description: 'True if reminders are on', example: false })
  isOn: boolean;

  @ApiDay({ description: 'Day in Dubai of the next reminders, sent from 9:00' })
  day: string;

  @ApiDay({ nullable: true, description: 'Day of the next statements; null if statements are off', example: null })
  statementsOn: string | null;

  @ApiAmount({ description: 'Total overdue amount', example: 147 })
  total: number;

  @ApiWholeNumber({ description: 'Number of accounts with overdue invoices', example: 1 })
  count: number;

  @ApiProperty({
    type: [ChasedAccountResponse],
    description: 'Accounts in the order of the next reminders; at most 500',
  })
  accounts: ChasedAccountResponse[];
}

export class ReminderResponse extends storedFields(Reminder, {
  _id: {},
  day: { description: 'Day in Dubai' },
  step: { minimum: 1, description: 'Reminder step', example: 1 },
  to: { example: 'accounts@gulf.example' },
  total: { description: 'Amount in the email', example: 147 },
  by: { description: 'Staff member who sent it; empty if automatic', example: '' },
  email: { description: 'Id of the email' },
  createdAt: {},
}) {}

/** How often the customer was reminded of an invoice. */
export class InvoiceRemindersResponse {
  @ApiFlag({ description: 'True if the invoice has an overdue amount', example: true })
  isOverdue: boolean;

  @ApiFlag({ description: 'True if a reminder can be sent now', example: true })
  mayRemind: boolean;

  @ApiWholeNumber({ description: 'Step that the invoice is due for; 0 for none', example: 1 })
  step: number;

  @ApiAmount({ description: 'Credit of the account', example: 0 })
  credit: number;

  @ApiFlag({
    description: 'True if the credit covers the overdue amount; reminders then need `anyway`',
    example: false,
  })
  isInCredit: boolean;

  @ApiProperty({
    type: PaymentPromiseResponse,
    nullable: true,
    example: null,
    description: 'Payment promise of the account (reminders then need `anyway`), or null',
  })
  promise: PaymentPromiseResponse | null;

  @ApiAmount({
    description: 'Part covered by cheques that are not yet due; if fully covered, reminders need `anyway`',
    example: 0,
  })
  coveredByCheques: number;

  @ApiProperty({ type: [ReminderHoldResponse], description: 'Pauses of the invoice or its account' })
  holds: ReminderHoldResponse[];

  @ApiProperty({ type: [ReminderResponse], description: 'Newest first' })
  reminders: ReminderResponse[];
}

export class ReminderPreviewResponse {
  @ApiProperty({ example: 'A reminder from Press & Pack Supplies' })
  subject: string;

  @ApiProperty({ description: 'Complete page without external resources', example: '<!doctype html>' })
  html: string;
}
