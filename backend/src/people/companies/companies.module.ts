import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { recordStoreOf } from '../../platform/database/record-store.js';
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
  imports: [MongooseModule.forFeature([{ name: Company.name, schema: CompanySchema }]), UserRecordModule],
  controllers: [CompaniesController],
  providers: [
    recordStoreOf(Company, COMPANY_RECORD),
    foundBySearch(Company, COMPANY_SEARCH),
    CompaniesService,
    CompanyEditing,
    DocumentAccess,
    DocumentMoves,
  ],
  exports: [CompaniesService, DocumentAccess, DocumentMoves, CompanyEditing],
})
export class CompaniesModule {}
