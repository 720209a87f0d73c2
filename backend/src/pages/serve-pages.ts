import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { serveFrontends } from '../platform/http/frontends.js';
import type { Environment } from '../platform/config/environment.js';
import { PROJECT_ROOT } from '../platform/config/paths.js';
import { serveCrawlerFiles } from './crawler-files.js';
import { PageTemplate } from './page-template.js';
import { Sitemap } from './sitemap.service.js';
import { StorefrontPages } from './storefront-pages.service.js';

/** The built storefront at /, each of its pages described for its address, and the built back office at /admin. */
export async function servePages(app: NestFastifyApplication, { publicUrl }: Environment): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const storefront = app.get(StorefrontPages);
  serveCrawlerFiles(fastify, app.get(Sitemap), publicUrl);
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
