import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { CompanyOverviewResponse } from './dto/company-overview.response.js';
import { CreditStanding } from './credit-limits/credit-standing.service.js';

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
  get(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<CompanyOverviewResponse> {
    return this.standing.companyOverview(id, actor);
  }
}
