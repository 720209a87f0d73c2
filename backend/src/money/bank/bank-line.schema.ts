import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  BANK_LINE_KINDS,
  BANK_LINE_STATUSES,
  BANK_MATCH_RESOURCES,
  type BankLineKind,
  type BankLineStatus,
  type BankMatchResource,
} from '@shop/contract/bank';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../../platform/database/money.js';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../platform/database/record.js';
import { makeSearchable } from '../../platform/lists/search-fields.js';
import { Day } from '../../platform/database/day.js';

/** The payer or payee, as the bank writes it. */
@Schema({ _id: false, versionKey: false })
export class Counterparty {
  @Prop({ type: String, default: '' })
  name: string;

  @Prop({ type: String, default: '' })
  iban: string;
}

/** Money in the books that is the line, or a part of it. */
@Schema({ _id: false, versionKey: false })
export class BankMatch {
  @Prop({ type: String, enum: BANK_MATCH_RESOURCES, required: true })
  resource: BankMatchResource;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  record: Types.ObjectId;

  /** The refund of it that is the line, or its own id: its return with its cheque; null: the money itself. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  refund: Types.ObjectId | null;

  @Prop({ type: String, required: true })
  number: string;

  @Money({ required: true })
  amount: Fils;
}

@Schema({ ...RECORD_OPTIONS, collection: 'bank-lines' })
export class BankLine extends Versioned {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  statement: Types.ObjectId;

  /** By its id in the settings. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  bankAccount: Types.ObjectId;

  /** Days, as `2026-11-25`. */
  @Day({ required: true })
  bookedOn: string;

  @Day({ required: true })
  valueOn: string;

  /** Above 0: received; below 0: paid. */
  @Money({ required: true })
  amount: Fils;

  @Prop({ type: String, default: '' })
  text: string;

  @Prop({ type: String, default: '' })
  reference: string;

  @Prop({ type: String, default: '' })
  bankId: string;

  @Prop({ type: SchemaFactory.createForClass(Counterparty), required: true })
  counterparty: Counterparty;

  @Prop({ type: String, enum: BANK_LINE_KINDS, required: true })
  kind: BankLineKind;

  /** The balance after it; null: the file did not say it. */
  @Money({ default: null })
  balance: Fils | null;

  /** Distinguishes it from other lines of the account; equal lines are counted from 1. */
  @Prop({ type: String, required: true })
  fingerprint: string;

  @Prop({ type: Number, required: true })
  nth: number;

  @Prop({ type: String, enum: BANK_LINE_STATUSES, default: 'Open' })
  status: BankLineStatus;

  @Prop({ type: [SchemaFactory.createForClass(BankMatch)], default: [] })
  matches: BankMatch[];

  /** Why it has no place in the books; empty: it is not ignored. */
  @Prop({ type: String, default: '' })
  ignoredFor: string;
}

export type BankLineRecord = BankLine & Stored;
export const BANK_LINE_RECORD: RecordKind<BankLine> = {
  resource: 'bank-lines',
  name: 'bank line',
  about: 'Bank transactions and their matches, for staff',
  notFound: 'BANK_LINE_NOT_FOUND',
  nameField: 'text',
  readAction: 'payments.read',
  namedAmounts: ['match'],
  reported: ({ bookedOn, amount, text, status, ignoredFor }) => ({ bookedOn, amount, text, status, ignoredFor }),
};
export const BankLineSchema = SchemaFactory.createForClass(BankLine);
BankLineSchema.index({ bankAccount: 1, fingerprint: 1, nth: 1 }, { unique: true });
BankLineSchema.index({ bookedOn: -1, _id: -1 });
BankLineSchema.index({ amount: 1, _id: 1 });
BankLineSchema.index({ status: 1, bookedOn: -1, _id: -1 });
BankLineSchema.index({ bankAccount: 1, bookedOn: -1, _id: -1 });
BankLineSchema.index({ statement: 1, status: 1 });
BankLineSchema.index({ bankAccount: 1, bankId: 1 }, { partialFilterExpression: { bankId: { $gt: '' } } });
BankLineSchema.index({ 'matches.record': 1 });
BankLineSchema.index({ updatedAt: 1 });
makeSearchable(BankLineSchema, {
  texts: ({ text, reference, bankId, counterparty, matches }) => [
    ...[text, reference, bankId, counterparty.name, counterparty.iban],
    ...matches.map(({ number }) => number),
  ],
});
