import { toAedOrNull } from '@shop/contract/money';
import type { Actor } from '../../platform/auth/actor.js';
import type { LastBought } from './domain/last-bought.js';
import type { PurchaseResponse } from './dto/purchase.response.js';

export function toPurchase(
  { product, productName, sku, qty, unitPrice, basis, document }: LastBought,
  viewer: Pick<Actor, 'id'>,
): PurchaseResponse {
  const { kind, _id, number, user, createdAt } = document;
  return {
    product,
    productName,
    sku,
    qty,
    boughtAt: createdAt.toISOString(),
    unitPrice: toAedOrNull(unitPrice),
    priceBasis: basis,
    document: { kind, _id, number, isOwn: user === viewer.id },
  };
}
