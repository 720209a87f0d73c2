import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** A file of the thread of a quote. It is kept in the database, so that backups and every server have it. */
@Schema({ versionKey: false, collection: 'quote-files' })
export class MessageFile {
  /** Random: no one guesses it. */
  _id: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  quote: Types.ObjectId;

  /** The user who uploaded it. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  owner: Types.ObjectId;

  /** The users who may open it besides staff: its owner, and the buyer to whom it was sent. */
  @Prop({ type: [SchemaTypes.ObjectId], required: true })
  readers: Types.ObjectId[];

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, required: true })
  contentType: string;

  @Prop({ type: Buffer, required: true })
  bytes: Buffer;

  /** Bytes. */
  @Prop({ type: Number, required: true })
  size: number;

  /** Hash of the bytes as they were uploaded: the same file of the same owner is kept once in a thread. */
  @Prop({ type: String, required: true })
  sha256: string;

  @Prop({ type: Date, required: true })
  uploadedAt: Date;

  /** Whether a message has it. Files that none has are removed after a while. */
  @Prop({ type: Boolean, default: false })
  isUsed: boolean;
}

export const MessageFileSchema = SchemaFactory.createForClass(MessageFile);
MessageFileSchema.index({ quote: 1, owner: 1, sha256: 1 }, { unique: true });
MessageFileSchema.index({ isUsed: 1, uploadedAt: 1 });
