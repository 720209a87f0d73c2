import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toFils } from '@shop/contract/money';
import { MAX_PRICE_LINES, MAX_PRICE_PERCENT, type PriceRemark } from '@shop/contract/price-change';
import type { ClientSession } from 'mongoose';
import { listPriceRate } from '../../documents/parties/shop-details.js';
import { Clock } from '../../platform/clock.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { isBlocked, newPrice, type PriceRule, remarksOn } from '../catalog/domain/new-price.js';
import { isBelowCost } from '../catalog/domain/price-remarks.js';
import { type PricedProduct, ProductPrices } from '../catalog/product-prices.service.js';
import type { PreviewPriceChangeDto } from './dto/price-change.requests.js';
import type { PriceChangePreviewResponse } from './dto/price-change.response.js';
import { toPlannedPrice } from './price-change.mapper.js';

export interface PlannedLine {
  readonly product: PricedProduct;
  readonly to: number;
  readonly remarks: readonly PriceRemark[];
}

/** Computes the prices of a bulk change. */
@Injectable()
export class PricePlans {
  constructor(
    private readonly prices: ProductPrices,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async preview(body: PreviewPriceChangeDto): Promise<PriceChangePreviewResponse> {
    const lines = await this.linesOf(body, null);
    const changing = changesIn(lines);
    return { plan: digestOf(changing), products: changing.length, lines: lines.map(toPlannedPrice) };
  }

  /** All products that match the filter. @throws DomainError `invalid` naming `filter` or `value` */
  async linesOf(body: PreviewPriceChangeDto, session: ClientSession | null): Promise<PlannedLine[]> {
    const rule = ruleOf(body);
    const products = await this.prices.findPriced(body.filter, MAX_PRICE_LINES + 1, session);
    if (products.length > MAX_PRICE_LINES)
      throw refuseField('filter', 'TOO_MANY_PRODUCTS/filter', { max: MAX_PRICE_LINES });
    const [shop, now] = [this.settings.current(), this.clock.now()];
    return products.map((product) => {
      const to = newPrice(product.price, rule);
      const rate = listPriceRate(shop, product.taxCategory, now);
      const isLoss = isBelowCost(to, product.costPrice ?? null, rate);
      return { product, to, remarks: [...remarksOn(product.price, to), ...(isLoss ? ['BELOW_COST' as const] : [])] };
    });
  }
}

/** The lines whose prices would change. */
export const changesIn = (lines: readonly PlannedLine[]): PlannedLine[] =>
  lines.filter(({ remarks }) => !isBlocked(remarks));

/** @throws DomainError `invalid` naming `value` */
export function ruleOf({ kind, value, ...rule }: PreviewPriceChangeDto): PriceRule {
  const [direction, step, rounding] = [rule.direction ?? 'up', rule.step ?? '0.01', rule.rounding ?? 'nearest'];
  const max = direction === 'down' ? 100 : MAX_PRICE_PERCENT;
  if (kind === 'percent' && value > max) throw refuseField('value', 'PERCENT', { max });
  // Hundredths of a percent, in the same way as fils are hundredths of a dirham.
  return { kind, direction, value: toFils(value), step, rounding };
}

/** @returns null if there are no changes */
export function digestOf(changes: readonly PlannedLine[]): string | null {
  if (changes.length === 0) return null;
  const reported = changes.map(({ product, to }) => [product._id.toHexString(), product.price, to]);
  return createHash('sha256').update(JSON.stringify(reported)).digest('hex');
}
