import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../platform/auth/actor.js';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { ReceivablesOfAccountQueryDto, ReceivablesQueryDto } from './dto/receivables.query.js';
import { ReceivablesOfAccountResponse, ReceivablesResponse } from './dto/receivables.response.js';
import { Receivables } from './receivables.service.js';

@ApiTags('receivables')
@Controller('receivables')
@StaffOnly('payments.read')
export class ReceivablesController {
  constructor(private readonly receivables: Receivables) {}

  @Get()
  @ApiOperation({
    summary: 'List receivables by age at the end of a day',
    description: 'Computed from the transactions of the statements; matches them on every day.',
  })
  @ApiOkResponse({ type: ReceivablesResponse })
  list(@Query() query: ReceivablesQueryDto) {
    return this.receivables.listReceivables(query);
  }

  @Get('account')
  @ApiOperation({ summary: 'List the open documents of an account at the end of a day' })
  @ApiOkResponse({ type: ReceivablesOfAccountResponse })
  @Refuses('COMPANY_NOT_FOUND', 'USER_NOT_FOUND')
  ofAccount(@Query() query: ReceivablesOfAccountQueryDto) {
    return this.receivables.ofAccount(query);
  }
}
