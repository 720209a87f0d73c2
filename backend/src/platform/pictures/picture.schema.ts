import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A picture of the catalog. */
@Schema({ versionKey: false, collection: 'media', timestamps: { createdAt: true, updatedAt: false } })
export class Picture {
  /** File name. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, required: true })
  contentType: string;

  @Prop({ type: Buffer, required: true })
  bytes: Buffer;

  /** Bytes. */
  @Prop({ type: Number, required: true })
  size: number;

  /** Hash of the bytes; the entity tag. */
  @Prop({ type: String, required: true })
  sha256: string;

  /** Since when nothing has been seen to show it: see PictureCleaning. */
  @Prop({ type: Date, default: null })
  unusedSince: Date | null;
}

export const PictureSchema = SchemaFactory.createForClass(Picture);
