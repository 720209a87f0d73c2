import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { BOOK_CHECKS, type BookCheck, PACK_STATUSES, type PackStatus } from '@shop/contract/books';
import type { Language } from '@shop/contract/languages';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { Day } from '../../platform/database/day.js';
import { Money } from '../../platform/database/money.js';

/** Two figures that should be equal, as they were when the pack was made. */
@Schema({ _id: false, versionKey: false })
export class PackCheck {
  @Prop({ type: String, enum: BOOK_CHECKS, required: true })
  check: BookCheck;

  /** The box of the VAT return; empty for other checks. */
  @Prop({ type: String, default: '' })
  box: string;

  @Money({ required: true })
  journal: Fils;

  @Money({ required: true })
  other: Fils;
}

/** A ZIP file for the accountant with all of a period. */
@Schema({ collection: 'book-packs', versionKey: false })
export class BookPack {
  _id: Types.ObjectId;

  @Day({ required: true })
  from: string;

  @Day({ required: true })
  to: string;

  /** The language of its words. */
  @Prop({ type: String, default: 'en' })
  language: Language;

  @Prop({ type: String, enum: PACK_STATUSES, required: true })
  status: PackStatus;

  /** In percent. */
  @Prop({ type: Number, required: true })
  progress: number;

  @Prop({ type: [SchemaFactory.createForClass(PackCheck)], required: true })
  checks: PackCheck[];

  /** Bytes; 0 until it is ready. */
  @Prop({ type: Number, required: true })
  size: number;

  /** The hash of the file; empty until it is ready. */
  @Prop({ type: String, default: '' })
  sha256: string;

  /** The name of the person who made it. */
  @Prop({ type: String, required: true })
  by: string;

  /** The accountant's address, which gets a link once the pack is ready; empty if staff made the pack. */
  @Prop({ type: String, default: '' })
  mailTo: string;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  /** Until then, one server works on it. */
  @Prop({ type: Date, required: true })
  leasedUntil: Date;

  /** Counts the runs that make it; the file is that of the last one. */
  @Prop({ type: Number, required: true })
  attempts: number;
}

/** A portion of the file of a pack or an export: a record of the database has a limit. */
@Schema({ collection: 'book-pack-parts', versionKey: false })
export class BookPackPart {
  _id: Types.ObjectId;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  pack: Types.ObjectId;

  /** The attempt that made the file; 1 for an export. */
  @Prop({ type: Number, required: true })
  run: number;

  @Prop({ type: Number, required: true })
  index: number;

  @Prop({ type: Buffer, required: true })
  bytes: Buffer;
}

export const BookPackSchema = SchemaFactory.createForClass(BookPack);
BookPackSchema.index({ createdAt: -1, _id: -1 });
BookPackSchema.index({ status: 1, leasedUntil: 1 });
export const BookPackPartSchema = SchemaFactory.createForClass(BookPackPart);
BookPackPartSchema.index({ pack: 1, run: 1, index: 1 }, { unique: true });
