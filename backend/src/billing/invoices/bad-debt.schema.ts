import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { PRICE_BASES, type PriceBasis } from '@shop/contract/vat';
import type { Types } from 'mongoose';
import { Money } from '../../platform/database/money.js';
import { FileRef, FileRefSchema } from '../../platform/database/refs.schema.js';
import { BAD_DEBT_CHANGES, type BadDebtChangeKind } from './domain/bad-debt.js';
import { TaxedPart, TaxedPartSchema } from './invoice-tax.schema.js';

@Schema({ _id: false, versionKey: false })
export class WriteOffUndoing {
  @Prop({ type: String, required: true })
  reason: string;

  /** The name of the user. */
  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  at: Date;
}

/** A write-off is never erased. */
@Schema({ versionKey: false })
export class WriteOff {
  _id: Types.ObjectId;

  @Money({ required: true })
  amount: Fils;

  @Prop({ type: String, required: true })
  reason: string;

  /** The day on which the customer was notified. */
  @Prop({ type: Date, required: true })
  notifiedOn: Date;

  @Prop({ type: FileRefSchema, default: null })
  letter: FileRef | null;

  /** The name of the user. */
  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  at: Date;

  /** null if it counts. */
  @Prop({ type: SchemaFactory.createForClass(WriteOffUndoing), default: null })
  undone: WriteOffUndoing | null;
}

/** A change of the written-off part, on its own day; computed. */
@Schema({ _id: false, versionKey: false })
class BadDebtChange {
  @Prop({ type: String, enum: BAD_DEBT_CHANGES, required: true })
  kind: BadDebtChangeKind;

  @Prop({ type: Date, required: true })
  at: Date;

  @Money({ required: true })
  amount: Fils;

  @Prop({ type: String, required: true })
  of: string;
}

/** An adjustment of VAT; computed, but for those of closed periods, which stay. */
@Schema({ _id: false, versionKey: false })
class BadDebtVat {
  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: [TaxedPartSchema], required: true })
  categories: TaxedPart[];

  @Prop({ type: Boolean, required: true })
  isLate: boolean;
}

/** The amounts that were due by VAT category when it was written off. */
@Schema({ _id: false, versionKey: false })
class DebtShares {
  @Prop({ type: String, enum: PRICE_BASES, required: true })
  basis: PriceBasis;

  @Prop({ type: [TaxedPartSchema], required: true })
  categories: TaxedPart[];
}

@Schema({ _id: false, versionKey: false })
export class BadDebt {
  /** The first one first. */
  @Prop({ type: [SchemaFactory.createForClass(WriteOff)], required: true })
  writeOffs: WriteOff[];

  @Prop({ type: SchemaFactory.createForClass(DebtShares), required: true })
  shares: DebtShares;

  @Prop({ type: [SchemaFactory.createForClass(BadDebtChange)], required: true })
  changes: BadDebtChange[];

  @Prop({ type: [SchemaFactory.createForClass(BadDebtVat)], required: true })
  vat: BadDebtVat[];
}

export const BadDebtSchema = SchemaFactory.createForClass(BadDebt);
