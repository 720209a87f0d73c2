import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DIFFERENCE_KINDS, type DifferenceKind } from '@shop/contract/differences';
import type { Fils } from '@shop/contract/money';
import type { Types } from 'mongoose';
import { Money } from '../../platform/database/money.js';
import { WriteOffUndoing } from './bad-debt.schema.js';

/** A small amount that was taken off what is due, without VAT. It is never erased. */
@Schema({ versionKey: false })
export class Difference {
  _id: Types.ObjectId;

  @Prop({ type: String, enum: DIFFERENCE_KINDS, required: true })
  kind: DifferenceKind;

  @Money({ required: true })
  amount: Fils;

  @Prop({ type: String, required: true })
  reason: string;

  /** The name of the user. */
  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  at: Date;

  /** null if it counts. */
  @Prop({ type: SchemaFactory.createForClass(WriteOffUndoing), default: null })
  undone: WriteOffUndoing | null;
}

export const DifferenceSchema = SchemaFactory.createForClass(Difference);
