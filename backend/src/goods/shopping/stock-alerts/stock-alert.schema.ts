import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../../platform/database/record.js';

/** A buyer's request to be notified when a product is available again. It is deleted with the email. */
@Schema({ ...RECORD_OPTIONS, collection: 'stock-alerts' })
export class StockAlert extends Versioned {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  product: Types.ObjectId;
}

export type StockAlertRecord = StockAlert & Stored;
export const STOCK_ALERT_RECORD: RecordKind<StockAlert> = {
  resource: 'stock-alerts',
  name: 'stock alert',
  about: 'Back-in-stock notifications for buyers',
  notFound: 'STOCK_ALERT_NOT_FOUND',
  nameField: null,
  readAction: 'products.read',
};
export const StockAlertSchema = SchemaFactory.createForClass(StockAlert);
StockAlertSchema.index({ user: 1, product: 1 }, { unique: true });
StockAlertSchema.index({ user: 1, createdAt: -1, _id: -1 });
StockAlertSchema.index({ product: 1 });
StockAlertSchema.index({ updatedAt: 1 });
