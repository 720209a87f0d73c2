import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { OwnedFile } from '../../platform/database/stored-file.schema.js';

/** A letter that notifies a customer of a write-off. */
@Schema({ versionKey: false, collection: 'write-off-letters' })
export class Letter extends OwnedFile {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  invoice: Types.ObjectId;

  @Prop({ type: String, required: true })
  contentType: string;
}

export const LetterSchema = SchemaFactory.createForClass(Letter);
LetterSchema.index({ invoice: 1, owner: 1, sha256: 1, name: 1 }, { unique: true });
LetterSchema.index({ isUsed: 1, uploadedAt: 1 });
