import { Module } from '@nestjs/common';
import { UsersModule } from '../../../people/users/users.module.js';
import { storesOf } from '../../../platform/database/stores.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { OwnCode, OwnCodeSchema } from './own-code.schema.js';
import { OwnCodesController } from './own-codes.controller.js';
import { OwnCodes } from './own-codes.service.js';

@Module({
  imports: [storesOf([OwnCode, OwnCodeSchema]), CatalogModule, UsersModule],
  controllers: [OwnCodesController],
  providers: [OwnCodes],
})
export class OwnCodesModule {}
