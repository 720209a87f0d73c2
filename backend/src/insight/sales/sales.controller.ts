import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { StaffOnly } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { SalesReportQueryDto } from './dto/sales-report.query.js';
import { SalesReportResponse } from './dto/sales-report.response.js';
import { toSalesRow, toSalesSum, toSalesTotal } from './sales.mapper.js';
import { SalesService } from './sales.service.js';

@ApiTags('sales')
@Controller('sales-report')
@StaffOnly('sales.see')
export class SalesController {
  constructor(
    private readonly sales: SalesService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` naming `from` */
  @Get()
  @ApiOperation({ summary: 'Get a sales report by month, customer, product or salesperson' })
  @ApiOkResponse({ type: SalesReportResponse })
  async report(@Query() query: SalesReportQueryDto) {
    const to = query.to ?? dubaiDay(this.clock.now());
    const from = query.from ?? `${to.slice(0, 7)}-01`;
    const by = query.by ?? 'month';
    if (from > to) throw refuseField('from', 'PERIOD_REVERSED', { to, value: from });
    const figures = await this.sales.between(startOfDubaiDay(from), endOfDubaiDay(startOfDubaiDay(to)), by);
    return {
      from,
      to,
      by,
      rows: figures.rows.map((row) => toSalesRow(row, by)),
      other: figures.other && toSalesSum(figures.other),
      total: toSalesTotal(figures.total),
    };
  }
}
