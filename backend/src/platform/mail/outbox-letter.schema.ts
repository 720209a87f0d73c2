import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { RECORD_OPTIONS, type Stored } from '../database/record.js';
import { LETTER_STATES, type LetterState } from './domain/delivery.rules.js';
import type { LetterFact, LetterLink } from './letter.js';

/** What a letter says. */
@Schema({ _id: false, versionKey: false })
export class LetterBody {
  @Prop({ type: String, required: true })
  greeting: string;

  @Prop({ type: [String], required: true })
  paragraphs: string[];

  @Prop({ type: [SchemaTypes.Mixed], default: [] })
  facts: LetterFact[];

  @Prop({ type: SchemaTypes.Mixed, default: null })
  action: LetterLink | null;
}

/** A letter that is to be sent, or what became of it. */
@Schema({ ...RECORD_OPTIONS, collection: 'outbox' })
export class OutboxLetter {
  @Prop({ type: String, required: true })
  to: string;

  @Prop({ type: String, default: null })
  replyTo: string | null;

  @Prop({ type: String, required: true })
  subject: string;

  /** null once a secret letter is done with. */
  @Prop({ type: SchemaFactory.createForClass(LetterBody), default: null })
  body: LetterBody | null;

  @Prop({ type: Boolean, default: false })
  secret: boolean;

  @Prop({ type: String, enum: LETTER_STATES, default: 'pending' })
  state: LetterState;

  /** How often a relay has taken it up. */
  @Prop({ type: Number, default: 0 })
  attempts: number;

  /** When a relay may take it up. While one has it: when another may, should the first have died. */
  @Prop({ type: Date, required: true })
  nextAttemptAt: Date;

  /** Names the taking-up that is going on; whoever holds another name has lost the letter. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  lease: Types.ObjectId | null;

  @Prop({ type: String, default: null })
  lastError: string | null;

  @Prop({ type: Date, default: null })
  sentAt: Date | null;

  @Prop({ type: Number, default: 1 })
  version: number;

  createdAt: Date;
  updatedAt: Date;
}

export type OutboxRecord = OutboxLetter & Stored;
export const OutboxLetterSchema = SchemaFactory.createForClass(OutboxLetter);
/** The relay's: the pending letter that is due first. */
OutboxLetterSchema.index({ state: 1, nextAttemptAt: 1 });
OutboxLetterSchema.index({ createdAt: -1, _id: -1 });
