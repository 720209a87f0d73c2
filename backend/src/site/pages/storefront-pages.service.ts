import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { htmlBody, type Page } from '../../platform/http/frontends.js';
import { Clock } from '../../platform/clock.js';
import { type SettingsRecord, SettingsService } from '../../shop/settings/settings.service.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/config.module.js';
import { type ShopResponse, toShop } from '../../shop/settings/public/shop.response.js';
import { factsOf } from '@shop/contract/pages';
import { type Language, LANGUAGE_CODES, LANGUAGE_COOKIE, LANGUAGE_PARAM, LANGUAGES } from '@shop/contract/languages';
import { pickLanguage } from './domain/language.js';
import { dataBlock, escapeMarkup } from './domain/markup.js';
import { type PageRoute, readRoute } from './domain/page-route.js';
import { addressIn, describePage, type PageDescription } from './page-description.js';
import { PageCache, type RenderedPage } from './page-cache.service.js';
import { PageDescriber } from './page-describer.service.js';
import { type DrawnView, PageDrawer } from './page-drawer.js';
import type { PageTemplate } from './page-template.js';

/** Open Graph's format of a locale: en_AE. */
const openGraphLocale = (language: Language): string => LANGUAGES[language].locale.slice(0, 5).replace('-', '_');

interface HeadContext {
  readonly language: Language;
  readonly publicUrl: string;
  readonly shop: SettingsRecord;
}

/** The tags of the page's head; every value is escaped. */
function renderHead(page: PageDescription, { language, publicUrl, shop }: HeadContext): string {
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

const VARIES = ['Accept-Language', 'Cookie'];
/** Headers of a page with a secret address: it is not cached, and links from it send no referrer. */
const SECRET = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const;

interface RequestedPage {
  readonly template: PageTemplate;
  readonly route: PageRoute;
  readonly language: Language;
  readonly shop: ShopResponse;
  readonly log: FastifyRequest['log'];
}

/** Makes the storefront's page for each address: its language, its description, and its first view. */
@Injectable()
export class StorefrontPages {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly settings: SettingsService,
    private readonly describer: PageDescriber,
    private readonly drawer: PageDrawer,
    private readonly cache: PageCache,
    private readonly clock: Clock,
  ) {}

  async page(template: PageTemplate, request: FastifyRequest): Promise<Page> {
    const [path = '', query = ''] = request.url.split('?', 2);
    const params = new URLSearchParams(query);
    const language = pickLanguage({
      param: params.get(LANGUAGE_PARAM),
      cookie: request.cookies[LANGUAGE_COOKIE],
      acceptLanguage: request.headers['accept-language'],
    });
    const route = readRoute(path, params);
    const shop = toShop(this.settings.current(), this.clock.now());
    const requested = { template, route, language, shop, log: request.log };
    const { status, body } = await this.cache.page(route, language, () => this.render(requested), JSON.stringify(shop));
    const headers = { 'content-language': language, ...(factsOf(route.page).isSecret === true && SECRET) };
    return { status, body, headers, varies: VARIES };
  }

  private async render({ template, route, language, shop, log }: RequestedPage): Promise<RenderedPage> {
    const page = await this.describe(log, route, () => this.describer.describe(route, language));
    const drawn = await this.draw(log, page, { language, shop });
    const withoutScript = await this.withoutScript(log, { page: page.page, isDrawn: drawn !== null, language, shop });
    const { publicUrl } = this.environment;
    const head = renderHead(page, { language, publicUrl, shop: this.settings.current() });
    // The response of `/api/shop`, which every page needs for its frame.
    const shopData = dataBlock('application/json', shop, 'shop-data');
    const html = template.fill(page, language, `${head}\n    ${shopData}`, drawn, withoutScript);
    return { status: page.status, body: htmlBody(html), isDrawn: drawn !== null };
  }

  /** If the catalog does not answer, the page has no description; whether its record exists is unknown then. */
  private async describe(
    log: FastifyRequest['log'],
    { page }: PageRoute,
    read: () => Promise<PageDescription>,
  ): Promise<PageDescription> {
    try {
      return await read();
    } catch (error) {
      log.error({ err: error }, 'page not described');
      return describePage({ page, status: 503, title: 'Shop' });
    }
  }

  /** If the server can't render the page, the browser does. */
  private async draw(
    log: FastifyRequest['log'],
    { view }: PageDescription,
    by: Pick<RequestedPage, 'language' | 'shop'>,
  ): Promise<DrawnView | null> {
    if (view === null) return null;
    try {
      return await this.drawer.draw({ ...view, ...by });
    } catch (error) {
      log.error({ err: error }, 'page not drawn');
      return null;
    }
  }

  /** If the texts can't be loaded, the built page is used as it is. */
  private async withoutScript(
    log: FastifyRequest['log'],
    said: Parameters<PageDrawer['withoutScript']>[0],
  ): Promise<string | null> {
    try {
      return await this.drawer.withoutScript(said);
    } catch (error) {
      log.error({ err: error }, 'page has no words for browsers without scripts');
      return null;
    }
  }
}
