import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A bank account for payments of customers. */
@Schema({ _id: false, versionKey: false })
export class BankAccount {
  @Prop({ type: String, required: true })
  bank: string;

  @Prop({ type: String, required: true })
  accountName: string;

  /** Without spaces. */
  @Prop({ type: String, required: true })
  iban: string;

  @Prop({ type: String, default: '' })
  bic: string;
}

export const BankAccountSchema = SchemaFactory.createForClass(BankAccount);
