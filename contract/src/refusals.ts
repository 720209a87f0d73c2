import { billing, billingRules } from './refusals/billing.js';
import { goods, goodsRules } from './refusals/goods.js';
import { people, peopleRules } from './refusals/people.js';
import { platform, platformRules } from './refusals/platform.js';
import { sales, salesRules } from './refusals/sales.js';
import { shop, shopRules } from './refusals/shop.js';
import type { Case, FieldRefusal, Refusal } from './refusals/refusal.js';

/** Every refusal of the API by its code. Frontends import types from here alone: English comes from the server. */
export const REFUSALS = {
  ...platform,
  ...people,
  ...shop,
  ...goods,
  ...sales,
  ...billing,
} as const satisfies Readonly<Record<string, Refusal>>;

/** Every reason why a field may be refused. */
export const FIELD_REFUSALS = {
  ...platformRules,
  ...peopleRules,
  ...shopRules,
  ...goodsRules,
  ...salesRules,
  ...billingRules,
} as const satisfies Readonly<Record<string, FieldRefusal>>;

/** A code, or `CODE/case`. */
export type RefusalKey = keyof typeof REFUSALS;
/** The codes that answers and the API description name. */
export type RefusalCode = Exclude<RefusalKey, Case>;
export type FieldRefusalKey = keyof typeof FIELD_REFUSALS;
/** The rules that answers name in `reasons`. */
export type FieldRule = Exclude<FieldRefusalKey, Case>;
