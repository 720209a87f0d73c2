import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { Fils } from '@shop/contract/money';
import { Money } from '../../platform/database/money.js';

/** The state of an invoice in the old books on the day of the switch. */
@Schema({ _id: false, versionKey: false })
export class OpeningInvoice {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  moveIn: Types.ObjectId;

  /** Its row in the file. */
  @Prop({ type: Number, required: true })
  line: number;

  /** The part that was paid; a payment of the invoice holds it. */
  @Money({ default: 0 })
  paidBefore: Fils;

  /** The part that credit notes of the old books took off; `credited` includes it. */
  @Money({ default: 0 })
  creditedBefore: Fils;
}

export const OpeningInvoiceSchema = SchemaFactory.createForClass(OpeningInvoice);
