import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { storesOf } from '../../../platform/database/stores.js';
import { UsersModule } from '../../../people/users/users.module.js';
import { ListsService } from './lists.service.js';
import { LIST_RECORD, ProductList, ProductListSchema } from './list.schema.js';
import { ListsController } from './lists.controller.js';

@Module({
  imports: [storesOf([ProductList, ProductListSchema, LIST_RECORD]), CatalogModule, UsersModule],
  controllers: [ListsController],
  providers: [ListsService],
})
export class ListsModule {}
