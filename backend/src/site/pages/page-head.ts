import type { SettingsRecord } from '../../shop/settings/settings.service.js';
import { type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { dataBlock, escapeMarkup } from './domain/markup.js';
import { addressIn, type PageDescription } from './page-description.js';

/** Open Graph's format of a locale: en_AE. */
const openGraphLocale = (language: Language): string => LANGUAGES[language].locale.slice(0, 5).replace('-', '_');

interface HeadContext {
  readonly language: Language;
  readonly publicUrl: string;
  readonly shop: SettingsRecord;
}

/** The tags of the page's head; every value is escaped. */
export function renderHead(page: PageDescription, { language, publicUrl, shop }: HeadContext): string {
  const title = `${page.title} · ${shop.name}`;
  const address = page.canonical === null ? null : publicUrl + addressIn(language, page.canonical);
  const image = page.image === null ? null : new URL(page.image, publicUrl).href;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    named('description', page.description),
    page.canonical === null ? '<meta name="robots" content="noindex" />' : '',
    address === null ? '' : link('canonical', address),
    ...alternates(page.canonical, publicUrl),
    property('og:site_name', shop.name),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:type', page.isProduct ? 'product' : 'website'),
    property('og:url', address),
    property('og:image', image),
    property('og:locale', openGraphLocale(language)),
    ...LANGUAGE_CODES.filter((other) => other !== language).map((other) =>
      property('og:locale:alternate', openGraphLocale(other)),
    ),
    ...page.data.map((data) => dataBlock('application/ld+json', data)),
  ]
    .filter(Boolean)
    .join('\n    ');
}

function alternates(canonical: string | null, publicUrl: string): string[] {
  if (canonical === null) return [];
  const inLanguages = LANGUAGE_CODES.map((language) => [language, addressIn(language, canonical)] as const);
  return [...inLanguages, ['x-default', canonical] as const].map(
    ([hreflang, path]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(publicUrl + path)}" />`,
  );
}

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeMarkup(href)}" />`;

const named = (name: string, content: string | null) =>
  content === null ? '' : `<meta name="${name}" content="${escapeMarkup(content)}" />`;

const property = (name: string, content: string | null) =>
  content === null ? '' : `<meta property="${name}" content="${escapeMarkup(content)}" />`;
