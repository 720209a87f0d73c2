import { Module } from '@nestjs/common';
import { CatalogModule } from '../../goods/catalog/catalog.module.js';
import { PageCache } from './page-cache.service.js';
import { PageDescriber } from './page-describer.service.js';
import { PageDrawer } from './page-drawer.js';
import { ProductPlaceholder } from './product-placeholder.service.js';
import { Sitemap } from './sitemap.service.js';
import { StorefrontPages } from './storefront-pages.service.js';

/** How the storefront's pages look to those who do not run them. */
@Module({
  imports: [CatalogModule],
  providers: [PageDescriber, PageDrawer, PageCache, StorefrontPages, Sitemap, ProductPlaceholder],
  exports: [StorefrontPages, Sitemap, ProductPlaceholder],
})
export class PagesModule {}
