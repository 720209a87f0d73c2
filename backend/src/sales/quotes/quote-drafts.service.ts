import { Injectable } from '@nestjs/common';
import { type PriceBasis, DEFAULT_TAX_CATEGORY, priceBetween, standardRateOf } from '@shop/contract/vat';
import { type ClientSession, Types } from 'mongoose';
import { basisOf, type TaxedCharges } from '../../documents/lines/document-tax.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { Clock } from '../../platform/clock.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { QuoteRecord } from './quote.schema.js';
import { ProductsService, type QuotableProduct } from '../../goods/catalog/products.service.js';
import { PriceBook } from '../../goods/catalog/prices/price-book.service.js';
import type { PriceContext } from '../../goods/catalog/prices/price-context.js';
import { agreedLinePrice } from '../../goods/catalog/prices/price-source.js';
import type { Line } from '../../documents/lines/line.schema.js';
import {
  freeTextLine,
  needsPrice,
  needsProduct,
  pricedLine,
  retaxed,
  snapshotLine,
} from '../../documents/lines/snapshot.js';
import { toFils } from '@shop/contract/money';
import { refuseField } from '../../platform/errors/refuse.js';
import { checkRequest } from './domain/quote.rules.js';
import { copiedDelivery } from '../../documents/particulars/domain/purchase-details.js';
import { isSameCompany } from '../../documents/parties/same-company.js';
import { UsersService } from '../../people/users/users.service.js';
import type { DuplicateDto } from './dto/copied-lines.requests.js';
import { type CopiedLinesResponse, toCopiedLines } from './dto/copied-lines.response.js';
import type { PricedItemDto, RequestedItemDto } from './dto/quote.requests.js';
import { requireRequestable } from './quotes.errors.js';
import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import type { Salesperson } from '../../documents/parties/salesperson.schema.js';

/** The account that pays, and the price basis of its document; null: the shop is not registered for VAT. */
export interface PricedFor {
  readonly user: Types.ObjectId;
  readonly company: Types.ObjectId | null;
  readonly taxBasis: PriceBasis | null;
}

/** The unique values of a new quote. They are made before the transaction, which may run several times. */
export type QuoteIds = Pick<QuoteRecord, '_id' | 'number' | 'createdAt' | 'updatedAt'>;

/** The prices of copied lines: those of the earlier document, or the account's current ones. */
export const COPIED_PRICES = ['same', 'list'] as const;

export type CopiedPrices = (typeof COPIED_PRICES)[number];

interface Copied extends TaxedCharges {
  readonly discountReason: string;
}

type Account = Pick<PricedFor, 'user' | 'company'>;

type CopiedCharges = Omit<Copied, 'createdAt'>;

interface Target {
  /** null: the prices of the earlier document. */
  readonly prices: PriceContext | null;
  /** The price basis of the new document. */
  readonly basis: PriceBasis | null;
  readonly now: Date;
}

/**
 * Computes the content of a new quote without storing it: default values, and lines at the current prices, requested,
 * entered or copied.
 */
@Injectable()
export class QuoteDrafts {
  constructor(
    private readonly companies: CompaniesService,
    private readonly settings: SettingsService,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
    private readonly products: ProductsService,
    private readonly book: PriceBook,
    private readonly users: UsersService,
  ) {}

  async newIds(session: ClientSession): Promise<QuoteIds> {
    const ids = this.unnumberedIds();
    return { ...ids, number: await this.sequences.nextWithoutGap('QUO', ids.createdAt, session) };
  }

  unnumberedIds(): Omit<QuoteIds, 'number'> {
    const createdAt = this.clock.now();
    return { _id: new Types.ObjectId(), createdAt, updatedAt: createdAt };
  }

  /** Does not lock the series, so that buyers need not wait for each other: call it once nothing can be refused. */
  numberOfRequest(createdAt: Date): Promise<string> {
    return this.sequences.next('QUO', createdAt);
  }

  /** The company of a new quote for this buyer; null: the quote belongs to the buyer as a person. */
  companyOf(user: Types.ObjectId, session: ClientSession): Promise<Types.ObjectId | null> {
    return this.companies.idOfUser(user, session);
  }

  async salespersonOf(company: Types.ObjectId | null, session: ClientSession): Promise<Salesperson | null> {
    return (await this.companies.ofDocument({ company }, session))?.salesperson ?? null;
  }

