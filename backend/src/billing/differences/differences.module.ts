import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { DifferencesController } from './differences.controller.js';
import { Differences } from './differences.service.js';

@Module({
  imports: [InvoicesModule],
  controllers: [DifferencesController],
  providers: [Differences],
  exports: [Differences],
})
export class DifferencesModule {}
