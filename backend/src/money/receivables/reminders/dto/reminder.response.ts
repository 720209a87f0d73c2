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

export class ReminderHoldResponse {
  @ApiId()
  _id: string;

  @ApiId({ nullable: true, description: 'null: all invoices of the account', example: null })
  invoice: string | null;

  @ApiProperty({ description: 'Empty: all invoices of the account', example: '' })
  invoiceNumber: string;

  @ApiProperty({ example: 'Disputes the quantity; Omar clears it' })
  reason: string;

  @ApiDay({ nullable: true, example: null, description: 'The last day in Dubai; null: until it is ended' })
  until: string | null;

  @ApiProperty({ description: 'Who holds it', example: 'Omar Staff' })
  by: string;

  @ApiInstant()
  at: string;
}

/** The reminder settings of an account, and its overdue amounts. */
export class ReminderAccountResponse {
  @ApiOneOf(ACCOUNT_RESOURCES)
  of: AccountResource;

  @ApiId({ description: 'Of the company, or of the person' })
  _id: string;

  @ApiFlag({ description: 'Whether it is reminded of what is overdue' })
  sendsReminders: boolean;

  @ApiFlag({ description: 'Whether it gets a statement each month' })
  sendsStatements: boolean;

  @ApiProperty({ type: [ReminderHoldResponse], description: 'Those that are not over' })
  holds: ReminderHoldResponse[];

  @ApiWholeNumber({ description: 'Goes back with a PUT; an old one is 409. 0: never saved', example: 0 })
  version: number;
}

/** The sum that the customer promised to pay by a day that is not over. */
class PaymentPromiseResponse {
  @ApiDay({ description: 'In Dubai' })
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

  @ApiAmount({ description: 'of it, what cheques cover whose day is not past: no reminder asks for it', example: 0 })
  coveredByCheques: number;

  @ApiInstant({ description: 'End of the last day in time' })
  dueDate: string;

  @ApiWholeNumber({ description: 'Days since then, on the day of the emails', example: 12 })
  daysOverdue: number;

  @ApiWholeNumber({ description: 'The step that its customer was reminded of last; 0: none', example: 1 })
  step: number;

  @ApiWholeNumber({ description: 'How often its customer was reminded', example: 1 })
  count: number;

  @ApiDay({ description: 'The day of the last reminder; null: none', nullable: true })
  remindedOn: string | null;

  @ApiProperty({ type: ReminderHoldResponse, nullable: true, example: null })
  hold: ReminderHoldResponse | null;
}

class ChasedAccountResponse {
  @ApiOneOf(ACCOUNT_RESOURCES)
  of: AccountResource;

  @ApiId({ description: 'Of the company, or of the person' })
  _id: string;

  @ApiProperty({ example: 'Gulf Cartons LLC' })
  name: string;

  @ApiProperty({ description: 'Where the email goes; empty: nobody has an address', example: 'accounts@gulf.example' })
  to: string;

  @ApiOneOf(CHASED_STATES, {
    description:
      'Whether its email goes out on that day, or why not; `promised`: a payment is promised for that day or a later one; `inCredit`: its credit covers all that is overdue; `cheques`: cheques cover what has come to a step; `waiting`: no invoice has come to a step',
  })
  state: ChasedState;

  @ApiWholeNumber({ nullable: true, minimum: 1, description: 'The step of the email; null: none', example: 1 })
  step: number | null;

  @ApiAmount({ description: 'overdue in all', example: 147 })
  total: number;

  @ApiAmount({ description: 'that the shop owes to the account', example: 0 })
  credit: number;

  @ApiProperty({ type: PaymentPromiseResponse, nullable: true, description: 'null: none', example: null })
  promise: PaymentPromiseResponse | null;

  @ApiWholeNumber({ description: 'Age of the oldest invoice, in days', example: 12 })
  oldestDays: number;

  @ApiDay({ description: 'The day of the last reminder; null: none', nullable: true })
  lastContact: string | null;

  @ApiProperty({ type: ReminderHoldResponse, nullable: true, description: 'Of the whole account', example: null })
  hold: ReminderHoldResponse | null;

  @ApiProperty({ type: [ChasedInvoiceResponse], description: 'The oldest first; at most 50' })
  invoices: ChasedInvoiceResponse[];

  @ApiWholeNumber({ description: 'How many invoices are overdue', example: 1 })
  count: number;
}

/** The next emails about money. */
export class UpcomingRemindersResponse {
  @ApiFlag({ description: 'Whether reminders are switched on', example: false })
  isOn: boolean;

  @ApiDay({ description: 'The day in Dubai on which the next reminders go out, from nine o’clock on' })
  day: string;

  @ApiDay({ nullable: true, description: 'The day of the next statements; null: off', example: null })
  statementsOn: string | null;

  @ApiAmount({ description: 'overdue in all', example: 147 })
  total: number;

  @ApiWholeNumber({ description: 'Accounts with something overdue', example: 1 })
  count: number;

  @ApiProperty({ type: [ChasedAccountResponse], description: 'Those that are reminded first; at most 500' })
  accounts: ChasedAccountResponse[];
}

class ReminderResponse {
  @ApiId()
  _id: string;

  @ApiDay({ description: 'The day in Dubai' })
  day: string;

  @ApiWholeNumber({ minimum: 1, description: 'Of the email', example: 1 })
  step: number;

  @ApiProperty({ example: 'accounts@gulf.example' })
  to: string;

  @ApiAmount({ description: 'named in the email', example: 147 })
  total: number;

  @ApiProperty({ description: 'Who sent it by hand; empty: the shop itself', example: '' })
  by: string;

  @ApiId({ nullable: true, description: 'The email' })
  email: string | null;

  @ApiInstant()
  createdAt: string;
}

/** How often the customer was reminded of an invoice. */
export class InvoiceRemindersResponse {
  @ApiFlag({ description: 'Whether something of it is overdue', example: true })
  isOverdue: boolean;

  @ApiFlag({ description: 'Whether its customer may be reminded now', example: true })
  mayRemind: boolean;

  @ApiWholeNumber({ description: 'The step that it has come to; 0: none', example: 1 })
  step: number;

  @ApiAmount({ description: 'that the shop owes to the account', example: 0 })
  credit: number;

  @ApiFlag({
    description: 'Whether that covers all that is overdue; it is then reminded by `anyway` only',
    example: false,
  })
  isInCredit: boolean;

  @ApiProperty({
    type: PaymentPromiseResponse,
    nullable: true,
    example: null,
    description: 'Of its account, which is then reminded by `anyway` only; null: none',
  })
  promise: PaymentPromiseResponse | null;

  @ApiAmount({
    description:
      'of it, what cheques cover whose day is not past; one that is covered in full is reminded by `anyway` only',
    example: 0,
  })
  coveredByCheques: number;

  @ApiProperty({ type: [ReminderHoldResponse], description: 'Of it, or of its account' })
  holds: ReminderHoldResponse[];

  @ApiProperty({ type: [ReminderResponse], description: 'The latest first' })
  reminders: ReminderResponse[];
}

export class ReminderPreviewResponse {
  @ApiProperty({ example: 'A reminder from Press & Pack Supplies' })
  subject: string;

  @ApiProperty({ description: 'A page of its own that loads nothing', example: '<!doctype html>' })
  html: string;
}
