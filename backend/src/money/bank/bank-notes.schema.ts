import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { BANK_RULE_KINDS, type BankRuleKind, type BankTableProfile } from '@shop/contract/bank';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { Money } from '../../platform/database/money.js';

/** The amount of a receipt, a payment or a refund that is matched with bank lines: matches of two lines at once meet here. */
@Schema({ versionKey: false, collection: 'bank-booked' })
export class BankBooked {
  /** `receipts 6920…`, or `refunds 6920…` */
  @Prop({ type: String, required: true })
  _id: string;

  @Money({ required: true })
  matched: Fils;
}
export const BankBookedSchema = SchemaFactory.createForClass(BankBooked);

/** The columns of the last table of an account, and the lock of its imports. */
@Schema({ versionKey: false, collection: 'bank-profiles' })
export class BankProfile {
  /** The id of the account in the settings. */
  @Prop({ type: String, required: true })
  _id: string;

  /** Missing: no table of the account was imported. */
  @Prop({ type: SchemaTypes.Mixed })
  table?: BankTableProfile;

  @Prop({ type: Number, default: 0 })
  locks: number;
}
export const BankProfileSchema = SchemaFactory.createForClass(BankProfile);

/** The account that pays from an IBAN, or under a name. */
@Schema({ versionKey: false, collection: 'bank-payers' })
export class BankPayer {
  /** `iban AE07…` or `name al noor printing` */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;

  @Prop({ type: SchemaTypes.ObjectId, default: null })
  user: Types.ObjectId | null;

  /** True if several accounts paid from it, as customers of a payment house do. */
  @Prop({ type: Boolean, default: false })
  isShared: boolean;
}
export const BankPayerSchema = SchemaFactory.createForClass(BankPayer);

/** Sets later lines of an account aside that have the words of an ignored one. */
@Schema({ versionKey: false, collection: 'bank-rules' })
export class BankRule {
  /** A digest of account, direction and words: the same line twice is one rule. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: SchemaTypes.ObjectId, required: true })
  bankAccount: Types.ObjectId;

  @Prop({ type: Boolean, required: true })
  isReceived: boolean;

  /** The text of the line, as the bank writes it. */
  @Prop({ type: String, required: true })
  text: string;

  @Prop({ type: String, enum: BANK_RULE_KINDS, required: true })
  kind: BankRuleKind;

  @Prop({ type: String, required: true })
  reason: string;

  /** The name of the person who ignored the line. */
  @Prop({ type: String, required: true })
  createdBy: string;
}
export const BankRuleSchema = SchemaFactory.createForClass(BankRule);
