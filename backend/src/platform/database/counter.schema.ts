import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The last number given in a series, for example `INV-2026`. */
@Schema({ versionKey: false, collection: 'counters' })
export class Counter {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Number, required: true })
  value: number;
}

export const CounterSchema = SchemaFactory.createForClass(Counter);
