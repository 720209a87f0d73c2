import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../../people/companies/companies.module.js';
import { UsersModule } from '../../../people/users/users.module.js';
import { ChequesModule } from '../../cheques/cheques.module.js';
import { ReceiptsModule } from '../../receipts/receipts.module.js';
import { StatementsModule } from '../statements/statements.module.js';
import { ReceivablesController } from './receivables.controller.js';
import { Receivables } from './receivables.service.js';

@Module({
  imports: [StatementsModule, ReceiptsModule, ChequesModule, CompaniesModule, UsersModule],
  controllers: [ReceivablesController],
  providers: [Receivables],
  exports: [Receivables],
})
export class AgeingModule {}
