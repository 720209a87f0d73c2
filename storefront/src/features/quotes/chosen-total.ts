import { chosenOffer } from '@shop/contract/chosen-lines';
import { dubaiDay } from '@shop/contract/dubai-day';
import { toAed, toFils } from '@shop/contract/money';
import type { QuoteResponse } from '@shop/contract/api';

/** The fields of an offer that determine its totals. */
export type ChosenQuote = Pick<
  QuoteResponse,
  'requestedItems' | 'deliveryCharge' | 'extraFee' | 'discount' | 'tax' | 'createdAt'
>;

/** The totals of the chosen lines of an offer in AED, by the same function as on the server. */
export function chosenTotal(quote: ChosenQuote, chosen: ReadonlySet<string>): { total: number; vat: number | null } {
  const { deliveryCharge, extraFee, discount, tax, createdAt, requestedItems } = quote;
  const lines = requestedItems.map((line) => ({
    ...{ _id: line._id, qty: line.qty, unitPrice: toFils(line.unitPrice ?? 0), discount: toFils(line.discount ?? 0) },
    ...{ taxCategory: line.taxCategory ?? 'S', taxRate: line.taxRate ?? 0 },
  }));
  const charges = {
    ...{ deliveryCharge: toFils(deliveryCharge), extraFee: toFils(extraFee), discount: toFils(discount) },
    ...{ basis: tax?.basis ?? null, day: dubaiDay(new Date(createdAt)) },
  };
  const { total, tax: vat } = chosenOffer({ ...charges, lines }, ({ _id }) => chosen.has(_id));
  return { total: toAed(total), vat: vat && toAed(vat.vat) };
}
