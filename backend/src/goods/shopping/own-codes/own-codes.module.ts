import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../../../people/users/users.module.js';
import { plainStoreOf } from '../../../platform/database/plain-store.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { OwnCode, OwnCodeSchema } from './own-code.schema.js';
import { OwnCodesController } from './own-codes.controller.js';
import { OwnCodes } from './own-codes.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: OwnCode.name, schema: OwnCodeSchema }]), CatalogModule, UsersModule],
  controllers: [OwnCodesController],
  providers: [plainStoreOf(OwnCode), OwnCodes],
})
export class OwnCodesModule {}
