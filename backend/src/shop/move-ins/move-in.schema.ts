import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { aedText, type Fils } from '@shop/contract/money';
import {
  CONTINUED_SERIES,
  type ContinuedSeries,
  MOVE_IN_SOURCES,
  MOVE_IN_STATUSES,
  type MoveInKind,
  type MoveInSource,
  type MoveInStatus,
} from '@shop/contract/move-in';
import { OWN_BOXES, type VatBox } from '@shop/contract/vat-return';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../../platform/database/money.js';
import type { Lockable } from '../../platform/database/record-store.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';

/** Balances of the old books on the eve of the switch; null where none was entered. */
@Schema({ _id: false, versionKey: false })
export class DeclaredBalances {
  @Money({ default: null })
  receivables: Fils | null;

  @Money({ default: null })
  credits: Fils | null;

  @Money({ default: null })
  cheques: Fils | null;

  /** At cost. */
  @Money({ default: null })
  stock: Fils | null;
}

/** The balance of a bank account of the shop at the beginning of the first day in the shop. */
@Schema({ _id: false, versionKey: false })
export class BroughtBank {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  bankAccount: Types.ObjectId;

  @Money({ required: true })
  balance: Fils;
}

/** The last number that the old books gave in a series of a year. */
@Schema({ _id: false, versionKey: false })
export class BroughtSeries {
  @Prop({ type: String, enum: CONTINUED_SERIES, required: true })
  series: ContinuedSeries;

  @Prop({ type: Number, required: true })
  year: number;

  @Prop({ type: Number, required: true })
  startsAfter: number;
}

/** A box of the VAT return, of the days after the last filed return and before the first day in the shop. */
@Schema({ _id: false, versionKey: false })
export class BroughtBox {
  @Prop({ type: String, enum: OWN_BOXES, required: true })
  box: VatBox;

  @Money({ required: true })
  amount: Fils;

  @Money({ required: true })
  vat: Fils;
}

@Schema({ ...RECORD_OPTIONS, collection: 'move-ins' })
export class MoveIn extends Versioned implements Lockable {
  @Prop({ type: String, required: true, unique: true })
  number: string;

  @Prop({ type: String, enum: MOVE_IN_SOURCES, required: true })
  source: MoveInSource;

  @Prop({ type: String, enum: MOVE_IN_STATUSES, default: 'Open' })
  status: MoveInStatus;

  /** The first day whose documents the shop issues, in Dubai. */
  @Prop({ type: String, required: true })
  switchDay: string;

  /** The last day of the last VAT return filed from the old books; empty if none was. */
  @Prop({ type: String, default: '' })
  lastFiled: string;

  @Prop({ type: SchemaFactory.createForClass(DeclaredBalances), default: () => ({}) })
  declared: DeclaredBalances;

  @Prop({ type: [SchemaFactory.createForClass(BroughtBank)], default: [] })
  banks: BroughtBank[];

  @Prop({ type: [SchemaFactory.createForClass(BroughtSeries)], default: [] })
  series: BroughtSeries[];

  @Prop({ type: [SchemaFactory.createForClass(BroughtBox)], default: [] })
  boxes: BroughtBox[];

  @Prop({ type: [String], default: [] })
  notNeeded: MoveInKind[];

  /** null while it is not live. */
  @Prop({ type: Date, default: null })
  liveAt: Date | null;

  @Prop({ type: String, default: '' })
  liveReason: string;

  @Prop({ type: Number, default: 0 })
  locks: number;
}

export type MoveInRecord = MoveIn & Stored;
export const MOVE_IN_RECORD: RecordKind<MoveIn> = {
  resource: 'move-ins',
  name: 'move-in',
  about: 'Move-ins from other books',
  notFound: 'MOVE_IN_NOT_FOUND',
  nameField: 'number',
  readAction: 'moveIns.read',
  reported: ({ locks: _locks, banks, series, boxes, ...shown }) => ({
    ...shown,
    banks: banks.map(({ balance }) => aedText(balance)).join(', '),
    series: series.map((one) => `${one.series}-${one.year} ${one.startsAfter}`).join(', '),
    boxes: boxes.map(({ box, amount, vat }) => `${box} ${aedText(amount)} ${aedText(vat)}`).join(', '),
  }),
};
export const MoveInSchema = SchemaFactory.createForClass(MoveIn);
MoveInSchema.index({ createdAt: -1, _id: -1 });
// One of two move-ins that are begun at once is refused.
MoveInSchema.index({ status: 1 }, { unique: true, partialFilterExpression: { status: { $eq: 'Open' } } });
MoveInSchema.index({ updatedAt: 1 });
