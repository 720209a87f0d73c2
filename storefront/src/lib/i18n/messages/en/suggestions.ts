/** The suggestions below a search field, whose code comes with the first letter. */
export const messages = {
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
