import type { RefusalWords } from '../../refusals/refusal.js';
import type { FIELD_REFUSALS, REFUSALS } from '../../refusals.js';
import { billingRefusals } from './refusals/billing.js';
import { goodsRefusals } from './refusals/goods.js';
import { peopleRefusals } from './refusals/people.js';
import { platformRefusals } from './refusals/platform.js';
import { salesRefusals } from './refusals/sales.js';
import { shopRefusals } from './refusals/shop.js';

/** The refusals of the API in Arabic, by code or rule. `{max}` stands for a value that the answer carries. */
export const refusals: RefusalWords<typeof REFUSALS & typeof FIELD_REFUSALS> = {
  ...platformRefusals,
  ...peopleRefusals,
  ...shopRefusals,
  ...goodsRefusals,
  ...salesRefusals,
  ...billingRefusals,
};
