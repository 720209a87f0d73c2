import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../platform/auth/access.decorators.js';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { CreditStanding } from './credit-standing.service.js';
import { AccountQueryDto } from '../../../people/companies/dto/account.query.js';
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
  get(@Query() query: AccountQueryDto): Promise<CreditStandingResponse> {
    return this.standing.get(query);
  }
}
