import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SUPPLIER_FILE_TYPES, type SupplierFileType } from '@shop/contract/supplier-pack';
import type { Types } from 'mongoose';

/** The file of a supplier document, or one that was uploaded to become that. It goes with the document that it belongs to. */
@Schema({ versionKey: false, collection: 'supplier-files' })
export class SupplierFile {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, enum: SUPPLIER_FILE_TYPES, required: true })
  contentType: SupplierFileType;

  @Prop({ type: Buffer, required: true })
  bytes: Buffer;

  /** Bytes. */
  @Prop({ type: Number, required: true })
  size: number;

  @Prop({ type: String, required: true })
  sha256: string;

  @Prop({ type: Date, required: true })
  uploadedAt: Date;

  /** Whether a document has it. Files that none has are removed after a while. */
  @Prop({ type: Boolean, default: false })
  isUsed: boolean;
}

export const SupplierFileSchema = SchemaFactory.createForClass(SupplierFile);
SupplierFileSchema.index({ isUsed: 1, uploadedAt: 1 });
