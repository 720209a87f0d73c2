import { SHOP_PAGE_SIZE } from '@shop/contract/limits';
import { Inject, Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { CategoriesService } from '../../goods/catalog/categories.service.js';
import type { CategoryResponse } from '../../goods/catalog/dto/category.response.js';
import { toSelection } from '../../goods/catalog/product-selection.js';
import { PriceBook } from '../../goods/catalog/prices/price-book.service.js';
import { pageWithPrices } from '../../goods/catalog/prices/price-context.js';
import { CatalogReadModel } from '../../goods/catalog/read-model/catalog-read-model.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import { isolatedPart } from '@shop/contract/isolation';
import type { Language } from '@shop/contract/languages';
import { PAGES, type PageName, type PageTexts } from '@shop/contract/pages';
import { shorten } from './domain/markup.js';
import { isDrawn, type PageRoute, type ShopRoute } from './domain/page-route.js';
import {
  addressIn,
  describePage,
  type PageDescription,
  type PageView,
  type PreloadedCall,
} from './page-description.js';
import { PageDrawer } from './page-drawer.js';
import { breadcrumbData, type Crumb, organizationData, productData } from './structured-data.js';

const DESCRIPTION_LENGTH = 160;
/** Screens that show the filters beside the listing instead of behind a button. */
const WIDE = '(min-width: 62rem)';

/** Describes the page at each address of the storefront, with data of the catalog for products. */
@Injectable()
export class PageDescriber {
  constructor(
    private readonly settings: SettingsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly catalog: CatalogReadModel,
    private readonly categories: CategoriesService,
    private readonly drawer: PageDrawer,
    private readonly book: PriceBook,
  ) {}

  async describe(route: PageRoute, language: Language): Promise<PageDescription> {
    const texts = await this.drawer.texts(language);
    if (route.page === 'product') return this.product(route.id, language, texts);
    if (route.page === 'shop') return this.shop(route, language, texts);
    return this.fixedPage(route.page, texts);
  }

  private fixedPage(page: PageName, texts: PageTexts): PageDescription {
    const shop = this.settings.current();
    const { publicUrl } = this.environment;
    const description = texts.description(page);
    return describePage({
      page,
      status: page === 'missing' ? 404 : 200,
      title: texts.title(page),
      description,
      canonical: description === null ? null : PAGES[page].path,
      data: page === 'home' ? organizationData(shop, publicUrl) : [],
      view: isDrawn({ page }) ? { address: PAGES[page].path, data: {} } : null,
    });
  }

  /** Hidden products count as missing here, also for staff: the page loads them through the API. */
  private async product(id: string, language: Language, texts: PageTexts): Promise<PageDescription> {
    const listed = await this.catalog.product(id);
    const product = listed && (await this.book.ofViewer(null)).inAnswer(listed);
    if (product === null) return describePage({ page: 'product', status: 404, title: texts.title('product') });
    const { _id, productType, category, moq, images } = product;
    const reported = texts.product(product);
    const { name, displaySpecs, description } = reported;
    const parts = [name, displaySpecs, description].filter(Boolean);
    const about = parts.map((part) => isolatedPart(part, language)).join('. ');
    const path = `/product/${_id}`;
    const crumbs = [...crumbsTo({ productType, category }, texts), { name, path }];
    return describePage({
      page: 'product',
      title: name,
      description: shorten(`${about}. ${texts.productDescription(moq)}`, DESCRIPTION_LENGTH),
      canonical: path,
      image: images[0] ?? null,
      isProduct: true,
      data: [productData({ ...product, ...reported }, this.environment.publicUrl), this.breadcrumbs(crumbs, language)],
      view: { address: path, data: { product } },
    });
  }

  private async shop(route: ShopRoute, language: Language, texts: PageTexts): Promise<PageDescription> {
    const [id] = route.categoryIds;
    const category = id === undefined || route.refined ? null : await found(this.categories.get(id, null));
    const productType = category?.productType ?? route.productType;
    const goods = category ? texts.category(category) : productType && texts.term(productType);
    const isListed = !route.refined && (id === undefined || category !== null);
    return describePage({
      page: 'shop',
      title: route.productType === null ? texts.title('shop') : texts.term(route.productType),
      description: texts.shopDescription(goods),
      canonical: isListed ? shopPath({ productType, number: route.number }, category) : null,
      data: isListed ? [this.breadcrumbs(crumbsTo({ productType, category }, texts), language)] : [],
      calls: isListed ? [facetsCall(route)] : [],
      view: route.refined ? null : await this.shopView(route),
    });
  }

  private async shopView({ productType, categoryIds, number }: ShopRoute): Promise<PageView | null> {
    if (!categoryIds.every((id) => isObjectIdOrHexString(id))) return null;
    const address = addressOf(PAGES.shop.path, [
      ['type', productType],
      ...categoryIds.map((id) => ['category', id] as const),
      ['page', number > 1 ? String(number) : null],
    ]);
    const selection = toSelection({ ...(productType !== null && { productType }), categoryIds: [...categoryIds] });
    const products = await this.catalog.page(selection, { page: number, limit: SHOP_PAGE_SIZE });
    return { address, data: { products: pageWithPrices(products, await this.book.ofViewer(null)) } };
  }

  private breadcrumbs(crumbs: readonly Crumb[], language: Language): object {
    const inLanguage = crumbs.map(({ name, path }) => ({ name, path: addressIn(language, path) }));
    return breadcrumbData(inLanguage, this.environment.publicUrl);
  }
}

interface ShopPlace {
  readonly productType: ShopRoute['productType'];
  readonly category: Pick<CategoryResponse, '_id' | 'displayName' | 'displayNameAr'> | null;
}

function crumbsTo({ productType, category }: ShopPlace, texts: PageTexts): Crumb[] {
  const crumbs: Crumb[] = [
    { name: texts.homeLink, path: PAGES.home.path },
    { name: texts.title('shop'), path: PAGES.shop.path },
  ];
  if (productType === null) return crumbs;
  crumbs.push({ name: texts.term(productType), path: shopPath({ productType, number: 1 }, null) });
  if (category) crumbs.push({ name: texts.category(category), path: shopPath({ productType, number: 1 }, category) });
  return crumbs;
}

/** Returns null for a missing record; other errors are thrown. */
async function found<Row>(reading: Promise<Row>): Promise<Row | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return null;
    throw error;
  }
}

function shopPath(
  { productType, number }: Pick<ShopRoute, 'productType' | 'number'>,
  category: Pick<CategoryResponse, '_id'> | null,
): string {
  return addressOf(PAGES.shop.path, [
    ['type', productType],
    ['category', category?._id ?? null],
    ['page', number > 1 ? String(number) : null],
  ]);
}

type Params = readonly (readonly [name: string, value: string | null])[];

const choiceOf = ({ productType, categoryIds }: Pick<ShopRoute, 'productType' | 'categoryIds'>): Params => [
  ['productType', productType],
  ...categoryIds.map((id) => ['categoryIds', id] as const),
];

/**
 * The parameters have the storefront's order: if an address differs in one character, the browser makes the call twice.
 */
const facetsCall = (route: ShopRoute): PreloadedCall => ({
  path: addressOf('/api/products/facets', choiceOf(route)),
  media: WIDE,
});

function addressOf(path: string, params: Params): string {
  const given = new URLSearchParams();
  for (const [name, value] of params) if (value !== null) given.append(name, value);
  return given.size === 0 ? path : `${path}?${given.toString()}`;
}
