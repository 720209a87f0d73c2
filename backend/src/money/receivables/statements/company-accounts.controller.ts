import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../platform/auth/access.decorators.js';
import { COMPANY_LIST } from '../../../people/companies/companies.list.js';
import { ListOfRows } from '../../../platform/lists/content-range.js';
import { ListQueryDto } from '../../../platform/lists/list-query.js';
import type { ListPage } from '../../../platform/lists/list-spec.js';
import { CompanyAccounts } from './company-accounts.service.js';
import { CompanyAccountResponse } from './dto/company-account.response.js';

@ApiTags('companies')
@Controller('company-accounts')
@StaffOnly('payments.read')
export class CompanyAccountsController {
  constructor(private readonly accounts: CompanyAccounts) {}

  @Get()
  @ApiOperation({
    summary: 'List balances and turnover of companies',
    description: 'Sorted and filtered like the company list. Totals match the companies’ statements.',
  })
  @ListOfRows('company-accounts', CompanyAccountResponse, COMPANY_LIST)
  list(@Query() query: ListQueryDto): Promise<ListPage<CompanyAccountResponse>> {
    return this.accounts.list(query);
  }
}
