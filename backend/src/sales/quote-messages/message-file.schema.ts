import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { OwnedFile } from '../../platform/database/stored-file.schema.js';

/** A file in the thread of a quote. The buyer to whom it was sent may open it too. */
@Schema({ versionKey: false, collection: 'quote-files' })
export class MessageFile extends OwnedFile {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  quote: Types.ObjectId;

  @Prop({ type: String, required: true })
  contentType: string;
}

export const MessageFileSchema = SchemaFactory.createForClass(MessageFile);
MessageFileSchema.index({ quote: 1, owner: 1, sha256: 1, name: 1 }, { unique: true });
MessageFileSchema.index({ isUsed: 1, uploadedAt: 1 });
