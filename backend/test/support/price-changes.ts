import { dubaiDay } from '@shop/contract/dubai-day';
import { PriceChangeWork } from '../../src/goods/prices/price-change-work.service.js';
import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';

interface Office {
  readonly shop: TestShop;
  readonly staff: TestActor;
}

interface Made {
  readonly _id: string;
}

const DAY_MS = 86_400_000;

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

/** A change that waits for its day. */
export async function scheduledPriceChange(office: Office): Promise<Made> {
  const startDay = dubaiDay(new Date(Date.now() + DAY_MS));
  return created(office, { ...(await plannedPrices(office)), startDay });
}

export async function donePriceChange(office: Office): Promise<Made> {
  const made = await created(office, await plannedPrices(office));
  await office.shop.app.get(PriceChangeWork).run();
  return made;
}

async function created({ staff }: Office, body: object): Promise<Made> {
  return (await staff.http.post('/api/price-changes').send(body).expect(201)).body as Made;
}
