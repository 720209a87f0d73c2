import type { Fils } from '@shop/contract/money';
import type { PipelineStage, Types } from 'mongoose';
import { dubaiMonthOf } from '../../platform/database/dubai-month.js';

/** The total of documents of one kind for one key. */
export interface Sold<K> {
  readonly _id: K;
  readonly documents: number;
  readonly net: Fils;
  readonly gross: Fils;
}

/** The sales of a product, or of a text without one, with its name on the documents. */
export interface SoldProduct<K> extends Sold<K> {
  readonly productName: string;
  readonly sku: string;
  readonly qty: number;
}

const totals = (total: string) => ({
  documents: { $sum: 1 },
  net: { $sum: { $ifNull: ['$tax.net', total] } },
  gross: { $sum: total },
});

/** @param total path of a document's total with VAT, as `$total`; @param key the grouping key of the rows */
export const soldBy = (key: unknown, total: string): PipelineStage[] => [{ $group: { _id: key, ...totals(total) } }];

/** By month of issue in Dubai, as `2026-11`. */
export const soldByMonth = (total: string): PipelineStage[] => soldBy(dubaiMonthOf('$createdAt'), total);

/** The amount of a line after its own discount, for documents without VAT. */
const PRICED = { $subtract: [{ $multiply: ['$lines.qty', '$lines.unitPrice'] }, '$lines.discount'] };

/** The key of a line in sales by product. Lines of free text are grouped by their text. */
export type SoldThing = Types.ObjectId | string;

/** Sums the lines of a document first, so that a document with a product on two lines counts once. */
export const soldByProduct = (): PipelineStage[] => [
  { $unwind: '$lines' },
  {
    $group: {
      _id: { product: { $ifNull: ['$lines.product', '$lines.productName'] }, document: '$_id' },
      productName: { $max: '$lines.productName' },
      sku: { $max: '$lines.sku' },
      qty: { $sum: '$lines.qty' },
      net: { $sum: { $ifNull: ['$lines.net', PRICED] } },
      gross: { $sum: { $ifNull: ['$lines.gross', PRICED] } },
    },
  },
  {
    $group: {
      _id: '$_id.product',
      productName: { $max: '$productName' },
      sku: { $max: '$sku' },
      qty: { $sum: '$qty' },
      net: { $sum: '$net' },
      gross: { $sum: '$gross' },
      documents: { $sum: 1 },
    },
  },
];
