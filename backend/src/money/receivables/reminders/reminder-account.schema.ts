import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../../platform/database/record.js';

/** Holds back the reminders of an account, or of one of its invoices. */
@Schema({ versionKey: false })
export class ReminderHold {
  _id: Types.ObjectId;

  /** null for all invoices of the account. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  invoice: Types.ObjectId | null;

  @Prop({ type: String, default: '' })
  invoiceNumber: string;

  @Prop({ type: String, required: true })
  reason: string;

  /** The last day in Dubai, as `2026-11-26`; empty if it lasts until staff end it. */
  @Prop({ type: String, default: '' })
  until: string;

  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  at: Date;
}

/** The reminder settings of an account. An account without a record gets reminders and statements. */
@Schema({ ...RECORD_OPTIONS, collection: 'reminder-accounts' })
export class ReminderAccount extends Versioned {
  /** `companies 6920…` or `users 6920…`: each account has one record. */
  @Prop({ type: String, required: true, unique: true })
  account: string;

  @Prop({ type: Boolean, default: true })
  sendsReminders: boolean;

  @Prop({ type: Boolean, default: true })
  sendsStatements: boolean;

  @Prop({ type: [SchemaFactory.createForClass(ReminderHold)], default: [] })
  holds: ReminderHold[];
}

export type ReminderAccountRecord = ReminderAccount & Stored;
export const REMINDER_ACCOUNT_RECORD: RecordKind<ReminderAccount> = {
  resource: 'reminder-accounts',
  name: 'record of the reminders',
  about: 'Reminder settings of accounts',
  notFound: 'REMINDER_ACCOUNT_NOT_FOUND',
  nameField: null,
  readAction: 'payments.read',
};
export const ReminderAccountSchema = SchemaFactory.createForClass(ReminderAccount);
ReminderAccountSchema.index({ 'holds._id': 1 });
ReminderAccountSchema.index({ updatedAt: 1 });
