import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../../platform/database/record.js';
import { Day } from '../../../platform/database/day.js';

/** An invoice as it was in the email. */
@Schema({ _id: false, versionKey: false })
export class RemindedInvoice {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  invoice: Types.ObjectId;

  @Prop({ type: String, required: true })
  invoiceNumber: string;

  @Money({ required: true })
  amount: Fils;

  /** The step that it had reached; 0: it was only listed with others. */
  @Prop({ type: Number, required: true })
  step: number;
}

/** An email that reminded an account of all amounts that were overdue on that day. */
@Schema({ ...RECORD_OPTIONS, collection: 'reminders' })
export class Reminder extends Versioned {
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  user: Types.ObjectId | null;

  /** The day in Dubai, as `2026-11-26`. */
  @Day({ required: true })
  day: string;

  @Prop({ type: Number, required: true })
  step: number;

  @Prop({ type: String, required: true })
  to: string;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  email: Types.ObjectId | null;

  @Money({ required: true })
  total: Fils;

  @Prop({ type: [SchemaFactory.createForClass(RemindedInvoice)], required: true })
  invoices: RemindedInvoice[];

  /** The name of the member of staff who sent it by hand; empty for the shop itself. */
  @Prop({ type: String, default: '' })
  by: string;
}

export type ReminderRecord = Reminder & Stored;
export const REMINDER_RECORD: RecordKind<Reminder> = {
  resource: 'reminders',
  name: 'reminder',
  about: 'Payment reminders, for staff',
  notFound: 'REMINDER_NOT_FOUND',
  nameField: 'day',
  readAction: 'payments.read',
};
export const ReminderSchema = SchemaFactory.createForClass(Reminder);
ReminderSchema.index({ 'invoices.invoice': 1, createdAt: -1 });
ReminderSchema.index({ updatedAt: 1 });
