import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { EXPORT_TARGETS, type ExportTarget } from '@shop/contract/books';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { Day } from '../../platform/database/day.js';
import { Money } from '../../platform/database/money.js';

/** Entries of the journal that were exported to accounting software. */
@Schema({ collection: 'book-exports', versionKey: false })
export class BookExport {
  _id: Types.ObjectId;

  @Prop({ type: String, enum: EXPORT_TARGETS, required: true })
  target: ExportTarget;

  @Day({ required: true })
  from: string;

  @Day({ required: true })
  to: string;

  /** Number of entries. */
  @Prop({ type: Number, required: true })
  count: number;

  /** The sum of their debits. */
  @Money({ required: true })
  debit: Fils;

  /** The hash of the file. */
  @Prop({ type: String, required: true })
  sha256: string;

  /** The name of the person who made it. */
  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  /** null unless its entries are new again. */
  @Prop({ type: Date, default: null })
  takenBackAt: Date | null;

  /** The name of the person who took it back; empty if it was not. */
  @Prop({ type: String, default: '' })
  takenBackBy: string;
}

/** An entry that was exported, or its correction. The unique index lets one export only have it. */
@Schema({ collection: 'exported-entries', versionKey: false })
export class ExportedEntry {
  _id: Types.ObjectId;

  /** The target and the id of the entry. */
  @Prop({ type: String, required: true })
  entry: string;

  /** 1, or higher for a correction. */
  @Prop({ type: Number, required: true })
  nth: number;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  export: Types.ObjectId;

  /** The export that has a correction of it. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  correctedBy: Types.ObjectId | null;

  /** The hash of its content, which a correction of a payment changes. */
  @Prop({ type: String, required: true })
  fingerprint: string;

  /** The entry as JSON: its correction reverses it. */
  @Prop({ type: String, required: true })
  content: string;
}

/** The name of a customer in accounting software: the same in all exports. */
@Schema({ collection: 'book-parties', versionKey: false })
export class BookParty {
  /** The key of the account. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, required: true })
  name: string;

  /** The name without regard to case. */
  @Prop({ type: String, required: true, unique: true })
  comparable: string;
}

export const BookExportSchema = SchemaFactory.createForClass(BookExport);
BookExportSchema.index({ createdAt: -1, _id: -1 });
export const ExportedEntrySchema = SchemaFactory.createForClass(ExportedEntry);
ExportedEntrySchema.index({ entry: 1, nth: 1 }, { unique: true });
ExportedEntrySchema.index({ export: 1 });
ExportedEntrySchema.index({ correctedBy: 1 });
export const BookPartySchema = SchemaFactory.createForClass(BookParty);
