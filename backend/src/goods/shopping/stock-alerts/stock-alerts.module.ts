import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { recordStoreOf } from '../../../platform/database/record-store.js';
import { UsersModule } from '../../../people/users/users.module.js';
import { StockAlerts } from './stock-alerts.service.js';
import { STOCK_ALERT_RECORD, StockAlert, StockAlertSchema } from './stock-alert.schema.js';
import { StockAlertsController } from './stock-alerts.controller.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: StockAlert.name, schema: StockAlertSchema }]),
    CatalogModule,
    UsersModule,
  ],
  controllers: [StockAlertsController],
  providers: [recordStoreOf(StockAlert, STOCK_ALERT_RECORD), StockAlerts],
})
export class StockAlertsModule {}
