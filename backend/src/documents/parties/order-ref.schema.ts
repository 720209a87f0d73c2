import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** An order, as the documents that follow from it name it. */
@Schema({ versionKey: false })
export class OrderRef {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  orderNumber: string;
}

export const OrderRefSchema = SchemaFactory.createForClass(OrderRef);
