import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { EMIRATES, type Emirate } from '@shop/contract/uae';

@Schema({ _id: false, versionKey: false })
export class PostalAddress {
  @Prop({ type: String, default: '' })
  street: string;

  @Prop({ type: String, default: '' })
  city: string;

  /** Empty if not entered yet, and outside the UAE. */
  @Prop({ type: String, enum: ['', ...EMIRATES], default: '' })
  emirate: Emirate | '';

  /** ISO 3166-1, two letters. */
  @Prop({ type: String, default: 'AE' })
  country: string;
}

export const PostalAddressSchema = SchemaFactory.createForClass(PostalAddress);
