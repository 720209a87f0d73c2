import type { Actor } from '../../../platform/auth/actor.js';
import type { UserRefResponse } from '../../../people/users/dto/user.response.js';
import { ListLineResponse, type ListResponse, ListSummaryResponse } from './dto/list.response.js';
import type { ProductListRecord } from './list.schema.js';

/** A stored list, or the number of its lines instead of them. */
export type ListHead = Omit<ProductListRecord, 'lines' | 'nameKey'> & { readonly products: number };

/** @param owner of the list @param viewer the caller */
export function toListSummary(list: ListHead, owner: UserRefResponse, viewer: Pick<Actor, 'id'>): ListSummaryResponse {
  return {
    ...ListSummaryResponse.stored(list),
    products: list.products,
    isShared: list.company !== null,
    isOwn: owner._id === viewer.id,
    owner: { _id: owner._id, name: owner.name },
  };
}

export function toList(list: ProductListRecord, owner: UserRefResponse, viewer: Pick<Actor, 'id'>): ListResponse {
  const lines = list.lines.map((line) => ListLineResponse.stored(line));
  return { ...toListSummary({ ...list, products: lines.length }, owner, viewer), lines };
}

/** A list of the viewer. */
export const toOwnList = (list: ProductListRecord, { id, name, email }: Actor): ListResponse =>
  toList(list, { _id: id, name, email }, { id });
