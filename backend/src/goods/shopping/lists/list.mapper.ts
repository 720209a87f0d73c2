import type { Actor } from '../../../platform/auth/actor.js';
import type { UserRefResponse } from '../../../people/users/dto/user.response.js';
import type { ListResponse, ListSummaryResponse } from './dto/list.response.js';
import type { ProductListRecord } from './list.schema.js';

/** A stored list, or the number of its lines in place of them. */
export type ListHead = Omit<ProductListRecord, 'lines' | 'nameKey'> & { readonly products: number };

/** @param owner of the list @param viewer who asks */
export function toListSummary(list: ListHead, owner: UserRefResponse, viewer: Pick<Actor, 'id'>): ListSummaryResponse {
  return {
    _id: list._id.toHexString(),
    name: list.name,
    isShared: list.company !== null,
    isOwn: owner._id === viewer.id,
    owner: { _id: owner._id, name: owner.name },
    products: list.products,
    version: list.version,
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
  };
}

export function toList(list: ProductListRecord, owner: UserRefResponse, viewer: Pick<Actor, 'id'>): ListResponse {
  const lines = list.lines.map(({ product, productName, qty }) => ({
    product: product.toHexString(),
    productName,
    qty,
  }));
  return { ...toListSummary({ ...list, products: lines.length }, owner, viewer), lines };
}

/** A list of the viewer. */
export const toOwnList = (list: ProductListRecord, { id, name, email }: Actor): ListResponse =>
  toList(list, { _id: id, name, email }, { id });
