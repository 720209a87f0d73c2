import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { toFils } from '@shop/contract/money';
import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_PRICE_LINES, MAX_PRICE_PERCENT, type PriceRemark } from '@shop/contract/price-change';
import { taxRate } from '@shop/contract/vat';
import type { ClientSession, Model } from 'mongoose';
import { type PricedProduct, ProductPrices } from '../catalog/product-prices.service.js';
import { Clock } from '../../platform/clock.js';
import { isVatRegistered } from '../../documents/parties/shop-details.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { isBelowCost, isBlocked, newPrice, type PriceRule, remarksOn } from './domain/new-price.js';
import type { PreviewPriceChangeDto } from './dto/price-change.requests.js';
import { PriceChange, PriceChangeBatch } from './price-change.schema.js';

const HUNDREDTHS = 100;

export interface PlannedLine {
  readonly product: PricedProduct;
  readonly to: number;
  readonly remarks: readonly PriceRemark[];
}

export interface PricePlan {
  readonly rule: PriceRule;
  /** All that the filter finds. */
  readonly lines: readonly PlannedLine[];
  /** The lines whose prices would change. */
  readonly changing: readonly PlannedLine[];
  /** Hash of these; null where there are none. */
  readonly digest: string | null;
}

/** Says what a rule would make of the prices of the products that a filter finds. */
@Injectable()
export class PriceChangePlans {
  constructor(
    private readonly prices: ProductPrices,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    @InjectModel(PriceChange.name) private readonly changes: Model<PriceChange>,
    @InjectStore(PriceChangeBatch) private readonly batches: PlainStore<PriceChangeBatch>,
  ) {}

  /** @throws DomainError `invalid` naming `filter` or `value` */
  async plan(body: PreviewPriceChangeDto, session: ClientSession | null): Promise<PricePlan> {
    const rule = ruleOf(body);
    const products = await this.prices.find(body.filter, MAX_PRICE_LINES + 1, session);
    if (products.length > MAX_PRICE_LINES)
      throw refuseField('filter', 'TOO_MANY_PRODUCTS/filter', { max: MAX_PRICE_LINES });
    const scheduled = await this.scheduled(session);
    const rateOf = this.rates();
    const lines = products.map((product) => plannedLine(product, rule, { scheduled, rate: rateOf(product) }));
    const changing = lines.filter(({ remarks }) => !isBlocked(remarks));
    return { rule, lines, changing, digest: changing.length === 0 ? null : digestOf(changing) };
  }

  /** The VAT in the list price of a product, in percent; none while the shop charges no VAT. */
  private rates(): (product: PricedProduct) => number {
    const now = this.clock.now();
    if (!isVatRegistered(this.settings.current(), now)) return () => 0;
    return ({ taxCategory }) => taxRate(taxCategory, dubaiDay(now));
  }

  /** The products of changes that have not begun. */
  private async scheduled(session: ClientSession | null): Promise<ReadonlySet<string>> {
    const changes = await this.changes.find({ status: 'Scheduled' }).session(session).select('_id').lean();
    if (changes.length === 0) return new Set();
    const ids = changes.map(({ _id }) => _id);
    const batches = await this.batches.reads
      .find({ change: { $in: ids } })
      .session(session)
      .select('lines.product')
      .lean<Pick<PriceChangeBatch, 'lines'>[]>();
    return new Set(batches.flatMap(({ lines }) => lines.map(({ product }) => product.toHexString())));
  }
}

interface Circumstances {
  readonly scheduled: ReadonlySet<string>;
  /** The VAT in the price, in percent. */
  readonly rate: number;
}

function plannedLine(product: PricedProduct, rule: PriceRule, { scheduled, rate }: Circumstances): PlannedLine {
  const to = newPrice(product.price, rule);
  const remarks = remarksOn(product.price, to);
  if (scheduled.has(product._id.toHexString())) remarks.push('SCHEDULED');
  if (isBelowCost(to, product.costPrice ?? null, rate)) remarks.push('BELOW_COST');
  return { product, to, remarks };
}

/** @throws DomainError `invalid` naming `value` */
function ruleOf(body: PreviewPriceChangeDto): PriceRule {
  const { kind, value } = body;
  const direction = body.direction ?? 'up';
  const max = direction === 'down' ? HUNDREDTHS : MAX_PRICE_PERCENT;
  if (kind === 'percent' && value > max) throw refuseField('value', 'PERCENT', { max });
  const step = body.step ?? '0.01';
  // Hundredths of a percent, as fils are hundredths of a dirham.
  return { kind, direction, value: toFils(value), step, rounding: body.rounding ?? 'nearest' };
}

function digestOf(lines: readonly PlannedLine[]): string {
  const reported = lines.map(({ product, to }) => [product._id.toHexString(), product.price, to]);
  return createHash('sha256').update(JSON.stringify(reported)).digest('hex');
}
