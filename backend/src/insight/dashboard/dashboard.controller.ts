import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../platform/auth/access.decorators.js';
import { DashboardService } from './dashboard.service.js';
import { SalesResponse } from './dto/sales.response.js';
import { TodayResponse } from './dto/today.response.js';

@ApiTags('dashboard')
@Controller('dashboard')
@StaffOnly('dashboard.see')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get('today')
  @ApiOperation({ summary: 'The work that waits for staff: requests, quotes, orders, money, stock' })
  @ApiOkResponse({ type: TodayResponse })
  today(): Promise<TodayResponse> {
    return this.dashboard.today();
  }

  @Get('sales')
  @StaffOnly('sales.see')
  @ApiOperation({ summary: 'Revenue of the last twelve months, and the products that brought most' })
  @ApiOkResponse({ type: SalesResponse })
  sales(): Promise<SalesResponse> {
    return this.dashboard.sales();
  }
}
