import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Page } from '../common/http/frontends.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { toShop } from '../shop/shop.mapper.js';
import { pickLanguage } from './domain/language.js';
import { dataBlock } from './domain/markup.js';
import { readRoute } from './domain/page-route.js';
import { describePage, type PageDescription } from './page-description.js';
import { PageDescriber } from './page-describer.service.js';
import { renderHead } from './page-head.js';
import type { PageTemplate } from './page-template.js';
import { PAGE_TEXTS } from './page.texts.js';

const LANGUAGE_COOKIE = 'language';

/** The storefront's page as each address needs it: its language, what it is about, and what it will fetch first. */
@Injectable()
export class StorefrontPages {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly describer: PageDescriber,
  ) {}

  async page(template: PageTemplate, request: FastifyRequest): Promise<Page> {
    const [path = '', query = ''] = request.url.split('?', 2);
    const params = new URLSearchParams(query);
    const language = pickLanguage({
      param: params.get('lang'),
      cookie: request.cookies[LANGUAGE_COOKIE],
      acceptLanguage: request.headers['accept-language'],
    });
    const description = await this.describe(request, async () =>
      this.describer.describe(readRoute(path, params), language),
    );
    const { publicUrl, shop } = this.environment;
    const head = renderHead(description, { language, publicUrl, shop });
    const html = template.fill(description, language, `${head}\n    ${this.shopData}`);
    const headers = { 'content-language': language, vary: 'Accept-Language, Cookie' };
    return { status: description.status, html, headers };
  }

  /** A catalogue that does not answer costs the page its description; whether it is there is not known then. */
  private async describe(request: FastifyRequest, read: () => Promise<PageDescription>): Promise<PageDescription> {
    try {
      return await read();
    } catch (error) {
      request.log.error({ err: error }, 'page not described');
      return describePage({ status: 503, title: PAGE_TEXTS.en.titles.shop });
    }
  }

  /** The answer of `/api/shop`, which every page shows in its frame. */
  private get shopData(): string {
    return dataBlock('application/json', toShop(this.environment.shop), 'shop-data');
  }
}
