import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { VatPeriodsModule } from '../vat-periods/vat-periods.module.js';
import { MoveIn, MOVE_IN_RECORD, MoveInSchema } from './move-in.schema.js';
import { MoveInsService } from './move-ins.service.js';

/** A separate module, since reminders wait for the move-in that brought an invoice. */
@Module({
  imports: [MongooseModule.forFeature([{ name: MoveIn.name, schema: MoveInSchema }]), VatPeriodsModule],
  providers: [recordStoreOf(MoveIn, MOVE_IN_RECORD), MoveInsService],
  exports: [MoveInsService],
})
export class MoveInsModule {}
