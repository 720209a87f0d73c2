import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DELIVERY_METHODS, type DeliveryMethod } from '@shop/contract/delivery';
import { SchemaTypes, type Types } from 'mongoose';
import { Versioned } from '../../platform/database/record.js';
import { DeliveryAddress, DeliveryAddressSchema } from '../parties/delivery-address.schema.js';

/** The file of a purchase order, as its documents name it. */
@Schema({ versionKey: false })
export class PoFileRef {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** Bytes. */
  @Prop({ type: Number, required: true })
  size: number;
}

const PoFileRefSchema = SchemaFactory.createForClass(PoFileRef);

/** A document with the buyer's own particulars of the purchase. Older records have none of them. */
export abstract class PurchaseRecord extends Versioned {
  /** Number of the buyer's own purchase order. */
  @Prop({ type: String, default: '' })
  poNumber?: string;

  @Prop({ type: PoFileRefSchema, default: null })
  poFile?: PoFileRef | null;

  /** A day in Dubai, as `2026-11-21`. */
  @Prop({ type: String, default: null })
  neededBy?: string | null;

  @Prop({ type: String, enum: [...DELIVERY_METHODS, null], default: null })
  deliveryMethod?: DeliveryMethod | null;

  @Prop({ type: DeliveryAddressSchema, default: null })
  deliveryAddress?: DeliveryAddress | null;

  /** Whose particulars these are, where staff have moved the document to another buyer since; else null. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  purchaseAuthor?: Types.ObjectId | null;
}
