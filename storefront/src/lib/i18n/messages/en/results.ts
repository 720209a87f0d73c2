/**
 * Texts that no first view needs: selected filters, long groups of values, a listing without products, and the
 * suggestions of a search field.
 */
export const messages = {
  'shop.empty': 'No products found.',
  'shop.emptyHint': 'Take a filter away, or start over with the whole catalogue.',
  'shop.pageMissing': 'There is no page {page}.',
  'shop.pageMissingHint': 'The list ends on page {last}.',
  'shop.lastPage': 'To the last page',
  'shop.categoryMissing': 'There is no such category.',
  'shop.categoryMissingHint': 'It may have been removed. Look through all products instead.',
  'shop.near': 'No {asked}. Near: {found}.',
  'shop.corrected': 'Showing results for {found} instead of {asked}.',
  'shop.or': ' or ',
  'shop.comma': ', ',
  'shop.emptySearch': 'Nothing found for “{q}”.',
  'shop.missing': 'No product has all of it. The nearest ones lack: {missing}.',
  'shop.nearest': 'What comes nearest',
  'shop.filteredOut': 'Nothing is found for “{q}” with these filters.',
  'shop.searchAll': 'Search without filters',
  'shop.ask': 'Ask us for it',
  'shop.asked': '“{q}” is in your request now.',
  'shop.toCart': 'To the cart',
  'shop.emptySearchHint': 'Check the spelling, or search for a part of the name, SKU or code.',
  'shop.active': 'Active filters',
  'shop.removeFilter': 'Remove filter {name}',
  'shop.searchChip': '“{q}”',
  'shop.valuesSearch': 'Search {group}',
  'shop.valuesNone': 'No match.',
  'shop.choose': 'Choose {group}',
  'shop.chosen': { one: '{count} chosen', other: '{count} chosen' },

  // In heads of documents, for search engines.
  'shop.description':
    '{what} for printers and packers: sizes, list prices in AED and minimum quantities. Delivered in the UAE on request for a quote.',
  'shop.allGoods': 'Ribbons, creasing matrix, double face tape and rubbers',
  'product.summary': 'Minimum order quantity: {minimum} pcs. Delivered in the UAE on request for a quote.',

  'suggestions.label': 'Suggestions',
  'suggestions.recent': 'Searched before',
  'suggestions.forget': 'Forget these searches',
  'suggestions.categories': 'Categories',
  'suggestions.sizes': 'Sizes',
  'suggestions.products': 'Products',
  'suggestions.add': 'Add {count} of {name} to the cart',
  'suggestions.added': '{name} is in the cart.',
  'suggestions.all': 'All results for “{q}”',
  'suggestions.none': 'No product matches “{q}”.',
  'suggestions.count': { one: '{count} product suggested', other: '{count} products suggested' },
  'suggestions.failed': 'No suggestions just now. Press Enter to search.',
} as const;
