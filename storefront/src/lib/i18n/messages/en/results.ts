/**
 * Texts that no first view needs: selected filters, long groups of values, a listing without products, and the
 * suggestions of a search field.
 */
export const messages = {
  'shop.empty': 'No products found.',
  'shop.emptyHint': 'Remove a filter, or clear all filters.',
  'shop.pageMissing': 'Page {page} doesn’t exist.',
  'shop.pageMissingHint': 'The last page is {last}.',
  'shop.lastPage': 'Go to last page',
  'shop.categoryMissing': 'Category not found.',
  'shop.categoryMissingHint': 'It may have been removed. Browse all products instead.',
  'shop.near': 'No results for {asked}. Closest: {found}.',
  'shop.corrected': 'Showing results for {found} instead of {asked}.',
  'shop.leftOut': 'No product matches these words, so we ignored them: {words}',
  'shop.or': ' or ',
  'shop.emptySearch': 'No results for “{q}”.',
  'shop.missing': 'No product matches everything. The closest results don’t match: {missing}.',
  'shop.nearest': 'Closest matches',
  'shop.filteredOut': 'No results for “{q}” with these filters.',
  'shop.searchAll': 'Search without filters',
  'shop.ask': 'Request this item',
  'shop.asked': '“{q}” added to your request.',
  'shop.toCart': 'Go to cart',
  'shop.emptySearchHint': 'Check the spelling, or search for a part of the name, SKU or code.',
  'shop.showCount': { one: 'Show {count} product', other: 'Show {count} products' },
  'shop.active': 'Active filters',
  'shop.removeFilter': 'Remove filter {name}',
  'shop.searchChip': '“{q}”',
  'shop.valuesSearch': 'Search {group}',
  'shop.valuesNone': 'No match.',
  'shop.choose': 'Choose {group}',
  'shop.chosen': { one: '{count} selected', other: '{count} selected' },

  // In heads of documents, for search engines.
  'shop.description':
    '{what} for printers and packers: sizes, list prices in AED and minimum quantities. Request a quote for delivery in the UAE.',
  'shop.allGoods': 'Ribbons, creasing matrix, double face tape and rubbers',
  'product.summary': 'Minimum order quantity: {minimum} pcs. Request a quote for delivery in the UAE.',

  'suggestions.label': 'Suggestions',
  'suggestions.recent': 'Recent searches',
  'suggestions.forget': 'Clear recent searches',
  'suggestions.categories': 'Categories',
  'suggestions.sizes': 'Sizes',
  'suggestions.products': 'Products',
  'suggestions.addShort': 'Add {count}',
  'suggestions.add': 'Add {count} × {name} to cart',
  'suggestions.added': '{name} added to your cart.',
  'suggestions.all': 'All results for “{q}”',
  'suggestions.none': 'No products match “{q}”.',
  'suggestions.count': { one: '{count} product suggested', other: '{count} products suggested' },
  'suggestions.failed': 'Suggestions are unavailable right now. Press Enter to search.',
} as const;
