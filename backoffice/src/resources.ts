import { billing } from './billing';
import { goods } from './goods';
import { insight } from './insight';
import { people } from './people';
import type { ShopResource } from './resource';
import { sales } from './sales';
import { shop } from './shop';

/** Every resource, in the order of the menu: the day's work from request to payment first, then the master data. */
export const resources: readonly ShopResource[] = [...sales, ...billing, ...people, ...goods, ...shop, ...insight].sort(
  (one, other) => one.place - other.place,
);
