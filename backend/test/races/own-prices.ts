import { expect } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import type { TestShop } from '../support/app.js';

interface Caller {
  readonly http: TestActor['http'];
  /** The one price that this caller may see. */
  readonly price: number;
}

const PRICES = [41.17, 42.29, 43.31] as const;

/** Two buyers with agreements of their own and a visitor, each with a price of their own of one product. */
async function callers(shop: TestShop): Promise<{ readonly product: string; readonly all: readonly Caller[] }> {
  const staff = await shop.as.staff();
  const { _id: product } = await shop.given.product({ price: PRICES[2] });
  const agreed = async (price: number): Promise<Caller> => {
    const buyer = await shop.as.customer();
    const list = { name: `Agreement ${price} ${product}`, kind: 'Agreement', users: [buyer.id] };
    const { _id } = (await staff.http.post('/api/price-lists').send(list).expect(201)).body;
    const lines = [{ target: 'product', key: product, minQty: 1, price }];
    await staff.http.put(`/api/price-lists/${_id}/lines`).send({ lines }).expect(200);
    return { http: buyer.http, price };
  };
  const buyers = [await agreed(PRICES[0]), await agreed(PRICES[1])];
  return { product, all: [...buyers, { http: shop.as.visitor(), price: PRICES[2] }] };
}

/** All call the same addresses at once, also with the ETags of the others: no user ever sees another's price. */
export async function askTogether(shop: TestShop, rounds: number): Promise<void> {
  const { product, all } = await callers(shop);
  const addresses = ['', `?ids=${product}`, `/${product}`, `/${product}/alternatives`, `?ids=${product}&sort=price`];
  const etags = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const known = [...etags].slice(-3).join(', ');
    const address = `/api/products${addresses[round % addresses.length] ?? ''}`;
    const answers = await Promise.all(
      all.map(({ http }) => {
        const call = http.get(address);
        return round % 2 === 0 || known === '' ? call : call.set('if-none-match', known);
      }),
    );
    for (const [index, { status, text, headers }] of answers.entries()) {
      const own = all[index]?.price ?? 0;
      if (status === 200) {
        const seen = PRICES.filter((price) => price !== own && text.includes(String(price)));
        // The list price is public.
        expect([address, seen.filter((price) => price !== PRICES[2])]).toEqual([address, []]);
      }
      expect(String(headers['vary'])).toContain('cookie');
      if (index < 2) expect(String(headers['cache-control'])).toContain('private');
      etags.add(String(headers['etag']));
    }
  }
  const prices = await Promise.all(all.map(({ http }) => http.get(`/api/products/${product}`).expect(200)));
  expect(prices.map(({ body }) => body.price)).toEqual(all.map(({ price }) => price));
}
