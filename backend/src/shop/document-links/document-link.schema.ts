import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { LINKED_RESOURCES, type LinkedResource } from '@shop/contract/document-links';
import { SchemaTypes, type Types } from 'mongoose';

/** Days in Dubai, as `2026-11-21`. */
@Schema({ _id: false, versionKey: false })
class LinkedPeriod {
  @Prop({ type: String, required: true })
  from: string;

  @Prop({ type: String, required: true })
  to: string;
}

/** A link that shows the PDF of a document without a sign-in. */
@Schema({ versionKey: false, collection: 'document-links' })
export class DocumentLink {
  _id: Types.ObjectId;

  @Prop({ type: String, enum: LINKED_RESOURCES, required: true })
  resource: LinkedResource;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  record: Types.ObjectId;

  /** The period of a statement; null if the document has none. */
  @Prop({ type: SchemaFactory.createForClass(LinkedPeriod), default: null })
  period: LinkedPeriod | null;

  /** The user who made it. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  madeBy: Types.ObjectId;

  @Prop({ type: String, required: true, unique: true })
  tokenHash: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

export const DocumentLinkSchema = SchemaFactory.createForClass(DocumentLink);
DocumentLinkSchema.index({ resource: 1, record: 1 });
DocumentLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
