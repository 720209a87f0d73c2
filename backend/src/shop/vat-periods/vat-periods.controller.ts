import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
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
  @ApiOperation({ summary: 'The closed VAT periods, the oldest first' })
  @ApiOkResponse({ type: [ClosedPeriodResponse] })
  list(): Promise<ClosedPeriodResponse[]> {
    return this.periods.list();
  }

  @Post()
  @StaffOnly('periods.close')
  @ApiOperation({
    summary: 'Close the VAT period until a day',
    description:
      'From the day after the last closed one. Invoices that count in it are neither changed nor voided any more, and days of delivery in it stay; payments go on. It can’t be opened again.',
  })
  @Refuses('PERIOD_CLOSED')
  @ApiCreatedResponse({ type: ClosedPeriodResponse })
  close(@Body() body: ClosePeriodDto, @CurrentActor() actor: Actor): Promise<ClosedPeriodResponse> {
    return this.periods.close(body, actor);
  }
}
