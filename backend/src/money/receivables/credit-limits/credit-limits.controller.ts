import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../../platform/auth/actor.js';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { CreditStanding } from './credit-standing.service.js';
import { AccountQueryDto } from '../../../people/companies/dto/account.query.js';
import { CompanyOverviewResponse } from './dto/company-overview.response.js';
import { CreditStandingResponse } from './dto/credit-standing.response.js';

@ApiTags('companies')
@Controller('credit-standing')
@StaffOnly('prices.read')
export class CreditLimitsController {
  constructor(private readonly standing: CreditStanding) {}

  @Get()
  @ApiOperation({
    summary: 'Get an account’s credit limit and available credit',
    description: 'For a company or a person. A person in a verified company has the company’s limit.',
  })
  @ApiOkResponse({ type: CreditStandingResponse })
  @Refuses('COMPANY_NOT_FOUND', 'USER_NOT_FOUND')
  get(@Query() query: AccountQueryDto) {
    return this.standing.get(query);
  }
}

@ApiTags('companies')
@Refuses('COMPANY_NOT_FOUND')
@Controller('companies')
@StaffOnly('customers.read')
export class CompanyOverviewController {
  constructor(private readonly standing: CreditStanding) {}

  @Get(':id/overview')
  @ApiOperation({
    summary: 'List the members of a company with their outstanding amounts',
    description: 'Use the staff lists with the filter `user` for their documents and payments.',
  })
  @ApiOkResponse({ type: CompanyOverviewResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.standing.companyOverview(id, actor);
  }
}
