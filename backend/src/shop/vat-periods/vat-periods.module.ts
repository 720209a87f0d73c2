import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { VatPeriodsController } from './vat-periods.controller.js';
import { VatPeriods, VAT_PERIODS_RECORD, VatPeriodsSchema } from './vat-periods.schema.js';
import { VatPeriodsService } from './vat-periods.service.js';

/** A separate module, since the modules whose records the return counts must know which periods are closed. */
@Module({
  imports: [MongooseModule.forFeature([{ name: VatPeriods.name, schema: VatPeriodsSchema }])],
  controllers: [VatPeriodsController],
  providers: [recordStoreOf(VatPeriods, VAT_PERIODS_RECORD), VatPeriodsService],
  exports: [VatPeriodsService],
})
export class VatPeriodsModule {}
