import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { FOLLOWED_RESOURCES, type FollowedResource } from '@shop/contract/follow-ups';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../../platform/database/money.js';

/** The record that is followed up. */
@Schema({ _id: false, versionKey: false })
class FollowedRecord {
  @Prop({ type: String, enum: FOLLOWED_RESOURCES, required: true })
  resource: FollowedResource;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  record: Types.ObjectId;
}

/** A member of staff, by the name at that time. */
@Schema({ versionKey: false })
class FollowUpAuthor {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;
}

const AuthorSchema = SchemaFactory.createForClass(FollowUpAuthor);

/** A task of staff about a record, planned for a day, such as a call. */
@Schema({ versionKey: false, collection: 'follow-ups' })
export class FollowUp {
  _id: Types.ObjectId;

  @Prop({ type: SchemaFactory.createForClass(FollowedRecord), required: true })
  about: FollowedRecord;

  /** In Dubai, as `2026-11-21`. */
  @Prop({ type: String, required: true })
  day: string;

  @Prop({ type: String, default: '' })
  note: string;

  /** The sum that the customer promised to pay by the day; null, or missing in older records: no promise. */
  @Money({ default: null })
  promised?: Fils | null;

  /** The part of that sum that came since, until the day. Missing in older records. */
  @Money({ default: 0 })
  received?: Fils;

  @Prop({ type: AuthorSchema, required: true })
  createdBy: FollowUpAuthor;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  /** null: it is still to do. */
  @Prop({ type: Date, default: null })
  doneAt: Date | null;

  @Prop({ type: AuthorSchema, default: null })
  doneBy: FollowUpAuthor | null;
}

export const FollowUpSchema = SchemaFactory.createForClass(FollowUp);
FollowUpSchema.index({ day: 1, _id: 1 });
FollowUpSchema.index({ doneAt: 1, day: 1, _id: 1 });
FollowUpSchema.index({ 'about.record': 1, day: 1, _id: 1 });
