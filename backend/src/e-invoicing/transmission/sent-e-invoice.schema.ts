import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** An e-invoice with the exact bytes that were sent to the provider. It has the id of its document. */
@Schema({ versionKey: false, collection: 'sent-e-invoices' })
export class SentEInvoice {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  xml: string;
}

export const SentEInvoiceSchema = SchemaFactory.createForClass(SentEInvoice);
