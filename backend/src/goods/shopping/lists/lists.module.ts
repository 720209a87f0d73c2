import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { recordStoreOf } from '../../../platform/database/record-store.js';
import { UsersModule } from '../../../people/users/users.module.js';
import { ListsService } from './lists.service.js';
import { LIST_RECORD, ProductList, ProductListSchema } from './list.schema.js';
import { ListsController } from './lists.controller.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ProductList.name, schema: ProductListSchema }]),
    CatalogModule,
    UsersModule,
  ],
  controllers: [ListsController],
  providers: [recordStoreOf(ProductList, LIST_RECORD), ListsService],
})
export class ListsModule {}