  /** The price basis for a quote of this time; null: the shop is not registered for VAT. */
  async taxBasis(createdAt: Date, session: ClientSession): Promise<PriceBasis | null> {
    return basisOf(await this.settings.load(session), createdAt);
  }

  /**
   * The lines of a buyer's request, checked against the current catalog. The first unit price is the account's, without
   * VAT if the price basis is net.
   */
  async requestedLines(
    items: readonly RequestedItemDto[],
    { taxBasis: basis, user, company }: PricedFor,
    session: ClientSession,
  ): Promise<Line[]> {
    requireProductsOrTexts(items);
    const ids = items.flatMap(({ product }) => product ?? []);
    const products = await this.products.quotable(ids, session);
    const prices = await this.book.ofAccount(user, company);
    const sold = [...products].map(([id, product]) => [id, { ...product, ...prices.quantitiesFor(product) }] as const);
    requireRequestable(checkRequest(items, new Map(sold)));
    const now = this.clock.now();
    return items.flatMap(({ product: id = '', text, qty }) => {
      if (text !== undefined) return [freeTextLine(text, qty, now)];
      const product = products.get(id);
      if (product === undefined) return [];
      const line = snapshotLine(product, qty, product.price, now);
      return [{ ...line, ...agreedLinePrice(prices, { product, qty }, { taxRate: line.taxRate, basis }) }];
    });
  }

  /**
   * The lines that staff offer: an existing line keeps its copy of the product, an added product gets a new copy. A
   * line of free text keeps its text unless staff send another text, or a product.
   */
  async pricedLines(
    items: readonly PricedItemDto[],
    before: readonly Line[],
    { taxBasis: basis, user, company }: PricedFor,
    session: ClientSession,
  ): Promise<Line[]> {
    const now = this.clock.now();
    const known = matchingLines(items, before);
    const prices = await this.book.ofAccount(user, company);
    const unknown = items.filter((item, index) => needsProduct(item, known[index]) || needsPrice(item, known[index]));
    const ids = unknown.flatMap(({ product }) => product ?? []);
    const products = ids.length === 0 ? new Map<string, never>() : await this.products.quotable(ids, session);
    return items.map((item, index) => {
      const product = products.get(item.product ?? '');
      const line = known[index] ?? (product && snapshotLine(product, item.qty, toFils(item.unitPrice), now));
      const wanted = item.product ? line : reworded(line, item, now);
      if (wanted === undefined)
        throw refuseField(
          `requestedItems.${index}.product`,
          item.product ? 'UNKNOWN_PRODUCT/requested' : 'PRODUCT_OR_TEXT',
        );
      const priceAt =
        product && needsPrice(item, known[index])
          ? (taxRate: number) => agreedLinePrice(prices, { product, qty: item.qty }, { taxRate, basis })
          : undefined;
      return pricedLine(wanted, item, { product, now, field: `requestedItems.${index}`, priceAt });
    });
  }

  /** The lines of a document, for a new one of the same account. */
  async copiedLines(
    before: Copied & Account,
    lines: readonly Line[],
    prices: CopiedPrices = 'same',
  ): Promise<CopiedLinesResponse> {
    const copied = await this.copiesOf(before, lines, { prices, now: this.clock.now(), account: before }, null);
    return toCopiedLines(copied.lines, lines);
  }

  /**
   * The account, the lines, the charges and the delivery of a copy, for the buyer of the document or another one.
   * @throws DomainError `invalid` naming `user`
   */
  async copyOf(
    before: Copied & Account & Parameters<typeof copiedDelivery<Types.ObjectId>>[0],
    lines: readonly Line[],
    { prices = 'same', user: wanted }: DuplicateDto,
    { now, session }: { readonly now: Date; readonly session: ClientSession },
  ) {
    const user = new Types.ObjectId(wanted ?? before.user);
    const buyer = await this.users.lockNamed(user, session);
    const company = await this.companyOf(user, session);
    const copied = await this.copiesOf(before, lines, { prices, now, account: { user, company } }, session);
    const isSame = user.equals(before.user) && isSameCompany(company, before.company);
    return { ...copied, user, company, buyer, isSame, details: copiedDelivery(before, isSame) };
  }

