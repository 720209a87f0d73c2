import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DELIVERY_METHODS, type DeliveryMethod } from '@shop/contract/delivery';
import { SchemaTypes, type Types } from 'mongoose';
import { Versioned } from '../../platform/database/record.js';
import { DeliveryAddress, DeliveryAddressSchema } from '../parties/delivery-address.schema.js';
import { Day } from '../../platform/database/day.js';

/** The file of a purchase order, in the form that documents store. */
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

/** A document with the buyer's details of the purchase. */
@Schema()
export abstract class PurchaseRecord extends Versioned {
  /** Number of the buyer's own purchase order. */
  @Prop({ type: String, default: '' })
  poNumber: string;

  @Prop({ type: PoFileRefSchema, default: null })
  poFile: PoFileRef | null;

  /** A day in Dubai, as `2026-11-21`. */
  @Day({ default: null })
  neededBy: string | null;

  @Prop({ type: String, enum: [...DELIVERY_METHODS, null], default: null })
  deliveryMethod: DeliveryMethod | null;

  @Prop({ type: DeliveryAddressSchema, default: null })
  deliveryAddress: DeliveryAddress | null;

  /** The author of these details, if staff have since moved the document to another buyer; otherwise null. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  purchaseAuthor: Types.ObjectId | null;
}
