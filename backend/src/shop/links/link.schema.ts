import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { LINKED_RESOURCES } from '@shop/contract/document-links';
import { SchemaTypes, type Types } from 'mongoose';

const RESOURCES = [...LINKED_RESOURCES, 'quotes', 'book-packs'] as const;

/** Days in Dubai, as `2026-11-21`. */
@Schema({ _id: false, versionKey: false })
class LinkedPeriod {
  @Prop({ type: String, required: true })
  from: string;

  @Prop({ type: String, required: true })
  to: string;
}

/** The latest mailed code. */
@Schema({ _id: false, versionKey: false })
class LinkCode {
  /** The hash is keyed: without a key, six digits are quickly guessed from their hash. */
  @Prop({ type: String, required: true })
  hash: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

/** A link that shows a record without a sign-in. */
@Schema({ versionKey: false, collection: 'links' })
export class Link {
  _id: Types.ObjectId;

  @Prop({ type: String, enum: RESOURCES, required: true })
  resource: (typeof RESOURCES)[number];

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  record: Types.ObjectId;

  /** The period of a statement; null if the document has none. */
  @Prop({ type: SchemaFactory.createForClass(LinkedPeriod), default: null })
  period: LinkedPeriod | null;

  /**
   * The user who answers a quote by the link; null for other links. The link stops when the quote moves to another buyer,
   * or when the user leaves the company of the quote.
   */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  buyer: Types.ObjectId | null;

  @Prop({ type: String, required: true, unique: true })
  tokenHash: string;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  @Prop({ type: Date, required: true })
  expiresAt: Date;

  @Prop({ type: SchemaFactory.createForClass(LinkCode), default: null })
  code: LinkCode | null;
}

export const LinkSchema = SchemaFactory.createForClass(Link);
LinkSchema.index({ resource: 1, record: 1 });
LinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
