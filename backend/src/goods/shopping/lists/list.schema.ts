import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { SchemaTypes, type Types } from 'mongoose';
import { RECORD_OPTIONS, type RecordKind, type Stored, Versioned } from '../../../platform/database/record.js';

/** A product with the quantity that the buyer usually requests. */
@Schema({ _id: false, versionKey: false })
export class ListLine {
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  product: Types.ObjectId;

  /** The name when it was added: the product may have been deleted. */
  @Prop({ type: String, required: true })
  productName: string;

  @Prop({ type: Number, required: true })
  qty: number;
}

/** Products that a buyer saves for later requests. */
@Schema({ ...RECORD_OPTIONS, collection: 'lists' })
export class ProductList extends Versioned {
  /** The owner; only they can change the list. */
  @Prop({ type: SchemaTypes.ObjectId, required: true })
  user: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** The normalised name, for comparing the names of one owner. */
  @Prop({ type: String, required: true })
  nameKey: string;

  /** The company whose users see it, as long as it shares and the owner belongs to it; null if only the owner sees it. */
  @Prop({ type: SchemaTypes.ObjectId, default: null })
  company: Types.ObjectId | null;

  /** Each product occurs once. */
  @Prop({ type: [SchemaFactory.createForClass(ListLine)], default: [] })
  lines: ListLine[];
}

export type ProductListRecord = ProductList & Stored;
export const LIST_RECORD: RecordKind<ProductList> = {
  resource: 'lists',
  name: 'list',
  about: 'Saved product lists of buyers',
  notFound: 'LIST_NOT_FOUND',
  nameField: 'name',
  readAction: 'customers.read',
  reported: listHistory,
};
export const ProductListSchema = SchemaFactory.createForClass(ProductList);
ProductListSchema.index({ user: 1, nameKey: 1 }, { unique: true });
ProductListSchema.index({ company: 1, nameKey: 1 });
ProductListSchema.index({ updatedAt: 1 });

/** The history stores only the number of lines: otherwise each changed quantity would write up to 500 lines. */
function listHistory({ name, company, lines }: ProductListRecord): object {
  return { name, isShared: company !== null, products: lines.length };
}
