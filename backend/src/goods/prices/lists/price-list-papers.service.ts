import { Injectable } from '@nestjs/common';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import type { DocumentLanguage } from '@shop/contract/languages';
import { writtenNumber } from '@shop/contract/message';
import { toFils } from '@shop/contract/money';
import { arabicName, nameOfCategory, termIn } from '@shop/contract/names';
import { PRICE_TARGETS } from '@shop/contract/price-lists';
import type { AgreedQuantities } from '@shop/contract/quantity-rules';
import { catalogWords } from '@shop/contract/words/ar/catalog';
import type { PriceListModel, PriceListPaperLine } from '../../../documents/document-model.js';
import { DocumentParts } from '../../../documents/document-parts.js';
import { isVatRegistered } from '../../../documents/parties/shop-details.js';
import { CompaniesService } from '../../../people/companies/companies.service.js';
import { UsersService } from '../../../people/users/users.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { PdfFile } from '../../../platform/http/pdf-answer.js';
import { DocumentsService } from '../../../platform/pdf/documents.service.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { CategoriesService } from '../../catalog/categories.service.js';
import type { CategoryResponse } from '../../catalog/dto/category.response.js';
import { ProductsService, type QuotableProduct } from '../../catalog/products.service.js';
import type { GeneralPriceResponse, OwnPricedProductResponse } from './dto/own-prices.response.js';
import { OwnPrices } from './own-prices.service.js';
import type { PriceListLine, PriceListRecord } from './price-list.schema.js';
import { PriceLists } from './price-lists.service.js';

type Buyer = Parameters<DocumentParts['head']>[1];
const NO_CONTACT = { name: '', email: '', phoneNumber: '', address: '', company: null };

interface Named {
  readonly products: ReadonlyMap<string, QuotableProduct>;
  readonly categories: readonly CategoryResponse[];
}

/** Prints price lists for customers. */
@Injectable()
export class PriceListPapers {
  constructor(
    private readonly lists: PriceLists,
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly settings: SettingsService,
    private readonly documents: DocumentsService,
    private readonly clock: Clock,
    private readonly own: OwnPrices,
  ) {}

  /** The lines of a list that have not ended. @throws DomainError PRICE_LIST_NOT_FOUND */
  async printList(id: string, actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const list = await this.lists.load(id);
    const { buyer, language: own } = await this.addresseeOf(list);
    const parts = new DocumentParts(language ?? own);
    const lines = await this.linesOf(list, parts);
    const { priceList: texts } = parts.texts;
    const model: PriceListModel = {
      ...parts.head(this.settings.current(), buyer ?? { ...NO_CONTACT, name: texts.customers }),
      ...this.parts(lines, parts),
      number: list.name,
      dates: [
        { label: texts.date, value: parts.day(this.clock.now()) },
        ...dayFact(texts.validFrom, list.validFrom, parts),
        ...dayFact(texts.validTo, list.validTo, parts),
      ],
    };
    return { name: list.name, bytes: await this.documents.print(actor.id, 'price-list', model) };
  }

  /** The prices that were agreed with the caller, as they are today. */
  async printOwn(actor: Actor, language?: DocumentLanguage): Promise<PdfFile> {
    const [contact, company] = await Promise.all([
      this.users.contact(actor.id),
      this.companies.membershipOf(actor.id).then((membership) => membership.company),
    ]);
    const parts = new DocumentParts(language ?? contact.language);
    const { products, general, lists } = await this.own.ownPricesOf(actor);
    const lines = [
      ...products.flatMap((product) => ownLines(product, parts)),
      ...general.map((price) => generalLine(price, parts)),
    ];
    const today = parts.day(this.clock.now());
    const [list] = lists;
    const model: PriceListModel = {
      ...this.parts(lines, parts),
      ...parts.head(this.settings.current(), { ...contact, company }),
      number: today,
      dates: [
        { label: parts.texts.priceList.date, value: today },
        ...(lists.length === 1 ? dayFact(parts.texts.priceList.validTo, list?.validTo ?? null, parts) : []),
      ],
    };
    const bytes = await this.documents.print(actor.id, 'price-list', model);
    return { name: ['Prices', company?.legalName ?? contact.name, dubaiDay(this.clock.now())].join('-'), bytes };
  }

  private parts(lines: readonly PriceListPaperLine[], parts: DocumentParts) {
    const { priceList: texts } = parts.texts;
    return {
      title: texts.title,
      badges: [],
      columns: { from: texts.from, price: this.priceLabel(parts), days: texts.days },
      hasDays: lines.some(({ days }) => days !== ''),
      lines,
      note: '',
      terms: this.terms(lines, parts),
    };
  }

  /** The one customer that a list is for; null if there are several. */
  private async addresseeOf({ companies, users, groups }: PriceListRecord) {
    const [company, user] = [companies[0], users[0]];
    const isForOne = companies.length + users.length === 1 && groups.length === 0;
    if (!isForOne) return { buyer: null, language: undefined };
    if (user !== undefined) {
      const contact = await this.users.contact(user.toHexString());
      return { buyer: { ...contact, company: null } satisfies Buyer, language: contact.language };
    }
    const person = company && (await this.users.billingContacts([company])).get(company.toHexString());
    const buyer: Buyer = { ...NO_CONTACT, ...person, company: await this.companies.ofDocument({ company }) };
    return { buyer, language: person?.language };
  }

