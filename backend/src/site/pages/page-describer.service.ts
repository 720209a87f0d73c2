import type { ProductType } from '@shop/contract/catalog';
import { addressOf } from '@shop/contract/client';
import { SHOP_PAGE_SIZE } from '@shop/contract/limits';
import {
  namesNoCategory,
  readFilters,
  type ShopFilters,
  toListingQuery,
  writeFilters,
} from '@shop/contract/shop-filters';
import { Inject, Injectable } from '@nestjs/common';
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
import { isDrawn, isRefined, type PageRoute, type ShopRoute } from './domain/page-route.js';
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
    const crumbs = [...crumbsTo(productType, category, texts), { name, path }];
    return describePage({
      page: 'product',
      title: name,
      description: shorten(`${about}. ${texts.productDescription(moq)}`, DESCRIPTION_LENGTH),
      canonical: path,
      image: images[0] ?? null,
      isProduct: true,
      data: [productData({ ...product, ...reported }, this.environment.publicUrl), this.breadcrumbs(crumbs, language)],
      // The browser looks for the data under the id of the address.
      view: id === _id ? { address: path, data: { product } } : null,
    });
  }

  private async shop(route: ShopRoute, language: Language, texts: PageTexts): Promise<PageDescription> {
    const { filters, number } = route;
    const [id] = filters.selectedCategoryIds;
    const isPlain = !isRefined(filters);
    const category = id === undefined || !isPlain ? null : await found(this.categories.get(id, null));
    const productType = category?.productType ?? filters.selectedProductType;
    const goods = category ? texts.category(category) : productType && texts.term(productType);
    const isListed = isPlain && (id === undefined || category !== null);
    const view = await this.shopView(route);
    return describePage({
      page: 'shop',
      title: filters.selectedProductType === null ? texts.title('shop') : texts.term(filters.selectedProductType),
      description: texts.shopDescription(goods),
      canonical: isListed ? shopPath(productType, category, number) : null,
      data: isListed ? [this.breadcrumbs(crumbsTo(productType, category, texts), language)] : [],
      calls: view === null ? [] : [facetsCall(filters)],
      isNarrowed: view !== null && view.address !== PAGES.shop.path,
      view,
    });
  }

  private async shopView({ filters, number }: ShopRoute): Promise<PageView | null> {
    const prices = await this.book.ofViewer(null);
    const { sort } = filters;
    const isByPrice = sort === 'price' || sort === '-price';
    // The browser explains these.
    if (namesNoCategory(filters) || (isByPrice && prices.isHidden)) return null;
    const order = sort === null || sort === 'bought' ? undefined : prices.orderOf(sort);
    const window = { page: number, limit: SHOP_PAGE_SIZE };
    const [products, categories] = await Promise.all([
      this.catalog.page(toSelection(toListingQuery(filters)), window, order),
      filters.selectedCategoryIds.length > 0 && this.catalog.categories(),
    ]);
    const data = { products: pageWithPrices(products, prices), ...(categories && { categories }) };
    return { address: withQuery(PAGES.shop.path, writeFilters(filters, number)), data };
  }

  private breadcrumbs(crumbs: readonly Crumb[], language: Language): object {
    const inLanguage = crumbs.map(({ name, path }) => ({ name, path: addressIn(language, path) }));
    return breadcrumbData(inLanguage, this.environment.publicUrl);
  }
}

type ShopCategory = Pick<CategoryResponse, '_id' | 'displayName' | 'displayNameAr'> | null;

function crumbsTo(productType: ProductType | null, category: ShopCategory, texts: PageTexts): Crumb[] {
  const crumbs: Crumb[] = [
    { name: texts.homeLink, path: PAGES.home.path },
    { name: texts.title('shop'), path: PAGES.shop.path },
  ];
  if (productType === null) return crumbs;
  crumbs.push({ name: texts.term(productType), path: shopPath(productType, null) });
  if (category) crumbs.push({ name: texts.category(category), path: shopPath(productType, category) });
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

const NO_FILTERS = readFilters(new URLSearchParams());

const shopPath = (selectedProductType: ProductType | null, category: ShopCategory, page = 1): string =>
  withQuery(
    PAGES.shop.path,
    writeFilters({ ...NO_FILTERS, selectedProductType, selectedCategoryIds: category ? [category._id] : [] }, page),
  );

/** If the address differs from the storefront's in one character, the browser makes the call twice. */
const facetsCall = (filters: ShopFilters): PreloadedCall => ({
  path: addressOf('/api/products/facets', { query: toListingQuery(filters) }),
  media: WIDE,
});

const withQuery = (path: string, params: URLSearchParams): string =>
  params.size === 0 ? path : `${path}?${params.toString()}`;
