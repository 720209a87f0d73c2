import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { EMIRATES, type Emirate } from '@shop/contract/uae';

@Schema({ _id: false, versionKey: false })
export class DeliveryAddress {
  /** The buyer's name for it. */
  @Prop({ type: String, default: '' })
  label: string;

  @Prop({ type: String, default: '' })
  contact: string;

  @Prop({ type: String, default: '' })
  phone: string;

  @Prop({ type: String, required: true })
  street: string;

  @Prop({ type: String, required: true })
  city: string;

  @Prop({ type: String, enum: EMIRATES, required: true })
  emirate: Emirate;
}

export const DeliveryAddressSchema = SchemaFactory.createForClass(DeliveryAddress);
