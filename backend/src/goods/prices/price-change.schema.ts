import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { PRICE_CHANGE_STATUSES, type PriceChangeStatus } from '@shop/contract/price-change';
import { SchemaTypes } from 'mongoose';
import { Money } from '../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { NamedRef, NamedRefSchema } from '../../platform/database/refs.schema.js';
import type { PreviewPriceChangeDto } from './dto/price-change.requests.js';

/** A product with its price in the preview. */
@Schema({ versionKey: false })
export class PriceChangeLine extends NamedRef {
  @Money({ required: true })
  from: Fils;
}

/** A change of many prices by one rule. */
@Schema({ ...RECORD_OPTIONS, collection: 'price-changes' })
export class PriceChange extends Versioned {
  @Prop({ type: String, enum: PRICE_CHANGE_STATUSES, required: true })
  status: PriceChangeStatus;

  /** The form of the request, with amounts in AED. */
  @Prop({ type: SchemaTypes.Mixed, required: true })
  rule: PreviewPriceChangeDto;

  @Prop({ type: String, default: '' })
  note: string;

  /** The products in the order of the shop. Lists don't load them. */
  @Prop({ type: [SchemaFactory.createForClass(PriceChangeLine)], required: true, select: false })
  lines: PriceChangeLine[];

  /** The number of lines. */
  @Prop({ type: Number, required: true })
  products: number;

  @Prop({ type: Number, default: 0 })
  changed: number;

  /** Products that were changed or deleted after the preview. */
  @Prop({ type: [NamedRefSchema], default: [] })
  skipped: NamedRef[];

  @Prop({ type: NamedRefSchema, required: true })
  by: NamedRef;
}

export type PriceChangeRecord = PriceChange & Stored;
export const PRICE_CHANGE_RECORD: RecordKind<PriceChange> = {
  resource: 'price-changes',
  name: 'price change',
  about: 'Bulk price changes, for staff',
  notFound: 'PRICE_CHANGE_NOT_FOUND',
  nameField: 'note',
  readAction: 'prices.read',
  reported: ({ rule, note, products, changed, skipped, status }) => {
    return { ...rule, note, products, changed, skipped, status };
  },
};
export const PriceChangeSchema = SchemaFactory.createForClass(PriceChange);
PriceChangeSchema.index({ createdAt: -1, _id: -1 });
PriceChangeSchema.index({ status: 1, createdAt: -1, _id: -1 });
PriceChangeSchema.index({ updatedAt: 1 });
