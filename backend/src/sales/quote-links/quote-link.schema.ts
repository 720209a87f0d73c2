import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** The code that was mailed last, with which an answer is given by the link. */
@Schema({ _id: false, versionKey: false })
export class LinkCode {
  /** Keyed: six digits are soon guessed from a hash that anybody can make. */
  @Prop({ type: String, required: true })
  hash: string;

  /** The revision that it answers. */
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

  /** The owner of the quote when it was made: it shows nothing of a quote that was moved to another buyer. */
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
