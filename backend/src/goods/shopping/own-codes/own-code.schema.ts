import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** A buyer's own code for a product: `ART-991`. */
@Schema({ versionKey: false, collection: 'own-codes' })
export class OwnCode {
  _id: Types.ObjectId;

  /** The company, if its users share purchases; otherwise the user. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  account: Types.ObjectId;

  @Prop({ type: String, required: true })
  code: string;

  /** The code in capital letters, without signs. */
  @Prop({ type: String, required: true })
  codeKey: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  product: Types.ObjectId;

  /** The name when it was chosen: the product may have been deleted. */
  @Prop({ type: String, required: true })
  productName: string;
}

export const OwnCodeSchema = SchemaFactory.createForClass(OwnCode);
OwnCodeSchema.index({ account: 1, codeKey: 1 }, { unique: true });
