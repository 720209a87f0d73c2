import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { toAed, toAedOrNull } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import { type KnownProduct, magnitude, type WarnedLine, warningsForBuyer, warningsOf } from '@shop/contract/warnings';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { WarningResponse } from '../../documents/lines/warning.response.js';
import type { LineResponse } from '../../documents/lines/line.response.js';
import { PriceBook } from '../../goods/catalog/prices/price-book.service.js';
import type { PriceContext } from '../../goods/catalog/prices/price-context.js';
import { ProductsService, type StockedProduct } from '../../goods/catalog/products.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { ownerIndex } from '../../platform/lists/owner-index.js';
import { readTogether } from '../../platform/database/read-together.js';
import { Events } from '../../platform/events/events.service.js';
import type { CartWarningsDto } from './dto/quote.requests.js';
import { CREDIT_OF_ACCOUNT, ORDERED_BEFORE, type OrderedBefore } from './quote.events.js';
import { Quote } from './quote.schema.js';

/** A quote or an order that is still to be sent, confirmed or delivered. */
export interface OpenDocument {
  readonly _id: Types.ObjectId;
  readonly user: Types.ObjectId;
  readonly company: Types.ObjectId | null;
  readonly poNumber: string;
  /** The quote of an order: it has the same PO number. */
  readonly quote: Types.ObjectId | null;
  readonly needsStock: boolean;
}

interface Shown {
  readonly lines: readonly (Pick<LineResponse, 'product' | 'qty' | 'unitPrice' | 'taxCategory' | 'margin'> &
    Pick<WarnedLine, 'openQty'>)[];
  readonly total: number;
}

/** Gathers what a quote or an order is compared with, for the warnings in its answers. */
@Injectable()
export class DocumentWarnings {
  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<Quote>,
    private readonly products: ProductsService,
    private readonly book: PriceBook,
    private readonly companies: CompaniesService,
    private readonly events: Events,
  ) {}

  /** The warnings of a cart, for its buyer. */
  async ofCart({ requestedItems, poNumber = '' }: CartWarningsDto, actor: Actor): Promise<WarningResponse[]> {
    const user = new Types.ObjectId(actor.id);
    const company = await this.companies.idOfUser(user, null);
    const cart = { _id: new Types.ObjectId(), user, company, poNumber, quote: null, needsStock: false };
    const lines = requestedItems.map(({ product = null, qty }) => ({
      product,
      qty,
      unitPrice: null,
      taxCategory: null,
    }));
    return this.warningsOf(cart, { lines, total: 0 }, 'owner', null);
  }

  async warningsOf(
    document: OpenDocument,
    { lines, total }: Shown,
    viewer: Viewer,
    session: ClientSession | null,
  ): Promise<WarningResponse[]> {
    if (viewer === 'colleague') return [];
    const ids = lines.flatMap(({ product }) => product ?? []);
    const needsTrn = viewer === 'staff' && lines.some(({ taxCategory }) => taxCategory === 'AE');
    const { user, company, poNumber } = document;
    const account = { user, company, except: document._id };
    const [[before], products, quoteNumber, [credit], hasTrn] = await readTogether(session, [
      () => this.events.query(ORDERED_BEFORE, { ...account, products: ids, poNumber }, session),
      () => this.products.pricesAndStock(ids, session),
      () => this.quoteWithNumber(document, session),
      () => (viewer === 'staff' ? this.events.query(CREDIT_OF_ACCOUNT, account, session) : Promise.resolve([])),
      () => (needsTrn ? this.hasTrn(document, session) : Promise.resolve(true)),
    ]);
    const prices = await this.book.ofAccount(user, company);
    const warnings = warningsOf({
      lines: lines.map((line) => ({ ...line, taxCategory: line.taxCategory ?? '' })),
      total,
      hasTrn,
      products: toKnown(products, prices, before, viewer),
      needsStock: document.needsStock,
      samePoNumber: before?.samePoNumber ?? quoteNumber,
      overdue: toAed(credit?.overdue ?? 0),
      creditLeft: toAedOrNull(credit?.left),
    });
    const shown = viewer === 'staff' ? warnings : warningsForBuyer(warnings);
    return shown.map((warning) => ({ ...warning, params: { ...warning.params } }));
  }

  private async hasTrn({ company }: OpenDocument, session: ClientSession | null): Promise<boolean> {
    return company !== null && (await this.companies.load(company.toHexString(), session ?? undefined)).trn !== '';
  }

  private async quoteWithNumber(
    { _id, user, company, poNumber, quote }: OpenDocument,
    session: ClientSession | null,
  ): Promise<string | null> {
    if (poNumber === '') return null;
    const account = company === null ? { user, company: null } : { company };
    const others = { _id: { $nin: quote === null ? [_id] : [_id, quote] }, status: { $ne: 'Rejected' as const } };
    const found = await this.quotes
      .findOne({ ...account, poNumber, ...others }, 'number', { hint: ownerIndex(this.quotes.schema, account) })
      .session(session)
      .lean();
    return found?.number ?? null;
  }
}

function toKnown(
  products: readonly StockedProduct[],
  prices: PriceContext,
  before: OrderedBefore | undefined,
  viewer: Viewer,
): ReadonlyMap<string, KnownProduct> {
  return new Map(
    products.map((product) => {
      const { id, price, packSize } = product;
      const rule = prices.quantitiesFor(product);
      const largestBreak = prices.breaksFor(product, rule.moq).at(-1)?.minQty ?? 0;
      const { own = 0, all = 0 } = before?.largest.get(id) ?? {};
      // Buyers could find out by trying how much others ordered, and how much is in stock.
      const visible = viewer === 'staff' ? (qty: number) => qty : magnitude;
      const compared = { stock: visible(product.stock), largestOwn: own, largestOfAll: visible(all) };
      return [id, { listPrice: toAed(price), rule, packSize, largestBreak, ...compared }];
    }),
  );
}