  /** Copies the present products, with the cost and the VAT rate of today. */
  private async copiesOf(
    before: Copied,
    lines: readonly Line[],
    { prices, now, account }: { readonly prices: CopiedPrices; readonly now: Date; readonly account: Account },
    session: ClientSession | null,
  ): Promise<{ lines: Line[]; charges: CopiedCharges }> {
    const basis = basisOf(await this.settings.load(session), now);
    const ids = lines.flatMap(({ product }) => product?.toHexString() ?? []);
    const products = await this.products.quotable(ids, session ?? undefined);
    const present = prices === 'list' ? await this.book.ofAccount(account.user, account.company) : null;
    const target = { prices: present, basis, now };
    const copied = lines.map((line) =>
      copiedLine(line, products.get(line.product?.toHexString() ?? ''), before.taxBasis, target),
    );
    return { lines: copied, charges: copiedCharges(before, copied, target) };
  }
}

function requireProductsOrTexts(items: readonly RequestedItemDto[]): void {
  const wrong = items.findIndex(({ product, text }) => (product === undefined) === (text === undefined));
  if (wrong === -1) return;
  const line = `requestedItems.${wrong}`;
  if (items[wrong]?.text === undefined) throw refuseField(`${line}.product`, 'PRODUCT_OR_TEXT/neither');
  throw refuseField(`${line}.text`, 'PRODUCT_OR_TEXT/both');
}

/** A line of free text with the sent text; undefined if there is none. */
function reworded(line: Line | undefined, { productName, qty }: PricedItemDto, now: Date): Line | undefined {
  if (!productName) return line;
  return line === undefined ? freeTextLine(productName, qty, now) : { ...line, productName };
}

/**
 * The present line for each item: the line with its id, otherwise a line with its product; each line is used once. A
 * line of free text does not match an item with a product.
 */
function matchingLines(items: readonly PricedItemDto[], before: readonly Line[]): (Line | undefined)[] {
  const byId = new Map(before.map((line) => [line._id.toHexString(), line]));
  const byProduct = new Map(before.map((line) => [line.product?.toHexString() ?? '', line]));
  const used = new Set<string>();
  return items.map(({ _id, product: sent }) => {
    const product = sent ?? '';
    const named = byId.get(_id ?? '');
    const isNamed = named !== undefined && (named.product?.toHexString() ?? '') === product;
    const isReplaced = named?.product === null && product !== '';
    const sameProduct = product === '' || isReplaced ? undefined : byProduct.get(product);
    const line = isNamed ? named : sameProduct;
    if (line === undefined) return undefined;
    const id = line._id.toHexString();
    const isTaken = used.has(id);
    used.add(id);
    return isTaken ? { ...line, _id: new Types.ObjectId() } : line;
  });
}

/** A line whose product was deleted becomes free text and keeps its price, since it has no list price. */
function copiedLine(
  line: Line,
  product: QuotableProduct | undefined,
  from: PriceBasis | null,
  { prices, basis, now }: Target,
): Line {
  const made = product
    ? snapshotLine(product, line.qty, 0, now)
    : freeTextLine(line.productName.slice(0, MAX_LENGTH.lineText), line.qty, now);
  const taxed = line.taxCategory === DEFAULT_TAX_CATEGORY ? made : retaxed(made, line, now);
  if (product && prices !== null) {
    const { qty } = line;
    return { ...taxed, ...agreedLinePrice(prices, { product, qty }, { taxRate: taxed.taxRate, basis }) };
  }
  const moved = (amount: number) => priceBetween(amount, taxed.taxRate, from, basis);
  return { ...taxed, unitPrice: moved(line.unitPrice), discount: moved(line.discount) };
}

/** A discount applies only to the prices that it was given on. */
function copiedCharges(
  { deliveryCharge, extraFee, discount, discountReason, taxBasis: from }: Copied,
  lines: readonly Line[],
  { prices, basis, now }: Target,
): CopiedCharges {
  const rate = standardRateOf(lines, dubaiDay(now));
  const moved = (amount: number) => priceBetween(amount, rate, from, basis);
  return {
    deliveryCharge: moved(deliveryCharge),
    extraFee: moved(extraFee),
    ...(prices === null ? { discount: moved(discount), discountReason } : { discount: 0, discountReason: '' }),
    taxBasis: basis,
  };
}
