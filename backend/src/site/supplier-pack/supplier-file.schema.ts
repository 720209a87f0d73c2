import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SUPPLIER_FILE_TYPES, type SupplierFileType } from '@shop/contract/supplier-pack';
import { StoredFile } from '../../platform/database/stored-file.schema.js';

/** The file of a supplier document, or an upload that is not used yet. It is deleted with its document. */
@Schema({ versionKey: false, collection: 'supplier-files' })
export class SupplierFile extends StoredFile {
  @Prop({ type: String, enum: SUPPLIER_FILE_TYPES, required: true })
  contentType: SupplierFileType;
}

export const SupplierFileSchema = SchemaFactory.createForClass(SupplierFile);
SupplierFileSchema.index({ isUsed: 1, uploadedAt: 1 });
