import { OwnedFile } from '../../platform/database/stored-file.schema.js';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { THREAD_SIDES, type ThreadSide } from '@shop/contract/quote-messages';
import { Money } from '../../platform/database/money.js';
import { FileRef, FileRefSchema } from '../../platform/database/refs.schema.js';
import { SchemaTypes, type Types } from 'mongoose';

/** The target price and quantity of the buyer for a line. */
@Schema({ _id: false, versionKey: false })
export class Target {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  line: Types.ObjectId;

  /** The name of the line at that time. */
  @Prop({ type: String, required: true })
  productName: string;

  @Prop({ type: String, default: '' })
  productNameAr: string;

  /** Per unit, in the price basis of the quote. */
  @Money({ default: null })
  price: Fils | null;

  @Prop({ type: Number, default: null })
  quantity: number | null;

  @Prop({ type: String, default: '' })
  note: string;
}

/** One message in the thread of a quote. It never changes, except for its read marks. */
@Schema({ versionKey: false, collection: 'quote-messages' })
export class QuoteMessage {
  _id: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  quote: Types.ObjectId;

  /** The owner of the quote at that time: staff may move the quote to another buyer, who does not see the message. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  buyer: Types.ObjectId;

  @Prop({ type: String, enum: THREAD_SIDES, required: true })
  side: ThreadSide;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  author: Types.ObjectId;

  /** The name at that time: the user may have been deleted. */
  @Prop({ type: String, required: true })
  authorName: string;

  @Prop({ type: String, default: '' })
  text: string;

  @Prop({ type: [FileRefSchema], default: [] })
  files: FileRef[];

  /** All targets of the quote after this message; null if the message does not change them. */
  @Prop({ type: [SchemaFactory.createForClass(Target)], default: null })
  targets: Target[] | null;

  @Prop({ type: Date, default: null })
  readByBuyerAt: Date | null;

  @Prop({ type: Date, default: null })
  readByStaffAt: Date | null;

  @Prop({ type: Date, required: true })
  createdAt: Date;
}

export const QuoteMessageSchema = SchemaFactory.createForClass(QuoteMessage);
QuoteMessageSchema.index({ quote: 1, createdAt: 1, _id: 1 });

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
