import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { LANGUAGE_COOKIE } from '@shop/contract/languages';
import { factsOf, isInAccount, PAGE_NAMES, PAGES } from '@shop/contract/pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';
import type { Environment } from '../../platform/config/environment.js';
import { PROJECT_ROOT } from '../../platform/config/paths.js';
import { describeError, pageNotFound } from '../../platform/errors/error.filter.js';
import { serveFrontends } from '../../platform/http/frontends.js';
import { pickLanguage } from './domain/language.js';
import { PageTemplate } from './page-template.js';
import { ProductPlaceholder } from './product-placeholder.service.js';
import { Sitemap } from './sitemap.service.js';
import { StorefrontPages } from './storefront-pages.service.js';

/** Files at fixed addresses for search engines; they are not part of the API. */
function serveCrawlerFiles(fastify: FastifyInstance, sitemap: Sitemap, publicUrl: string): void {
  fastify.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsTxt(publicUrl)),
  );
  fastify.get('/sitemap.xml', async (_request, reply) => sendXml(reply, await sitemap.file(0)));
  fastify.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}).xml', async ({ params }, reply) =>
    sendXml(reply, await sitemap.file(Number(params.part))),
  );
}

/** Pictures for products without one. They are not part of the API: the storefront's pages show them. */
function servePlaceholders(fastify: FastifyInstance, placeholder: ProductPlaceholder): void {
  fastify.get<{ Params: { id: string } }>('/placeholder/:id', async ({ params, cookies, headers }, reply) => {
    const language = pickLanguage({
      param: null,
      cookie: cookies[LANGUAGE_COOKIE],
      acceptLanguage: headers['accept-language'],
    });
    const svg = await placeholder.picture(params.id, language);
    if (svg === null) return reply.redirect('/placeholder.svg');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .header('vary', 'Accept-Language, Cookie')
      .send(svg);
  });
}

function sendXml(reply: FastifyReply, xml: string | null): FastifyReply {
  if (xml === null) {
    const body = describeError(pageNotFound());
    return reply.status(body.statusCode).send(body);
  }
  return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=300').send(xml);
}

/** Pages of a single visitor, without pages below another one of these. */
const PERSONAL_PATHS = PAGE_NAMES.filter((name) => {
  const { description, path, isSecret = false } = factsOf(name);
  return description === undefined && !isInAccount(name) && !path.includes('*') && !isSecret;
}).map((name) => PAGES[name].path);

/**
 * Crawlers should not load the pages of a single visitor, the back office, and the many filtered views of the shop. The
 * calls of public pages are allowed: without them, the page would fail in a crawler that runs scripts.
 */
const robotsTxt = (publicUrl: string): string => `User-agent: *
${['/admin', ...PERSONAL_PATHS, '/shop?*attr.', '/api/'].map((path) => `Disallow: ${path}`).join('\n')}
Allow: /api/products
Allow: /api/categories
Allow: /api/shop

Sitemap: ${publicUrl}/sitemap.xml
`;

/** Serves the built storefront at /, with a description of each page, and the built back office at /admin. */
export async function servePages(app: NestFastifyApplication, { publicUrl }: Environment): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const storefront = app.get(StorefrontPages);
  serveCrawlerFiles(fastify, app.get(Sitemap), publicUrl);
  servePlaceholders(fastify, app.get(ProductPlaceholder));
  await serveFrontends(fastify, [
    { folder: join(PROJECT_ROOT, 'backoffice/dist'), prefix: '/admin/' },
    {
      folder: join(PROJECT_ROOT, 'storefront/dist'),
      prefix: '/',
      pages: (folder) => {
        const template = new PageTemplate(folder);
        return (request) => storefront.page(template, request);
      },
    },
  ]);
}
