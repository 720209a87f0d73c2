import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { BANK_FORMATS, type BankFormat } from '@shop/contract/bank';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { Day } from '../../platform/database/day.js';

@Schema({ ...RECORD_OPTIONS, collection: 'bank-statements' })
export class BankStatement extends Versioned {
  /** By its id in the settings. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  bankAccount: Types.ObjectId;

  @Prop({ type: String, default: '' })
  fileName: string;

  @Prop({ type: String, enum: BANK_FORMATS, required: true })
  format: BankFormat;

  /** The hash of the file in hexadecimal digits: the same file is imported once. */
  @Prop({ type: String, required: true })
  sha256: string;

  /** Days, as `2026-11-25`. */
  @Day({ required: true })
  from: string;

  @Day({ required: true })
  to: string;

  /** null: the file does not say it. */
  @Money({ default: null })
  opening: Fils | null;

  @Money({ default: null })
  closing: Fils | null;

  /** How many lines the file has, and how many of them were new. */
  @Prop({ type: Number, required: true })
  lineCount: number;

  @Prop({ type: Number, required: true })
  newCount: number;

  /** Its format, or the headings and columns of its table. Another reading of a line may have other words. */
  @Prop({ type: String, default: '' })
  reading: string;

  /** The lines of the file that another statement had before it. */
  @Prop({ type: [SchemaTypes.ObjectId], default: [] })
  knownLines: Types.ObjectId[];

  /** The name of the person who imported it. */
  @Prop({ type: String, required: true })
  importedBy: string;
}

export type BankStatementRecord = BankStatement & Stored;
export const BANK_STATEMENT_RECORD: RecordKind<BankStatement> = {
  resource: 'bank-statements',
  name: 'bank statement',
  about: 'Imported bank statements, for staff',
  notFound: 'BANK_STATEMENT_NOT_FOUND',
  nameField: 'fileName',
  readAction: 'payments.read',
  reported: ({ reading: _reading, knownLines: _knownLines, ...shown }) => shown,
};
export const BankStatementSchema = SchemaFactory.createForClass(BankStatement);
BankStatementSchema.index({ bankAccount: 1, sha256: 1 }, { unique: true });
BankStatementSchema.index({ bankAccount: 1, from: 1, _id: 1 });
BankStatementSchema.index({ knownLines: 1 });
BankStatementSchema.index({ to: -1, _id: -1 });
BankStatementSchema.index({ updatedAt: 1 });
