import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../platform/auth/access.decorators.js';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { CreditStanding } from './credit-standing.service.js';
import { AccountQueryDto } from '../../../people/companies/dto/account.query.js';
import { CreditStandingResponse } from './dto/credit-standing.response.js';

@ApiTags('companies')
@Controller('credit-standing')
@StaffOnly('customers.read')
export class CreditLimitsController {
  constructor(private readonly standing: CreditStanding) {}

  @Get()
  @ApiOperation({
    summary: 'How an account stands to its credit limit',
    description: 'Of a company, or of a person; of somebody in a confirmed company it is that of the company.',
  })
  @ApiOkResponse({ type: CreditStandingResponse })
  @Refuses('COMPANY_NOT_FOUND', 'USER_NOT_FOUND')
  get(@Query() query: AccountQueryDto): Promise<CreditStandingResponse> {
    return this.standing.get(query);
  }
}
