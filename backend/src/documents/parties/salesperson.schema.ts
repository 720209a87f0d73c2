import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** The member of staff who looks after a customer. */
@Schema({ versionKey: false })
export class Salesperson {
  _id: Types.ObjectId;

  /** The name at the time of the assignment. */
  @Prop({ type: String, required: true })
  name: string;
}

const SalespersonSchema = SchemaFactory.createForClass(Salesperson);

/** The salesperson of a record; null if there is none. */
export const SalespersonProp = () => Prop({ type: SalespersonSchema, default: null });
