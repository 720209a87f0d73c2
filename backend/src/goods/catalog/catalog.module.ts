import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { ImportsModule } from '../../platform/imports/imports.module.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { PriceBook } from './prices/price-book.service.js';
import { CATEGORY_RECORD } from './category.mapper.js';
import { CategoriesService } from './categories.service.js';
import { ProductStock } from './product-stock.service.js';
import { OrderLines } from './order-lines.service.js';
import { ProductsService } from './products.service.js';
import { PRODUCT_RECORD } from './product.mapper.js';
import { CategoriesController } from './categories.controller.js';
import { Category, CategorySchema } from './category.schema.js';
import { ProductEditing } from './product-editing.service.js';
import { ImportsController, ProductsController } from './products.controller.js';
import { ProductImports } from './product-imports.service.js';
import { ProductPrices } from './product-prices.service.js';
import { Product, ProductSchema } from './product.schema.js';
import { CatalogAnswers } from './read-model/catalog-answers.service.js';
import { CatalogInMemory } from './read-model/catalog-in-memory.service.js';
import { CatalogLoader } from './read-model/catalog-loader.js';
import { CatalogReadModel } from './read-model/catalog-read-model.js';
import { SearchSynonymsController } from './search/search-synonyms.controller.js';
import { SEARCH_SYNONYMS_RECORD, SearchSynonymList, SearchSynonymsSchema } from './search/search-synonyms.schema.js';
import { SearchSynonyms } from './search/search-synonyms.service.js';
import { PRODUCT_SEARCH } from './products.list.js';

@Module({
  imports: [
    storesOf(
      [Category, CategorySchema, CATEGORY_RECORD],
      [Product, ProductSchema, PRODUCT_RECORD],
      [SearchSynonymList, SearchSynonymsSchema, SEARCH_SYNONYMS_RECORD],
    ),
    CompaniesModule,
    ImportsModule,
  ],
  controllers: [ProductsController, CategoriesController, ImportsController, SearchSynonymsController],
  providers: [
    foundBySearch(Product, PRODUCT_SEARCH),
    SearchSynonyms,
    CategoriesService,
    ProductStock,
    ProductsService,
    OrderLines,
    ProductEditing,
    ProductPrices,
    CatalogLoader,
    PriceBook,
    { provide: CatalogReadModel, useClass: CatalogInMemory },
    CatalogAnswers,
    ProductImports,
  ],
  exports: [
    ProductStock,
    PriceBook,
    CatalogAnswers,
    CategoriesService,
    CatalogReadModel,
    ProductsService,
    ProductEditing,
    ProductPrices,
  ],
})
export class CatalogModule {}
