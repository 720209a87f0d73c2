import { chosenOffer } from '@shop/contract/chosen-lines';
import { dubaiDay } from '@shop/contract/dubai-day';
import { toAed, toFils } from '@shop/contract/money';
import type { QuoteResponse } from '@shop/contract/api';

/** The fields of an offer that determine its totals. */
export type ChosenQuote = Pick<
  QuoteResponse,
  'requestedItems' | 'deliveryCharge' | 'extraFee' | 'discount' | 'discountReason' | 'tax' | 'totalPrice' | 'createdAt'
>;

/** Charges, VAT and total of the chosen lines of an offer in AED, by the same function as on the server. */
export function chosenTotals(quote: ChosenQuote, chosen: ReadonlySet<string>) {
  const { deliveryCharge, extraFee, discountReason, requestedItems } = quote;
  if (requestedItems.every(({ _id }) => chosen.has(_id))) return quote;
  const { discount, tax, total } = chosenPart(quote, chosen);
  const categories = (tax?.categories ?? []).map((one) => ({ ...one, net: toAed(one.net), vat: toAed(one.vat) }));
  return {
    deliveryCharge,
    extraFee,
    discountReason,
    discount: toAed(discount),
    totalPrice: toAed(total),
    tax: tax && { net: toAed(tax.net), categories },
  };
}

function chosenPart({ requestedItems, ...quote }: ChosenQuote, chosen: ReadonlySet<string>) {
  const { deliveryCharge, extraFee, discount, tax, createdAt } = quote;
  const lines = requestedItems.map((line) => ({
    _id: line._id,
    qty: line.qty,
    unitPrice: toFils(line.unitPrice ?? 0),
    discount: toFils(line.discount ?? 0),
    taxCategory: line.taxCategory ?? 'S',
    taxRate: line.taxRate ?? 0,
  }));
  const charges = {
    deliveryCharge: toFils(deliveryCharge),
    extraFee: toFils(extraFee),
    discount: toFils(discount),
    basis: tax?.basis ?? null,
    day: dubaiDay(new Date(createdAt)),
  };
  return chosenOffer({ ...charges, lines }, ({ _id }) => chosen.has(_id));
}
