import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';

interface Office {
  readonly shop: TestShop;
  readonly staff: TestActor;
}

/** The rule of a change of a product of its own. */
export async function priceRule({ shop }: Office) {
  const { _id } = await shop.given.product();
  return { filter: JSON.stringify({ id: [_id] }), kind: 'amount', value: 0.5 };
}

/** The same with the plan of its preview. */
export async function plannedPrices(office: Office) {
  const rule = await priceRule(office);
  const { body } = await office.staff.http.post('/api/price-changes/preview').send(rule).expect(200);
  return { ...rule, plan: body.plan as string };
}

/** A change of one price, which is done. */
export async function priceChange(office: Office): Promise<{ readonly _id: string }> {
  return (
    await office.staff.http
      .post('/api/price-changes')
      .send(await plannedPrices(office))
      .expect(201)
  ).body;
}
