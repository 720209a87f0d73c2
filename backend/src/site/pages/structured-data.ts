import { LANGUAGE_CODES } from '@shop/contract/languages';
import type { ProductResponse } from '../../goods/catalog/dto/product.response.js';
import { addressLine } from '../../documents/parties/shop-details.js';
import type { SettingsRecord } from '../../shop/settings/settings.service.js';

const CONTEXT = 'https://schema.org';

export interface Crumb {
  readonly name: string;
  /** Path and query. */
  readonly path: string;
}

export function organizationData(shop: SettingsRecord, publicUrl: string): object[] {
  const id = `${publicUrl}/#organization`;
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': id,
      name: shop.name,
      legalName: shop.legalName,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/favicon.svg`,
      email: shop.email,
      telephone: shop.whatsapp[0],
      taxID: shop.trn,
      address: addressLine(shop.address),
      areaServed: 'AE',
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: shop.name,
      url: `${publicUrl}/`,
      inLanguage: LANGUAGE_CODES,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/shop?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

export function breadcrumbData(crumbs: readonly Crumb[], publicUrl: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}

/** A product without a list price is priced on request: it has no offer for search engines. */
export function productData(product: ProductResponse, publicUrl: string): object {
  const { name, sku, code, description, images, category, color, size, price, moq, max, isAvailable } = product;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name,
    sku,
    category: category.displayName,
    ...(code && { mpn: code }),
    ...(color && { color }),
    ...(size && { size }),
    ...(description && { description }),
    ...(images.length > 0 && { image: images.map((image) => new URL(image, publicUrl).href) }),
    ...(price > 0 && {
      offers: {
        '@type': 'Offer',
        url: `${publicUrl}/product/${product._id}`,
        price: price.toFixed(2),
        priceCurrency: 'AED',
        availability: `${CONTEXT}/${isAvailable ? 'InStock' : 'OutOfStock'}`,
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: moq, ...(max !== null && { maxValue: max }) },
        areaServed: 'AE',
        seller: { '@id': `${publicUrl}/#organization` },
      },
    }),
  };
}
