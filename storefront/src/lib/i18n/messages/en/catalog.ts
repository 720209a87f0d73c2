export const messages = {
  'shop.intro': 'Fill a cart with what the press needs, send it as a request, get a quote.',
  'shop.results': 'Products',
  'shop.loading': 'Loading products...',
  'shop.error': 'Error loading products.',
  'shop.range': 'Showing {from}–{to} of {total} items',
  'shop.updating': 'Updating…',
  'shop.filters': 'Filters',
  'shop.filtersCount': 'Filters ({count})',
  'shop.showResults': 'Show products',
  'shop.filtersLoading': 'Loading filters...',
  'shop.filtersError': 'Failed to load filters.',
  'shop.categoriesError': 'Error fetching categories.',
  'shop.clear': 'Clear Filters',
  'shop.type': 'Product type',
  'shop.allTypes': 'All products',
  'shop.category': 'Category',

  'pages.label': 'Pages',
  'pages.prev': 'Prev',
  'pages.next': 'Next',
  'pages.page': 'Page {page}',

  'product.unavailable': 'Currently Unavailable',
  'product.moq': 'MOQ {moq}',
  'product.priceOnRequest': 'Price on request',
  'product.inclVat': 'incl. {rate}\u00a0% VAT',
  'product.perUnit': '/ {unit}',

  'shop.description':
    '{what} for printers and packers: sizes, list prices in AED and minimum quantities. Delivered in the UAE on request for a quote.',
  'shop.allGoods': 'Ribbons, creasing matrix, double face tape and rubbers',
} as const;
