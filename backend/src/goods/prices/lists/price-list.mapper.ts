import type { AgreedQuantities } from '@shop/contract/quantity-rules';
import type { Types } from 'mongoose';
import { compactId } from '../../../platform/database/record.js';
import { wireOf } from '../../../platform/database/wire.js';
import type { PriceLine, PriceListTerms } from '../../catalog/prices/domain/price-lists.js';
import { type CustomerGroupRecord, CustomerGroupSchema } from './customer-group.schema.js';
import type { CustomerGroupResponse, PriceLineResponse, PriceListResponse } from './dto/price-list.response.js';
import { type PriceListLine, PriceListLineSchema, type PriceListRecord, PriceListSchema } from './price-list.schema.js';

const wireGroup = wireOf(CustomerGroupSchema);
const wireList = wireOf(PriceListSchema);
const wireLine = wireOf(PriceListLineSchema);

const texts = (ids: readonly Types.ObjectId[]): string[] => ids.map((id) => id.toHexString());

interface Members {
  readonly companies: readonly Types.ObjectId[];
  readonly users: readonly Types.ObjectId[];
}

export const toMembers = ({ companies, users }: Members) => ({ companies: texts(companies), users: texts(users) });

export const toCustomerGroup = (group: CustomerGroupRecord): CustomerGroupResponse => ({
  ...wireGroup(group, ['_id', 'name', 'version', 'createdAt', 'updatedAt']),
  ...toMembers(group),
});

export const toPriceList = (list: PriceListRecord): PriceListResponse => ({
  ...wireList(list, ['_id', 'name', 'kind', 'rank', 'step', 'validFrom', 'validTo', 'isActive', 'note', 'lineCount']),
  ...wireList(list, ['version', 'createdAt', 'updatedAt']),
  ...toMembers(list),
  groups: texts(list.groups),
});

/** Older lines lack them. */
export const quantitiesOf = ({ moq = null, step = null, max = null }: AgreedQuantities) => ({ moq, step, max });

export const toPriceLine = (line: PriceListLine): PriceLineResponse => ({
  ...wireLine(line, ['_id', 'target', 'key', 'name', 'sku', 'minQty', 'price', 'validFrom', 'validTo']),
  percent: line.percent === null ? null : line.percent / 100,
  ...quantitiesOf(line),
});

export const toTerms = (list: PriceListRecord): PriceListTerms => ({
  id: list._id.toHexString(),
  ...wireList(list, ['name', 'kind', 'rank', 'step', 'validFrom', 'validTo', 'isActive']),
  ...toMembers(list),
  groups: texts(list.groups),
});

export const toLineOfPrice = ({ _id, ...line }: PriceListLine): PriceLine => ({
  id: compactId(_id),
  target: line.target,
  key: line.key,
  minQty: line.minQty,
  price: line.price,
  percent: line.percent,
  ...quantitiesOf(line),
  validFrom: line.validFrom,
  validTo: line.validTo,
});
