import { Module } from '@nestjs/common';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { NumberSeriesService } from './number-series.service.js';
import { TaxController } from './tax.controller.js';
import { VatPeriodsModule } from '../../shop/vat-periods/vat-periods.module.js';
import { VatLinesService } from './vat-lines.service.js';
import { VatReturnService } from './vat-return.service.js';

@Module({
  imports: [InvoicesModule, CreditNotesModule, VatPeriodsModule],
  controllers: [TaxController],
  providers: [VatReturnService, VatLinesService, NumberSeriesService],
})
export class TaxModule {}
