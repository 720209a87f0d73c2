import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ClosePeriodDto } from './dto/vat-periods.requests.js';
import { ClosedPeriodResponse } from './dto/vat-periods.response.js';
import { VatPeriodsService } from './vat-periods.service.js';

@ApiTags('tax')
@Controller('vat-periods')
@StaffOnly('tax.read')
export class VatPeriodsController {
  constructor(private readonly periods: VatPeriodsService) {}

  @Get()
  @ApiOperation({ summary: 'List the closed VAT periods, oldest first' })
  @ApiOkResponse({ type: [ClosedPeriodResponse] })
  list() {
    return this.periods.list();
  }

  @Post()
  @StaffOnly('periods.close')
  @ApiOperation({
    summary: 'Close a VAT period',
    description:
      'The period begins on the day after the last closed one. Its invoices can no longer be changed or voided, ' +
      'and its delivery dates can’t be changed; payments can still be recorded. A closed period can’t be reopened.',
  })
  @Refuses('PERIOD_CLOSED')
  @ApiCreatedResponse({ type: ClosedPeriodResponse })
  close(@Body() body: ClosePeriodDto, @CurrentActor() actor: Actor) {
    return this.periods.close(body, actor);
  }
}
