import { Module } from '@nestjs/common';
import { CatalogModule } from '../../goods/catalog/catalog.module.js';
import { PageCache } from './page-cache.service.js';
import { PageDescriber } from './page-describer.service.js';
import { PageDrawer } from './page-drawer.js';
import { ProductPlaceholder } from './product-placeholder.service.js';
import { Sitemap } from './sitemap.service.js';
import { StorefrontPages } from './storefront-pages.service.js';

/** Renders and describes the storefront's pages for programs that don't run scripts. */
@Module({
  imports: [CatalogModule],
  providers: [PageDescriber, PageDrawer, PageCache, StorefrontPages, Sitemap, ProductPlaceholder],
  exports: [StorefrontPages, Sitemap, ProductPlaceholder],
})
export class PagesModule {}
