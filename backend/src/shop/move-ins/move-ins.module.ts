import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { VatPeriodsModule } from '../vat-periods/vat-periods.module.js';
import { MoveIn, MOVE_IN_RECORD, MoveInSchema } from './move-in.schema.js';
import { MoveInsService } from './move-ins.service.js';

/** A separate module, since reminders wait for the move-in that brought an invoice. */
@Module({
  imports: [storesOf([MoveIn, MoveInSchema, MOVE_IN_RECORD]), VatPeriodsModule],
  providers: [MoveInsService],
  exports: [MoveInsService],
})
export class MoveInsModule {}
