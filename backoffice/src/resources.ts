import { billing } from './billing';
import { eInvoicing } from './eInvoicing';
import { goods } from './goods';
import { insight } from './insight';
import { money } from './money';
import { people } from './people';
import type { ShopResource } from './resource';
import { sales } from './sales';
import { shop } from './shop';
import { site } from './site';

/** Every resource, in the order of the menu: the day's work from request to payment first, then the master data. */
export const resources: readonly ShopResource[] = [
  sales,
  billing,
  money,
  eInvoicing,
  people,
  goods,
  shop,
  site,
  insight,
]
  .flat()
  .sort((one, other) => one.place - other.place);
