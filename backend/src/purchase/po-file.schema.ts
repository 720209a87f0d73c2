import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** The file of a purchase order. It is kept in the database, so that backups and every server have it. */
@Schema({ versionKey: false, collection: 'po-files' })
export class PoFile {
  /** Random: no one guesses it. */
  _id: Types.ObjectId;

  /** The user who uploaded it. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  owner: Types.ObjectId;

  /** The users who may open it besides staff: its owner, and buyers whose documents staff have put it on. */
  @Prop({ type: [SchemaTypes.ObjectId], required: true })
  readers: Types.ObjectId[];

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: Buffer, required: true })
  bytes: Buffer;

  /** Bytes. */
  @Prop({ type: Number, required: true })
  size: number;

  /** Hash of the bytes: the same file of the same owner is kept once. */
  @Prop({ type: String, required: true })
  sha256: string;

  @Prop({ type: Date, required: true })
  uploadedAt: Date;

  /** Whether a document has named it. Files that none names are removed after a while. */
  @Prop({ type: Boolean, default: false })
  isUsed: boolean;
}

export const PoFileSchema = SchemaFactory.createForClass(PoFile);
PoFileSchema.index({ owner: 1, sha256: 1 }, { unique: true });
PoFileSchema.index({ isUsed: 1, uploadedAt: 1 });
