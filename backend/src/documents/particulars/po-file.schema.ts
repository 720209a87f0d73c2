import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { OwnedFile } from '../../platform/database/stored-file.schema.js';

/** The file of a purchase order. If staff attach it to a buyer's document, that buyer may open it too. */
@Schema({ versionKey: false, collection: 'po-files' })
export class PoFile extends OwnedFile {}

export const PoFileSchema = SchemaFactory.createForClass(PoFile);
PoFileSchema.index({ owner: 1, sha256: 1, name: 1 }, { unique: true });
PoFileSchema.index({ isUsed: 1, uploadedAt: 1 });
