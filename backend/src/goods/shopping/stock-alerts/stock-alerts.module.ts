import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { storesOf } from '../../../platform/database/stores.js';
import { UsersModule } from '../../../people/users/users.module.js';
import { StockAlerts } from './stock-alerts.service.js';
import { STOCK_ALERT_RECORD, StockAlert, StockAlertSchema } from './stock-alert.schema.js';
import { StockAlertsController } from './stock-alerts.controller.js';

@Module({
  imports: [storesOf([StockAlert, StockAlertSchema, STOCK_ALERT_RECORD]), CatalogModule, UsersModule],
  controllers: [StockAlertsController],
  providers: [StockAlerts],
})
export class StockAlertsModule {}
