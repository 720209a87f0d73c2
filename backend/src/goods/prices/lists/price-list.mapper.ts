import type { AgreedQuantities } from '@shop/contract/quantity-rules';
import { compactId } from '../../../platform/database/record.js';
import type { PriceLine, PriceListTerms } from '../../catalog/prices/domain/price-lists.js';
import { dearerBreaks } from './domain/dearer-breaks.js';
import { type DearerBreakResponse, PriceLineResponse, PriceListResponse } from './dto/price-list.response.js';
import type { PriceListLine, PriceListRecord } from './price-list.schema.js';

/** Older lines lack them. */
export const quantitiesOf = ({ moq = null, step = null, max = null }: AgreedQuantities) => ({ moq, step, max });

export const toPriceLine = (line: PriceListLine): PriceLineResponse => ({
  ...PriceLineResponse.stored(line),
  percent: line.percent === null ? null : line.percent / 100,
  ...quantitiesOf(line),
});

export const toRemarks = (lines: readonly PriceListLine[]): DearerBreakResponse[] =>
  dearerBreaks(lines).map(({ line, below }) => ({ line: toPriceLine(line), below: toPriceLine(below) }));

export function toTerms(list: PriceListRecord): PriceListTerms {
  const { _id, name, kind, rank, step, validFrom, validTo, isActive, companies, users, groups } =
    PriceListResponse.stored(list);
  return { id: _id, name, kind, rank, step, validFrom, validTo, isActive, companies, users, groups };
}

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
