import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { CATEGORY_RECORD } from './category.mapper.js';
import { CategoryEditing } from './category-editing.service.js';
import { PRODUCT_RECORD } from './product.mapper.js';
import { ProductAvailability } from './product-availability.service.js';
import { ProductStock } from './product-stock.service.js';
import { CategoriesController } from './categories.controller.js';
import { CategoriesService } from './categories.service.js';
import { BoughtProducts } from './bought-products.service.js';
import { Category, CategorySchema } from './category.schema.js';
import { CategoryProducts } from './category-products.service.js';
import { ListedProducts } from './listed-products.service.js';
import { MediaController, UploadsController } from '../../platform/pictures/media.controller.js';
import { MediaService } from '../../platform/pictures/media.service.js';
import { PictureCleaning } from '../../platform/pictures/picture-cleaning.service.js';
import { PictureUploads } from '../../platform/pictures/picture-uploads.service.js';
import { Picture, PictureSchema } from '../../platform/pictures/picture.schema.js';
import { OrderLines } from './order-lines.service.js';
import { ProductEditing } from './product-editing.service.js';
import { ImportsController, ProductsController } from './products.controller.js';
import { ProductImports } from './product-imports.service.js';
import { ProductStatistics } from './product-statistics.service.js';
import { ProductPrices } from './product-prices.service.js';
import { ProductListing } from './product-listing.service.js';
import { ProductSearch } from './product-search.service.js';
import { Product, ProductSchema } from './product.schema.js';
import { ProductsService } from './products.service.js';
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
    MongooseModule.forFeature([
      { name: Category.name, schema: CategorySchema },
      { name: Product.name, schema: ProductSchema },
      { name: Picture.name, schema: PictureSchema },
      { name: SearchSynonymList.name, schema: SearchSynonymsSchema },
    ]),
  ],
  controllers: [
    ProductsController,
    CategoriesController,
    MediaController,
    UploadsController,
    ImportsController,
    SearchSynonymsController,
  ],
  providers: [
    recordStoreOf(Product, PRODUCT_RECORD),
    foundBySearch(Product, PRODUCT_SEARCH),
    recordStoreOf(Category, CATEGORY_RECORD),
    recordStoreOf(SearchSynonymList, SEARCH_SYNONYMS_RECORD),
    SearchSynonyms,
    CategoryEditing,
    ProductStock,
    ProductAvailability,
    ProductsService,
    ProductEditing,
    ProductPrices,
    ProductSearch,
    ProductListing,
    BoughtProducts,
    OrderLines,
    CatalogLoader,
    { provide: CatalogReadModel, useClass: CatalogInMemory },
    CatalogAnswers,
    ProductStatistics,
    CategoriesService,
    CategoryProducts,
    MediaService,
    PictureUploads,
    PictureCleaning,
    ProductImports,
    ListedProducts,
  ],
  exports: [
    BoughtProducts,
    ProductAvailability,
    CatalogAnswers,
    ProductStock,
    CategoryEditing,
    CatalogReadModel,
    ProductsService,
    ProductStatistics,
    ProductEditing,
    ProductPrices,
    CategoriesService,
    MediaService,
    PictureUploads,
    PictureCleaning,
    ListedProducts,
  ],
})
export class CatalogModule {}
