import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** Another record by its id and its number, stored so that a list does not need to look it up. */
@Schema({ versionKey: false })
export class NumberedRef {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  number: string;
}

export const NumberedRefSchema = SchemaFactory.createForClass(NumberedRef);

/** A user, by the name at that time. */
@Schema({ versionKey: false })
export class NamedRef {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;
}

export const NamedRefSchema = SchemaFactory.createForClass(NamedRef);

/** An uploaded file, as the record that uses it names it. */
@Schema({ versionKey: false })
export class FileRef {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  contentType: string;

  /** Bytes. */
  @Prop({ type: Number, required: true })
  size: number;
}

export const FileRefSchema = SchemaFactory.createForClass(FileRef);
