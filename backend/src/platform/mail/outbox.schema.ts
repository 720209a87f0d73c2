import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { RECORD_OPTIONS, type Stored, Versioned } from '../database/record.js';
import { makeSearchable } from '../lists/search-fields.js';
import type { RecordResource } from '@shop/contract/records';
import { EMAIL_STATES, type EmailState } from './domain/delivery.rules.js';
import type { EmailFact, EmailLink, PrintedDocument } from './email.js';

@Schema({ _id: false, versionKey: false })
export class EmailBody {
  @Prop({ type: String, required: true })
  greeting: string;

  @Prop({ type: [String], required: true })
  paragraphs: string[];

  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  facts: EmailFact[];

  @Prop({ type: SchemaTypes.Mixed, default: null })
  action: EmailLink | null;
}

@Schema({ _id: false, versionKey: false })
export class MailedRecord {
  @Prop({ type: String, required: true })
  resource: RecordResource;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** Missing if the email is about the whole record. */
  @Prop({ type: SchemaTypes.ObjectId })
  part?: Types.ObjectId;
}

/** The name at that time: the user may have been deleted. */
@Schema({ _id: false, versionKey: false })
export class EmailAuthor {
  @Prop({ type: String, required: true })
  id: string;

  @Prop({ type: String, required: true })
  name: string;
}

/** An email that is to be sent, was sent or has failed. */
@Schema({ ...RECORD_OPTIONS, collection: 'outbox' })
export class OutboxEmail extends Versioned {
  @Prop({ type: String, required: true })
  to: string;

  @Prop({ type: [String], default: [] })
  cc: readonly string[];

  @Prop({ type: String, default: null })
  replyTo: string | null;

  @Prop({ type: String, enum: LANGUAGE_CODES, default: DEFAULT_LANGUAGE })
  language: Language;

  @Prop({ type: String, required: true })
  subject: string;

  /** null for a secret email after its last attempt. */
  @Prop({ type: SchemaFactory.createForClass(EmailBody), default: null })
  body: EmailBody | null;

  @Prop({ type: Boolean, default: false })
  secret: boolean;

  @Prop({ type: String, enum: EMAIL_STATES, default: 'pending' })
  state: EmailState;

  /** How often a relay has claimed it. */
  @Prop({ type: Number, default: 0 })
  attempts: number;

  /** When a relay may claim it. For a claimed email: when its lease ends and another relay may claim it. */
  @Prop({ type: Date, required: true })
  nextAttemptAt: Date;

  /** Identifies the current claim. A relay with another lease no longer owns the email. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  lease: Types.ObjectId | null;

  @Prop({ type: String, default: null })
  lastError: string | null;

  @Prop({ type: Date, default: null })
  sentAt: Date | null;

  @Prop({ type: SchemaFactory.createForClass(MailedRecord), default: null })
  about: MailedRecord | null;

  @Prop({ type: SchemaTypes.Mixed, default: null })
  document: PrintedDocument | null;

  @Prop({ type: SchemaFactory.createForClass(EmailAuthor), default: null })
  by: EmailAuthor | null;
}

export type OutboxRecord = OutboxEmail & Stored;
export const OutboxEmailSchema = SchemaFactory.createForClass(OutboxEmail);
/** For claims: the pending emails that are due first. */
OutboxEmailSchema.index({ state: 1, nextAttemptAt: 1 });
OutboxEmailSchema.index({ createdAt: -1, _id: -1 });
OutboxEmailSchema.index({ updatedAt: 1 });
OutboxEmailSchema.index({ 'about.resource': 1, 'about.id': 1, createdAt: -1, _id: -1 });
makeSearchable(OutboxEmailSchema, {
  texts: ({ to, cc, subject, about }) => [to, ...cc, subject, about?.name ?? ''],
});
