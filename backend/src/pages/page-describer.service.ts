import { SHOP_PAGE_SIZE } from '@shop/contract/limits';
import { Inject, Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { CategoriesService } from '../catalog/categories.service.js';
import type { CategoryResponse } from '../catalog/dto/category.response.js';
import { toSelection } from '../catalog/product-selection.js';
import { CatalogReadModel } from '../catalog/read-model/catalog-read-model.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { Environment } from '../platform/config/environment.js';
import { ENVIRONMENT } from '../platform/config/tokens.js';
import type { Language } from '@shop/contract/languages';
import { shorten } from './domain/markup.js';
import type { PageRoute, ShopRoute } from './domain/page-route.js';
import {
  addressIn,
  describePage,
  type PageDescription,
  type PageView,
  type PreloadedCall,
} from './page-description.js';
import { PAGE_TEXTS } from './page.texts.js';
import { breadcrumbData, type Crumb, organizationData, productData } from './structured-data.js';

const DESCRIPTION_LENGTH = 160;
/** Screens that have the filters beside the listing instead of behind a button. */
const WIDE = '(min-width: 62rem)';

/** Says of each address of the storefront what stands there, from the catalogue where it knows. */
@Injectable()
export class PageDescriber {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly catalog: CatalogReadModel,
    private readonly categories: CategoriesService,
  ) {}

  describe(route: PageRoute, language: Language): Promise<PageDescription> | PageDescription {
    const { titles, descriptions } = PAGE_TEXTS[language];
    switch (route.kind) {
      case 'product':
        return this.product(route.id, language);
      case 'shop':
        return this.shop(route, language);
      case 'public':
        return describePage({
          title: titles[route.page],
          description: descriptions[route.page],
          canonical: route.path,
          data: route.page === 'home' ? organizationData(this.environment.shop, this.environment.publicUrl) : [],
          files: route.page === 'home' ? 'home' : 'other',
          view: route.page === 'home' ? { address: '/', data: {} } : null,
        });
      case 'personal':
        return describePage({ title: titles[route.page] });
      case 'missing':
        return describePage({ status: 404, title: titles.missing });
    }
  }

  /** Hidden products are missing ones here, for staff too: the page that they see asks the API. */
  private async product(id: string, language: Language): Promise<PageDescription> {
    const texts = PAGE_TEXTS[language];
    const product = await this.catalog.product(id);
    if (product === null) return describePage({ status: 404, title: texts.titles.noProduct, files: 'product' });
    const { _id, name, productType, category, description, displaySpecs, moq, images } = product;
    const about = [name, displaySpecs, description].filter(Boolean).join('. ');
    const path = `/product/${_id}`;
    const crumbs = [...this.crumbsTo({ productType, category }, language), { name, path: addressIn(language, path) }];
    return describePage({
      title: name,
      description: shorten(`${about}. ${texts.product(moq)}`, DESCRIPTION_LENGTH),
      canonical: path,
      image: images[0] ?? null,
      isProduct: true,
      data: [productData(product, this.environment.publicUrl), breadcrumbData(crumbs, this.environment.publicUrl)],
      files: 'product',
      view: { address: path, data: { product } },
    });
  }

  private async shop(route: ShopRoute, language: Language): Promise<PageDescription> {
    const texts = PAGE_TEXTS[language];
    const [id] = route.categoryIds;
    const category = id === undefined || route.refined ? null : await found(this.categories.get(id, null));
    const productType = category?.productType ?? route.productType;
    const type = productType === null ? null : texts.types[productType];
    const isKnown = !route.refined && (id === undefined || category !== null);
    return describePage({
      title: (route.productType === null ? null : texts.types[route.productType]) ?? texts.titles.shop,
      description: texts.shop(category?.displayName ?? type),
      canonical: isKnown ? shopPath({ productType, page: route.page }, category) : null,
      data: isKnown
        ? [breadcrumbData(this.crumbsTo({ productType, category }, language), this.environment.publicUrl)]
        : [],
      calls: route.refined ? [] : [facetsCall(route)],
      files: 'shop',
      view: route.refined ? null : await this.shopView(route),
    });
  }

  private async shopView({ productType, categoryIds, page }: ShopRoute): Promise<PageView | null> {
    if (!categoryIds.every(isObjectIdOrHexString)) return null;
    const address = addressOf('/shop', [
      ['type', productType],
      ...categoryIds.map((id) => ['category', id] as const),
      ['page', page > 1 ? String(page) : null],
    ]);
    const selection = toSelection({ ...(productType !== null && { productType }), categoryIds: [...categoryIds] });
    return { address, data: { products: await this.catalog.page(selection, { page, limit: SHOP_PAGE_SIZE }) } };
  }

  private crumbsTo(
    {
      productType,
      category,
    }: { productType: PlaceOfType; category: Pick<CategoryResponse, '_id' | 'displayName'> | null },
    language: Language,
  ): Crumb[] {
    const { crumbs, types } = PAGE_TEXTS[language];
    const places: Crumb[] = [
      { name: crumbs.home, path: '/' },
      { name: crumbs.shop, path: '/shop' },
    ];
    if (productType !== null) places.push({ name: types[productType], path: shopPath({ productType, page: 1 }, null) });
    if (productType !== null && category !== null) {
      places.push({ name: category.displayName, path: shopPath({ productType, page: 1 }, category) });
    }
    return places.map(({ name, path }) => ({ name, path: addressIn(language, path) }));
  }
}

type PlaceOfType = ShopRoute['productType'];

/** A missing record is an answer here; what else goes wrong is not. */
async function found<Row>(reading: Promise<Row>): Promise<Row | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'missing') return null;
    throw error;
  }
}

function shopPath(
  { productType, page }: Pick<ShopRoute, 'productType' | 'page'>,
  category: Pick<CategoryResponse, '_id'> | null,
): string {
  return addressOf('/shop', [
    ['type', productType],
    ['category', category?._id ?? null],
    ['page', page > 1 ? String(page) : null],
  ]);
}

type Params = readonly (readonly [name: string, value: string | null])[];

const choiceOf = ({ productType, categoryIds }: Pick<ShopRoute, 'productType' | 'categoryIds'>): Params => [
  ['productType', productType],
  ...categoryIds.map((id) => ['categoryIds', id] as const),
];

/** In the order of parameters in which the storefront writes it: a call that differs in a letter is made twice. */
const facetsCall = (route: ShopRoute): PreloadedCall => ({
  path: addressOf('/api/products/facets', choiceOf(route)),
  media: WIDE,
});

function addressOf(path: string, params: Params): string {
  const given = new URLSearchParams();
  for (const [name, value] of params) if (value !== null) given.append(name, value);
  return given.size === 0 ? path : `${path}?${given.toString()}`;
}
