import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { SchemaTypes, type Types } from 'mongoose';
import { BankAccount, BankAccountSchema } from '../../documents/parties/bank-account.schema.js';
import { Money } from '../../platform/database/money.js';

/** A cheque of a deposit, with what its bank had not paid then. */
@Schema({ _id: false, versionKey: false })
class DepositedCheque {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  cheque: Types.ObjectId;

  @Money({ required: true })
  amount: Fils;
}

/** Cheques that the shop took to its bank together. It never changes: later states are stored on the cheques. */
@Schema({ versionKey: false, collection: 'cheque-deposits' })
export class ChequeDeposit {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true, unique: true })
  number: string;

  /** The id of the shop's bank account in the settings. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  bankAccount: Types.ObjectId;

  /** The account at that time. */
  @Prop({ type: BankAccountSchema, required: true })
  account: BankAccount;

  /** In Dubai, as `2026-11-21`. */
  @Prop({ type: String, required: true })
  depositedOn: string;

  /** True if cheques of a later date were left with the bank for their day. */
  @Prop({ type: Boolean, default: false })
  lodged: boolean;

  @Prop({ type: [SchemaTypes.ObjectId], required: true })
  cheques: Types.ObjectId[];

  /** In the order of the cheques. */
  @Prop({ type: [SchemaFactory.createForClass(DepositedCheque)], default: [] })
  amounts: DepositedCheque[];

  /** The bank's number of the slip. */
  @Prop({ type: String, default: '' })
  slipNumber: string;

  @Prop({ type: String, default: '' })
  note: string;

  @Prop({ type: String, required: true })
  by: string;

  @Prop({ type: Date, required: true })
  createdAt: Date;
}

export const ChequeDepositSchema = SchemaFactory.createForClass(ChequeDeposit);
