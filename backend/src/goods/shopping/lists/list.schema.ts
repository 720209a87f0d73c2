import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import type { RecordKind } from '../../../platform/database/record-store.js';
import { RECORD_OPTIONS, type Stored, Versioned } from '../../../platform/database/record.js';

/** A product with the quantity that is usually asked for. */
@Schema({ _id: false, versionKey: false })
export class ListLine {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  product: Types.ObjectId;

  /** As it was called when it was put in: the product may be gone. */
  @Prop({ type: String, required: true })
  productName: string;

  @Prop({ type: Number, required: true })
  qty: number;
}

/** Products that a buyer keeps for the next time. */
@Schema({ ...RECORD_OPTIONS, collection: 'lists' })
export class ProductList extends Versioned {
  /** The owner, who alone changes it. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** The name as those of one owner are compared. */
  @Prop({ type: String, required: true })
  nameKey: string;

  /** The company whose people see it, as long as it shares and the owner belongs to it; null: nobody else does. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;

  /** Each product once. */
  @Prop({ type: [SchemaFactory.createForClass(ListLine)], default: [] })
  lines: ListLine[];
}

export type ProductListRecord = ProductList & Stored;
export const LIST_RECORD: RecordKind<ProductList> = { resource: 'lists', name: 'list', reported: listHistory };
export const ProductListSchema = SchemaFactory.createForClass(ProductList);
ProductListSchema.index({ user: 1, nameKey: 1 }, { unique: true });
ProductListSchema.index({ company: 1, nameKey: 1 });
ProductListSchema.index({ updatedAt: 1 });

/** The history keeps only the number of lines: up to 500 lines would be written with each changed quantity. */
function listHistory({ name, company, lines }: ProductListRecord): object {
  return { name, isShared: company !== null, products: lines.length };
}
