export interface SharedQuote {
  readonly number: string;
  /** Name of the shop. */
  readonly shop: string;
  /** The link to the quote. */
  readonly url: string;
  /** The last day of the offer in the words of the language; null: it has none. */
  readonly until: string | null;
}

/** The words with which documents are shared. */
export const sharing = {
  quote: ({ number, shop, url, until }: SharedQuote): string =>
    [`Quote ${number} of ${shop}${until === null ? '' : `, valid until ${until}`}:`, url].join('\n'),
};
