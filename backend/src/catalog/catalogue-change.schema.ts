import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';

/** Says to every server that products or categories were changed. Stored with the change; of use for seconds. */
@Schema({ versionKey: false, collection: 'catalogueChanges' })
export class CatalogueChange {
  /** By the clock of the server that made the change. */
  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: [SchemaTypes.ObjectId], default: [] })
  products: Types.ObjectId[];

  /** With all products in them. */
  @Prop({ type: [SchemaTypes.ObjectId], default: [] })
  categories: Types.ObjectId[];
}

export type CatalogueChangeRecord = CatalogueChange & { readonly _id: Types.ObjectId };
export const CatalogueChangeSchema = SchemaFactory.createForClass(CatalogueChange);
CatalogueChangeSchema.index({ at: 1 });