  private async linesOf(list: PriceListRecord, parts: DocumentParts): Promise<PriceListPaperLine[]> {
    const today = dubaiDay(this.clock.now());
    const stored = await this.lists.storedLines(list._id, null);
    const open = stored.filter(({ validTo }) => validTo === null || validTo >= today).sort(inPaperOrder);
    const ids = open.filter(({ target }) => target === 'product').map(({ key }) => key);
    const named = {
      products: await this.products.quotable(ids),
      categories: await this.categories.inShopOrder(null),
    };
    return open.flatMap((line) => paperLine(line, named, parts));
  }

  private priceLabel({ texts }: DocumentParts): string {
    return isVatRegistered(this.settings.current(), this.clock.now()) ? texts.priceLabels.inclusive : 'AED';
  }

  private terms(lines: readonly PriceListPaperLine[], { texts }: DocumentParts): string[] {
    const { terms } = texts.priceList;
    const isTaxed = isVatRegistered(this.settings.current(), this.clock.now());
    return [
      terms.currency,
      isTaxed ? texts.terms.basis.inclusive : terms.noVat,
      ...(lines.some(({ minQty }) => minQty > 1) ? [terms.breaks] : []),
      ...(lines.some(({ percent }) => percent !== '') ? [terms.percent] : []),
    ];
  }
}

const dayFact = (label: string, day: string | null, parts: DocumentParts) =>
  day === null ? [] : [{ label, value: parts.day(startOfDubaiDay(day)) }];

/** Products before categories, by SKU and quantity. */
const inPaperOrder = (one: PriceListLine, other: PriceListLine): number =>
  PRICE_TARGETS.indexOf(one.target) - PRICE_TARGETS.indexOf(other.target) ||
  one.sku.localeCompare(other.sku, 'en', { numeric: true }) ||
  one.name.localeCompare(other.name, 'en') ||
  one.minQty - other.minQty;

const arabicTerm = (word: string) => termIn(word, (key) => catalogWords[key]) ?? word;

/** Excludes products and categories that the shop does not show. */
function paperLine(line: PriceListLine, { products, categories }: Named, parts: DocumentParts): PriceListPaperLine[] {
  const { target, key, minQty, price, percent } = line;
  const { priceList: texts } = parts.texts;
  const facts = {
    minQty,
    price: price ?? 0,
    percent: percent === null ? '' : texts.percent(percent / 100),
    quantities: quantitiesText(line, parts),
    days: daysOf(line, parts),
  };
  if (target === 'product') {
    const product = products.get(key);
    if (product?.isActive !== true) return [];
    const { name, nameAr, sku, unit } = product;
    return [{ ...facts, name: parts.name(name, nameAr), sku, unit: parts.texts.unit(unit, 1) }];
  }
  const category = categories.find(({ _id }) => _id === key);
  const names = {
    category: () => category && parts.name(category.displayName, nameOfCategory(category, 'ar', arabicTerm)),
    type: () => parts.name(key, arabicTerm(key)),
    all: () => texts.allProducts,
  };
  const name = names[target]();
  return name === undefined ? [] : [{ ...facts, name, sku: '', unit: '' }];
}

/** A line for each quantity from which a product has another price. */
function ownLines(product: OwnPricedProductResponse, parts: DocumentParts): PriceListPaperLine[] {
  const { name, moq, sku, unit, price, step, max, breaks = [{ minQty: moq, price }] } = product;
  return breaks.map((one, index) => ({
    name: parts.name(name, arabicName(product, arabicTerm)),
    sku,
    unit: parts.texts.unit(unit, 1),
    minQty: one.minQty,
    price: toFils(one.price),
    percent: '',
    quantities: index === 0 ? quantitiesText({ step: step > 1 ? step : null, max }, parts) : '',
    days: '',
  }));
}

function generalLine(general: GeneralPriceResponse, parts: DocumentParts): PriceListPaperLine {
  const { target, name, nameAr, minQty, price, percent } = general;
  const { priceList: texts } = parts.texts;
  const named = target === 'all' ? texts.allProducts : parts.name(name, nameAr === '' ? arabicTerm(name) : nameAr);
  return {
    name: named,
    sku: '',
    unit: '',
    minQty,
    quantities: '',
    days: '',
    price: toFils(price ?? 0),
    percent: percent === null ? '' : texts.percent(percent),
  };
}

function quantitiesText({ moq, step, max }: AgreedQuantities, { texts: { priceList: texts } }: DocumentParts): string {
  const parts = [
    moq ? texts.moq(writtenNumber(moq)) : '',
    step ? texts.step(writtenNumber(step)) : '',
    max ? texts.max(writtenNumber(max)) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

function daysOf({ validFrom, validTo }: PriceListLine, parts: DocumentParts): string {
  if (validFrom === null && validTo === null) return '';
  const text = (day: string | null) => (day === null ? '' : parts.shortDay(startOfDubaiDay(day)));
  return parts.texts.priceList.period(text(validFrom), text(validTo));
}
