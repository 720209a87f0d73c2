import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { MOVE_IN_KINDS, type MoveInKind } from '@shop/contract/move-in';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../platform/database/money.js';

/** A record that a move-in brought: what undoing it removes, and what a second run of its file recognizes. */
@Schema({ versionKey: false, collection: 'move-in-entries' })
export class MoveInEntry {
  _id: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  moveIn: Types.ObjectId;

  @Prop({ type: String, enum: MOVE_IN_KINDS, required: true })
  kind: MoveInKind;

  /** Its row in the file. */
  @Prop({ type: Number, required: true })
  line: number;

  /** Identifies it in the old books, such as the number of an invoice; unique in its move-in and kind. */
  @Prop({ type: String, required: true })
  key: string;

  /** The values of the row, to compare with those of a later file. */
  @Prop({ type: String, required: true })
  content: string;

  /** The amount in fils that the row adds to the sum of its step; 0 for kinds without one. */
  @Money({ default: 0 })
  amount: Fils;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  record: Types.ObjectId;

  /** The version of the record when it was brought: one with a newer version was used since. */
  @Prop({ type: Number, required: true })
  version: number;
}

export const MoveInEntrySchema = SchemaFactory.createForClass(MoveInEntry);
MoveInEntrySchema.index({ moveIn: 1, kind: 1, key: 1 }, { unique: true });
