import { bank, bankRules } from './refusals/bank.js';
import { billing, billingRules } from './refusals/billing.js';
import { goods, goodsRules } from './refusals/goods.js';
import { moveIn, moveInRules } from './refusals/move-in.js';
import { people, peopleRules } from './refusals/people.js';
import { platform, platformRules } from './refusals/platform.js';
import { sales, salesRules } from './refusals/sales.js';
import { shop, shopRules } from './refusals/shop.js';
import { type Case, rowsOf } from './refusals/refusal.js';

/** All refusals of the API by code. Frontends import only types from here: the server sends the English sentences. */
export const REFUSALS = rowsOf(
  {
    ...platform,
    ...people,
    ...shop,
    ...goods,
    ...sales,
    ...billing,
    ...bank,
    ...moveIn,
  },
  { status: 409 },
);

/** All reasons for refusing a field. */
export const FIELD_REFUSALS = rowsOf(
  {
    ...platformRules,
    ...peopleRules,
    ...shopRules,
    ...goodsRules,
    ...salesRules,
    ...billingRules,
    ...bankRules,
    ...moveInRules,
  },
  {},
);

/** A code, or `CODE/case`. */
export type RefusalKey = keyof typeof REFUSALS;
/** The codes in responses and in the API description. */
export type RefusalCode = Exclude<RefusalKey, Case>;
export type FieldRefusalKey = keyof typeof FIELD_REFUSALS;
/** The rules in `reasons` of responses. */
export type FieldRule = Exclude<FieldRefusalKey, Case>;
