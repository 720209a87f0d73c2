import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { FOLLOWED_RESOURCES, type FollowedResource } from '@shop/contract/follow-ups';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../../platform/database/money.js';
import { NamedRef, NamedRefSchema } from '../../platform/database/refs.schema.js';
import { Day } from '../../platform/database/day.js';

/** The record that is followed up. */
@Schema({ _id: false, versionKey: false })
class FollowedRecord {
  @Prop({ type: String, enum: FOLLOWED_RESOURCES, required: true })
  resource: FollowedResource;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  record: Types.ObjectId;
}

/** Money that came for a promise. */
@Schema({ _id: false, versionKey: false })
class CountedMoney {
  /** The receipt or payment. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  money: Types.ObjectId;

  @Money({ required: true })
  amount: Fils;
}

/** A task of staff about a record, planned for a day, such as a call. */
@Schema({ versionKey: false, timestamps: true, collection: 'follow-ups' })
export class FollowUp {
  _id: Types.ObjectId;

  @Prop({ type: SchemaFactory.createForClass(FollowedRecord), required: true })
  about: FollowedRecord;

  /** A day in Dubai, such as `2026-11-21`. */
  @Day({ required: true })
  day: string;

  @Prop({ type: String, default: '' })
  note: string;

  /** The sum that the customer promised to pay by the day; null if it is not a promise. */
  @Money({ default: null })
  promised: Fils | null;

  /** The part of that sum that came since, until the day. */
  @Money({ default: 0 })
  received: Fils;

  /** The money that made up that part, so that it can be taken off again. */
  @Prop({ type: [SchemaFactory.createForClass(CountedMoney)], default: [] })
  counted: CountedMoney[];

  @Prop({ type: NamedRefSchema, required: true })
  createdBy: NamedRef;

  createdAt: Date;
  updatedAt: Date;

  /** null if it is not done yet. */
  @Prop({ type: Date, default: null })
  doneAt: Date | null;

  @Prop({ type: NamedRefSchema, default: null })
  doneBy: NamedRef | null;
}

export const FollowUpSchema = SchemaFactory.createForClass(FollowUp);
FollowUpSchema.index({ day: 1, _id: 1 });
FollowUpSchema.index({ doneAt: 1, day: 1, _id: 1 });
FollowUpSchema.index({ 'about.record': 1, day: 1, _id: 1 });
FollowUpSchema.index({ 'counted.money': 1 }, { sparse: true });
FollowUpSchema.index({ updatedAt: 1 });
