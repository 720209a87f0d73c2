/** What the first view of the shop does not say: chosen filters, long groups of values, a listing without products. */
export const messages = {
  'shop.empty': 'No products found.',
  'shop.emptyHint': 'Take a filter away, or start over with the whole catalogue.',
  'shop.pageMissing': 'There is no page {page}.',
  'shop.pageMissingHint': 'The list ends on page {last}.',
  'shop.lastPage': 'To the last page',
  'shop.categoryMissing': 'There is no such category.',
  'shop.categoryMissingHint': 'It may have been removed. Look through all products instead.',
  'shop.emptySearchHint': 'Check the spelling, or search for a part of the name, SKU or code.',
  'shop.active': 'Active filters',
  'shop.removeFilter': 'Remove filter {name}',
  'shop.searchChip': '“{q}”',
  'shop.valuesSearch': 'Search {group}',
  'shop.valuesNone': 'No match.',
  'shop.choose': 'Choose {group}',
  'shop.chosen': { one: '{count} chosen', other: '{count} chosen' },
} as const;
