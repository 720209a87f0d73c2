import type { INestApplicationContext } from '@nestjs/common';
import type { CreatePriceListDto } from '../src/goods/prices/lists/dto/price-list.requests.js';
import { PriceListEditing } from '../src/goods/prices/lists/price-list-editing.service.js';
import { UsersService } from '../src/people/users/users.service.js';
import type { Actor } from '../src/platform/auth/actor.js';
import { OFFICE } from './documents/document-story.js';
import { SHELF } from './documents/shelf.js';

/** Percentages on the list price: from the first piece, and from a larger quantity on. */
const AGREED = [
  { product: SHELF.resin55, percent: -6, larger: 60, percentOfLarger: -12 },
  { product: SHELF.cork9, percent: -5, larger: 100, percentOfLarger: -10 },
] as const;

/** An agreement with the company of a demo customer, who finds it under Your prices. */
export async function seedPriceList(
  app: INestApplicationContext,
  customer: Actor,
  products: ReadonlyMap<string, string>,
): Promise<void> {
  const { company } = await app.get(UsersService).get(customer.id, customer);
  if (!company) throw new Error(`The demo customer ${customer.name} has no company`);
  const head: CreatePriceListDto = { name: 'Agreed prices', kind: 'Agreement', companies: [company._id] };
  const lines = AGREED.flatMap(({ product, percent, larger, percentOfLarger }) => {
    const line = { target: 'product', key: products.get(product) ?? '' } as const;
    return [
      { ...line, minQty: 1, percent },
      { ...line, minQty: larger, percent: percentOfLarger },
    ];
  });
  await app.get(PriceListEditing).createWithLines(OFFICE, () => Promise.resolve({ head, lines }));
}
