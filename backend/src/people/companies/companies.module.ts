import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesService } from './companies.service.js';
import { DocumentAccess } from './document-access.service.js';
import { DocumentMoves } from './document-moves.service.js';
import { CompanyEditing } from './company-editing.service.js';
import { UserRecordModule } from '../user-record/user-record.module.js';
import { COMPANY_RECORD } from './company.mapper.js';
import { Company, CompanySchema } from './company.schema.js';
import { COMPANY_SEARCH } from './companies.list.js';

@Module({
  imports: [storesOf([Company, CompanySchema, COMPANY_RECORD]), UserRecordModule],
  controllers: [CompaniesController],
  providers: [foundBySearch(Company, COMPANY_SEARCH), CompaniesService, CompanyEditing, DocumentAccess, DocumentMoves],
  exports: [CompaniesService, DocumentAccess, DocumentMoves, CompanyEditing],
})
export class CompaniesModule {}
