import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { DashboardService } from './dashboard.service.js';
import { SalesResponse } from './dto/sales.response.js';
import { TodayResponse } from './dto/today.response.js';

@ApiTags('dashboard')
@Controller('dashboard')
@StaffOnly('dashboard.see')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get('today')
  @ApiOperation({ summary: 'Get the open tasks of staff' })
  @ApiOkResponse({ type: TodayResponse })
  today(@CurrentActor() actor: Actor) {
    return this.dashboard.today(actor);
  }

  @Get('sales')
  @StaffOnly('sales.see')
  @ApiOperation({ summary: 'Get the revenue of the last twelve months and the top products' })
  @ApiOkResponse({ type: SalesResponse })
  sales() {
    return this.dashboard.sales();
  }
}
