import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { VatPeriodsController } from './vat-periods.controller.js';
import { VatPeriods, VAT_PERIODS_RECORD, VatPeriodsSchema } from './vat-periods.schema.js';
import { VatPeriodsService } from './vat-periods.service.js';

/** A separate module, since the modules whose records the return counts must know which periods are closed. */
@Module({
  imports: [storesOf([VatPeriods, VatPeriodsSchema, VAT_PERIODS_RECORD])],
  controllers: [VatPeriodsController],
  providers: [VatPeriodsService],
  exports: [VatPeriodsService],
})
export class VatPeriodsModule {}
