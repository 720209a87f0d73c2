import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** The latest mailed code, which is needed to answer by the link. */
@Schema({ _id: false, versionKey: false })
export class LinkCode {
  /** The hash is keyed: without a key, six digits are quickly guessed from their hash. */
  @Prop({ type: String, required: true })
  hash: string;

  /** The revision that the code answers. */
  @Prop({ type: Number, required: true })
  revision: number;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

/** A link that shows a quote without a sign-in. */
@Schema({ versionKey: false, collection: 'quote-links' })
export class QuoteLink {
  _id: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  quote: Types.ObjectId;

  /**
   * The user who answers by the link. The link stops when the quote moves to another buyer, or when the user leaves the company of the
   * quote.
   */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  buyer: Types.ObjectId;

  /** The user who made it. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  madeBy: Types.ObjectId;

  @Prop({ type: String, required: true, unique: true })
  tokenHash: string;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  @Prop({ type: SchemaFactory.createForClass(LinkCode), default: null })
  code: LinkCode | null;
}

export const QuoteLinkSchema = SchemaFactory.createForClass(QuoteLink);
QuoteLinkSchema.index({ quote: 1 });
QuoteLinkSchema.index({ createdAt: 1 });
