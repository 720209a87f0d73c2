import { addressIn } from '../page-description.js';
import { type Language, LANGUAGE_CODES } from '@shop/contract/languages';
import { escapeMarkup } from './markup.js';

/** Limit of the protocol (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;

export interface SitemapEntry {
  /** Path and query, as the plain language has it. */
  readonly path: string;
  readonly updatedAt?: Date;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Each page with its address in every language; in the list each of these is an entry of its own. */
export function sitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.flatMap((entry) => LANGUAGE_CODES.map((language) => urlXml(entry, language, publicUrl)));
  return `${HEAD}\n<urlset xmlns="${PROTOCOL}" xmlns:xhtml="${XHTML}">\n${urls.join('\n')}\n</urlset>\n`;
}

export function sitemapIndexXml(paths: readonly string[], publicUrl: string): string {
  const files = paths.map((path) => `  <sitemap><loc>${escapeMarkup(publicUrl + path)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex xmlns="${PROTOCOL}">\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** How many products fit into one file beside `others`; each takes an address for each language. */
export const productsPerFile = (others: number): number => Math.floor(MAX_ADDRESSES / LANGUAGE_CODES.length) - others;

function urlXml({ path, updatedAt }: SitemapEntry, language: Language, publicUrl: string): string {
  const address = (of: Language) => escapeMarkup(publicUrl + addressIn(of, path));
  const alternates = LANGUAGE_CODES.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other)}"/>`,
  );
  const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod>`;
  return `  <url><loc>${address(language)}</loc>${changed}${alternates.join('')}</url>`;
}
