import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** The row of a move-in that brought a record. */
@Schema({ _id: false, versionKey: false })
export class OpeningMarker {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  moveIn: Types.ObjectId;

  @Prop({ type: Number, required: true })
  line: number;
}

export const OpeningMarkerSchema = SchemaFactory.createForClass(OpeningMarker);
