/** The suggestions below a search field, whose code comes with the first letter. */
export const messages = {
  'suggestions.label': 'Suggestions',
  'suggestions.all': 'All results for “{q}”',
  'suggestions.none': 'No product matches “{q}”.',
  'suggestions.count': { one: '{count} product suggested', other: '{count} products suggested' },
  'suggestions.failed': 'No suggestions just now. Press Enter to search.',
} as const;
