import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import {
  PRICE_CHANGE_KINDS,
  PRICE_CHANGE_STATUSES,
  PRICE_DIRECTIONS,
  PRICE_OUTCOMES,
  PRICE_STEPS,
  type PriceChangeKind,
  type PriceChangeStatus,
  type PriceDirection,
  type PriceOutcome,
  type PriceStep,
  ROUNDING_WAYS,
  type RoundingWay,
} from '@shop/contract/price-change';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../../platform/database/money.js';
import type { RecordKind } from '../../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored, Versioned } from '../../platform/database/record.js';
import type { PriceRule } from '../catalog/domain/new-price.js';

@Schema({ _id: false, versionKey: false })
export class ChangedBy {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  /** The name at that time. */
  @Prop({ type: String, required: true })
  name: string;
}
const ChangedBySchema = SchemaFactory.createForClass(ChangedBy);

/** A change of many prices by one rule. Its lines are stored in batches. */
@Schema({ ...RECORD_OPTIONS, collection: 'price-changes' })
export class PriceChange extends Versioned implements PriceRule {
  @Prop({ type: String, enum: PRICE_CHANGE_STATUSES, required: true })
  status: PriceChangeStatus;

  @Prop({ type: String, enum: PRICE_CHANGE_KINDS, required: true })
  kind: PriceChangeKind;

  @Prop({ type: String, enum: PRICE_DIRECTIONS, required: true })
  direction: PriceDirection;

  @Prop({ type: Number, required: true })
  value: number;

  @Prop({ type: String, enum: PRICE_STEPS, required: true })
  step: PriceStep;

  @Prop({ type: String, enum: ROUNDING_WAYS, required: true })
  rounding: RoundingWay;

  /** The filter of the product list as JSON. */
  @Prop({ type: String, required: true })
  filter: string;

  @Prop({ type: String, default: '' })
  note: string;

  /** The day in Dubai on which the prices change, at its start; null: at once. */
  @Prop({ type: String, default: null })
  startDay: string | null;

  /** The start of that day, or the time of the call. */
  @Prop({ type: Date, required: true })
  startsAt: Date;

  /** How many prices are to change. */
  @Prop({ type: Number, required: true })
  products: number;

  @Prop({ type: Number, default: 0 })
  changed: number;

  /** Products that were changed or deleted in the meantime. */
  @Prop({ type: Number, default: 0 })
  leftAlone: number;

  @Prop({ type: Number, default: 0 })
  putBack: number;

  @Prop({ type: ChangedBySchema, required: true })
  by: ChangedBy;

  @Prop({ type: ChangedBySchema, default: null })
  undoneBy: ChangedBy | null;

  /** When the last price was changed or restored. */
  @Prop({ type: Date, default: null })
  finishedAt: Date | null;
}

export type PriceChangeRecord = PriceChange & Stored;
export const PRICE_CHANGE_RECORD: RecordKind<PriceChange> = {
  resource: 'price-changes',
  name: 'price change',
  about: 'Bulk price changes, for staff',
  notFound: 'PRICE_CHANGE_NOT_FOUND',
  nameField: 'note',
  readAction: 'products.read',
};
export const PriceChangeSchema = SchemaFactory.createForClass(PriceChange);
PriceChangeSchema.index({ createdAt: -1, _id: -1 });
PriceChangeSchema.index({ status: 1, createdAt: -1, _id: -1 });
PriceChangeSchema.index({ updatedAt: 1 });

@Schema({ _id: false, versionKey: false })
export class PriceChangeLine {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  product: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  sku: string;

  @Money({ required: true })
  from: Fils;

  @Money({ required: true })
  to: Fils;

  @Prop({ type: String, enum: PRICE_OUTCOMES, default: 'waiting' })
  outcome: PriceOutcome;
}
const PriceChangeLineSchema = SchemaFactory.createForClass(PriceChangeLine);

const BATCH_STATES = ['waiting', 'changed', 'put back'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/**
 * Up to a hundred lines, whose prices are changed in one transaction. The histories of the change and of its products
 * report it.
 */
@Schema({ ...RECORD_OPTIONS, collection: 'price-change-batches' })
export class PriceChangeBatch extends Versioned {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  change: Types.ObjectId;

  /** Its index among the batches of the change, from 0. */
  @Prop({ type: Number, required: true })
  place: number;

  @Prop({ type: String, enum: BATCH_STATES, required: true })
  state: BatchState;

  @Prop({ type: [PriceChangeLineSchema], required: true })
  lines: PriceChangeLine[];
}

export type PriceChangeBatchRecord = PriceChangeBatch & Stored;
export const PriceChangeBatchSchema = SchemaFactory.createForClass(PriceChangeBatch);
PriceChangeBatchSchema.index({ change: 1, place: 1 }, { unique: true });
