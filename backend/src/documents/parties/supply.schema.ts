import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Facts of a supply for its e-invoice that only staff know. */
@Schema({ _id: false, versionKey: false })
export class Supply {
  /** The goods leave the country. */
  @Prop({ type: Boolean, default: false })
  isExport: boolean;

  /** TRN or TIN of the beneficiary of a supply that involves a free zone; empty if none is involved. */
  @Prop({ type: String, default: '' })
  freeZoneBeneficiary: string;
}

export const SupplySchema = SchemaFactory.createForClass(Supply);
