import { Module } from '@nestjs/common';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { TaxReports } from './tax-reports.service.js';
import { TaxController } from './tax.controller.js';
import { MoveInsModule } from '../../shop/move-ins/move-ins.module.js';
import { VatPeriodsModule } from '../../shop/vat-periods/vat-periods.module.js';

@Module({
  imports: [InvoicesModule, CreditNotesModule, VatPeriodsModule, MoveInsModule],
  controllers: [TaxController],
  providers: [TaxReports],
  exports: [TaxReports],
})
export class TaxModule {}
