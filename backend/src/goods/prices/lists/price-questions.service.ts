import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { lineMargin } from '@shop/contract/margin';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import { priceInBasis } from '@shop/contract/vat';
import { type Model, Types } from 'mongoose';
import { CompaniesService } from '../../../people/companies/companies.service.js';
import { listPriceRate } from '../../../documents/parties/shop-details.js';
import type { LineMarginResponse } from '../../../documents/lines/margin.response.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { seesCosts } from '../../../platform/auth/staff-access.js';
import { Clock } from '../../../platform/clock.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { refuse } from '../../../platform/errors/refuse.js';
import { toPriceSource } from '../../../documents/lines/line.mapper.js';
import { sourceOf } from '../../catalog/prices/price-source.js';
import { PriceBook } from '../../catalog/prices/price-book.service.js';
import { ProductsService, type QuotableProduct } from '../../catalog/products.service.js';
import type { PriceQueryDto, PricesDto } from './dto/price-question.requests.js';
import type { FoundPriceResponse, PriceCandidateResponse, PriceChainResponse } from './dto/price-question.response.js';
import type { PriceCandidate } from '../../catalog/prices/domain/price-for.js';
import type { PriceContext } from '../../catalog/prices/price-context.js';
import { quantitiesOf } from './price-list.mapper.js';
import { PriceListLine } from './price-list.schema.js';

/** Answers staff what an account pays, and why. */
@Injectable()
export class PriceQuestions {
  constructor(
    @InjectModel(PriceListLine.name) private readonly lines: Model<PriceListLine>,
    private readonly book: PriceBook,
    private readonly products: ProductsService,
    private readonly companies: CompaniesService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError PRODUCT_NOT_FOUND, `invalid` if the query does not name one account */
  async chain({ product: id, qty, on, ...query }: PriceQueryDto, actor: Actor): Promise<PriceChainResponse> {
    const context = await this.book.pricesOf(await this.companies.accountIn(query), on);
    const product = (await this.products.quotable([id])).get(id);
    if (product === undefined) throw refuse('PRODUCT_NOT_FOUND');
    const quantities = context.quantitiesFor(product);
    const wanted = qty ?? quantities.moq;
    const candidates = context.candidatesFor(product, wanted);
    const names = await this.namesOf(candidates);
    return {
      ...foundPrice(context, product, wanted),
      on: context.day,
      quantities,
      breaks: context.breaksFor(product, quantities.moq).map(({ minQty, price }) => ({
        minQty,
        price: toAed(price),
        ...(seesCosts(actor) && { margin: this.marginOf(product, price) }),
      })),
      candidates: candidates.map((candidate) => toCandidate(candidate, names)),
    };
  }

  /** Unknown products are omitted. @throws DomainError `invalid` if the body does not name one account */
  async prices({ lines, ...query }: PricesDto): Promise<FoundPriceResponse[]> {
    const context = await this.book.pricesOf(await this.companies.accountIn(query));
    const products = await this.products.quotable(lines.map(({ product }) => product));
    return lines.flatMap(({ product: id, qty }) => {
      const product = products.get(id);
      return product === undefined ? [] : foundPrice(context, product, qty);
    });
  }

  /** The margin of a piece, without the VAT of today. */
  private marginOf({ taxCategory, costPrice }: QuotableProduct, price: Fils): LineMarginResponse | null {
    const rate = listPriceRate(this.settings.current(), taxCategory, this.clock.now());
    const margin = lineMargin({ qty: 1, net: priceInBasis(price, rate, 'exclusive'), costPrice });
    return margin && { ...margin, amount: toAed(margin.amount) };
  }

  private async namesOf(candidates: readonly PriceCandidate[]) {
    const found = await this.lines
      .find({ _id: { $in: candidates.map(({ line }) => new Types.ObjectId(line.id)) } })
      .select('name sku')
      .lean<Pick<PriceListLine, '_id' | 'name' | 'sku'>[]>();
    return new Map(found.map(({ _id, name, sku }) => [_id.toHexString(), { name, sku }]));
  }
}

function foundPrice(context: PriceContext, product: QuotableProduct, qty: number): FoundPriceResponse {
  const agreed = context.priceFor(product, qty);
  return {
    product: product.id,
    qty,
    price: toAed(agreed?.price ?? product.price),
    listPrice: toAed(product.price),
    source: toPriceSource(sourceOf(agreed, product.price)),
  };
}

type Names = ReadonlyMap<string, { readonly name: string; readonly sku: string }>;

function toCandidate({ list, line, price, reason }: PriceCandidate, names: Names): PriceCandidateResponse {
  const { id, target, key, minQty, validFrom, validTo, percent } = line;
  return {
    _id: id,
    target,
    key,
    minQty,
    validFrom,
    validTo,
    reason,
    ...(names.get(id) ?? { name: '', sku: '' }),
    price: toAedOrNull(line.price),
    percent: percent === null ? null : percent / 100,
    ...quantitiesOf(line),
    unitPrice: toAedOrNull(price),
    list: { _id: list.id, name: list.name, kind: list.kind },
  };
}
