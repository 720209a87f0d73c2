import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { CHEQUE_FILE_TYPES, type ChequeFileType } from '@shop/contract/cheques';
import { StoredFile } from '../../platform/database/stored-file.schema.js';

/** A file of a cheque, or an upload that no cheque has yet. It is deleted when another one takes its place. */
@Schema({ versionKey: false, collection: 'cheque-files' })
export class ChequeFile extends StoredFile {
  @Prop({ type: String, enum: CHEQUE_FILE_TYPES, required: true })
  contentType: ChequeFileType;
}

export const ChequeFileSchema = SchemaFactory.createForClass(ChequeFile);
ChequeFileSchema.index({ isUsed: 1, uploadedAt: 1 });
