import { NamedProduct } from '../../documents/lines/line.schema.js';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DELIVERY_STATUSES, type DeliveryStatus } from '@shop/contract/statuses';
import { SchemaTypes, type Types } from 'mongoose';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { OrderRef, OrderRefSchema } from '../../documents/parties/order-ref.schema.js';
import { OwnedFile } from '../../platform/database/stored-file.schema.js';
import { FileRef, FileRefSchema, NumberedRef, NumberedRefSchema } from '../../platform/database/refs.schema.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';

/** Pieces of a line of the order. */
@Schema({ _id: false, versionKey: false })
export class DeliveryLine extends NamedProduct {
  /** `_id` of the order's line. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  line: Types.ObjectId;

  @Prop({ type: Number, required: true })
  qty: number;
}

/** Goods of an order that leave together. */
@Schema({ ...RECORD_OPTIONS, collection: 'deliveries' })
export class Delivery extends Versioned {
  @Prop({ type: String, required: true, unique: true })
  number: string;

  @Prop({ type: OrderRefSchema, required: true })
  order: OrderRef;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  /** null if the buyer is a person. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;

  @Prop({ type: [SchemaFactory.createForClass(DeliveryLine)], required: true })
  lines: DeliveryLine[];

  @Prop({ type: String, enum: DELIVERY_STATUSES, required: true })
  status: DeliveryStatus;

  /** The planned moment of a Prepared one, or null. */
  @Prop({ type: Date, default: null })
  deliveredOn: Date | null;

  /** The driver. */
  @Prop({ type: String, default: '' })
  deliveredBy: string;

  /** The person who received the goods. */
  @Prop({ type: String, default: '' })
  receivedBy: string;

  @Prop({ type: FileRefSchema, default: null })
  proof: FileRef | null;

  @Prop({ type: String, default: '' })
  address: string;

  @Prop({ type: String, default: '' })
  note: string;

  /** The invoice that bills it by name; null if none, or for one of the whole order. */
  @Prop({ type: NumberedRefSchema, default: null })
  invoice: NumberedRef | null;

  /** True if its VAT period was closed when it was entered. */
  @Prop({ type: Boolean, default: false })
  isLate: boolean;
}

export type DeliveryRecord = Delivery & Stored;
export const DELIVERY_RECORD: RecordKind<Delivery> = {
  resource: 'deliveries',
  name: 'delivery',
  about: 'Deliveries and backorders, for staff',
  notFound: 'DELIVERY_NOT_FOUND',
  nameField: 'number',
  readAction: 'orders.read',
};
export const DeliverySchema = SchemaFactory.createForClass(Delivery);
DeliverySchema.index({ 'order._id': 1, createdAt: 1 });
DeliverySchema.index({ createdAt: -1, _id: -1 });
DeliverySchema.index({ deliveredOn: -1, _id: -1 });
DeliverySchema.index({ status: 1, deliveredOn: -1, _id: -1 });
DeliverySchema.index({ user: 1, createdAt: -1, _id: -1 });
DeliverySchema.index({ company: 1, createdAt: -1, _id: -1 });
DeliverySchema.index({ 'lines.product': 1, createdAt: -1 });
DeliverySchema.index({ 'invoice._id': 1 }, { sparse: true });
DeliverySchema.index({ updatedAt: 1 });
makeSearchable(DeliverySchema, {
  number: ({ number }) => number,
  texts: ({ order, deliveredBy, receivedBy }) => [order.orderNumber, deliveredBy, receivedBy],
});

/** A signed delivery note, or a picture of the delivery. */
@Schema({ versionKey: false, collection: 'delivery-files' })
export class DeliveryFile extends OwnedFile {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  delivery: Types.ObjectId;

  @Prop({ type: String, required: true })
  contentType: string;
}

export const DeliveryFileSchema = SchemaFactory.createForClass(DeliveryFile);
DeliveryFileSchema.index({ delivery: 1, owner: 1, sha256: 1, name: 1 }, { unique: true });
DeliveryFileSchema.index({ isUsed: 1, uploadedAt: 1 });
