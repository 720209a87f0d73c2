import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../platform/auth/access.decorators.js';
import { NumberSeriesQueryDto } from './dto/number-series.query.js';
import { NumberSeriesResponse } from './dto/number-series.response.js';
import { VatLineResponse } from './dto/vat-line.response.js';
import { VatReturnQueryDto } from './dto/vat-return.query.js';
import { VatReturnResponse } from './dto/vat-return.response.js';
import { TaxReports } from './tax-reports.service.js';

@ApiTags('tax')
@Controller()
@StaffOnly('tax.read')
export class TaxController {
  constructor(private readonly reports: TaxReports) {}

  @Get('vat-return')
  @ApiOperation({
    summary: 'The figures of a VAT return (VAT 201), as far as sales tell, with the documents behind them',
    description:
      'A document counts on the day of its supply; where that period was closed before it was issued, on the day of issue.',
  })
  @ApiOkResponse({ type: VatReturnResponse })
  vatReturn(@Query() query: VatReturnQueryDto): Promise<VatReturnResponse> {
    return this.reports.vatReturn(query);
  }

  @Get('vat-return/lines')
  @ApiOperation({ summary: 'The lines and charges of the documents in a VAT return, those of invoices first' })
  @ApiOkResponse({ type: [VatLineResponse] })
  vatLines(@Query() query: VatReturnQueryDto): Promise<VatLineResponse[]> {
    return this.reports.vatLines(query);
  }

  @Get('number-series')
  @ApiOperation({
    summary: 'The numbers of a year’s invoices and credit notes: those that are missing, and those that are void',
  })
  @ApiOkResponse({ type: [NumberSeriesResponse] })
  numberSeries(@Query() query: NumberSeriesQueryDto): Promise<NumberSeriesResponse[]> {
    return this.reports.numberSeries(query);
  }
}
