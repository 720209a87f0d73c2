import { toAed, toFils } from '@shop/contract/money';
import { DEFAULT_TAX_CATEGORY, type DocumentTax, listPriceTax } from '@shop/contract/vat';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { PriceViewContext } from '../../lib/price-view';
import { shopQuery } from '../shop-info/api/get-shop';
import type { KnownProducts } from './api/get-cart-products';
import { type CartItem, itemPriceOf } from './cart';
import { priceOfPiece } from './cart-check';
import { useCart } from './cart-store';
import { counted, useRowProblems } from './row-problems';
import { useCartCheck } from './use-cart-check';

/**
 * The total of the cart at the buyer's prices for its quantities, like a quote of today. The rows add up to the totals, with VAT and without. A
 * cart does not store VAT categories: the parts are known once the products are loaded.
 */
export function useCartEstimate() {
  const cart = counted(useCart(), useRowProblems());
  const { known } = useCartCheck();
  const shop = useQuery(shopQuery()).data;
  const net = useContext(PriceViewContext)?.net;
  const rate = shop?.taxRate ?? null;
  const tax =
    shop && known && rate !== null ? listPriceTax(listed(cart.cartItems, known), rate, shop.priceBasis) : null;
  const amountOf = ({ _id }: CartItem): number => {
    const index = cart.cartItems.findIndex((item) => item._id === _id);
    const item = cart.cartItems[index];
    const line = tax?.lines[index];
    if (item === undefined) return 0;
    return line === undefined
      ? itemPriceOf(priceOfPiece(item, known?.get(item._id)), item.quantity)
      : toAed(net ? line.net : line.gross);
  };
  const items = cart.cartItems.map((item) => ({ item, price: priceOfPiece(item, known?.get(item._id)) }));
  const sum = items.reduce((total, { item, price }) => total + toFils(itemPriceOf(price, item.quantity)), 0);
  return {
    cart,
    tax: tax && inAed(tax),
    exclVat: tax && net ? net.label : undefined,
    amountOf,
    total: tax === null ? toAed(sum) : toAed(tax.gross),
    /** A product whose price the buyer does not see. */
    hidden: items.map(({ item }) => known?.get(item._id)).find((product) => product?.priceHidden === true),
    /** True if it is not the total at list prices. */
    isOwn: items.some(({ item, price }) => price !== item.price),
  };
}

/** A deleted product counts as standard rated until the buyer removes it. */
function listed(items: readonly CartItem[], known: KnownProducts) {
  return items.map((item) => ({
    qty: item.quantity,
    listPrice: toFils(priceOfPiece(item, known.get(item._id))),
    taxCategory: known.get(item._id)?.taxCategory ?? DEFAULT_TAX_CATEGORY,
  }));
}

/** Categories with an amount of zero are omitted: those of products priced on request. */
function inAed({ net, vat, gross, categories }: DocumentTax) {
  return {
    net: toAed(net),
    vat: toAed(vat),
    gross: toAed(gross),
    categories: categories
      .filter((one) => one.gross > 0)
      .map((one) => ({ ...one, net: toAed(one.net), vat: toAed(one.vat), gross: toAed(one.gross) })),
  };
}
