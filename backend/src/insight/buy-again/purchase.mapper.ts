import { toAed } from '@shop/contract/money';
import type { Actor } from '../../platform/auth/actor.js';
import type { LastBought } from './domain/last-bought.js';
import type { PurchaseResponse } from './dto/purchase.response.js';

export function toPurchase(
  { product, productName, sku, qty, unitPrice, order }: LastBought,
  viewer: Pick<Actor, 'id'>,
): PurchaseResponse {
  const { _id, number, user, createdAt, basis } = order;
  return {
    product,
    productName,
    sku,
    qty,
    boughtAt: createdAt.toISOString(),
    unitPrice: toAed(unitPrice),
    priceBasis: basis,
    order: { _id, number, isOwn: user === viewer.id },
  };
}
