import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../platform/auth/actor.js';
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
    summary: 'Get the VAT return (VAT 201) of sales',
    description:
      'Returns the sales figures of a period with their documents. A document counts on its supply date, or on ' +
      'its issue date if the period of the supply was closed before.',
  })
  @ApiOkResponse({ type: VatReturnResponse })
  vatReturn(@Query() query: VatReturnQueryDto) {
    return this.reports.vatReturn(query);
  }

  @Get('vat-return/lines')
  @ApiOperation({ summary: 'List the lines and charges of a VAT return, invoices first' })
  @ApiOkResponse({ type: [VatLineResponse] })
  vatLines(@Query() query: VatReturnQueryDto) {
    return this.reports.vatLines(query);
  }

  @Get('number-series')
  @ApiOperation({
    summary: 'List missing and void invoice and credit note numbers of a year',
  })
  @ApiOkResponse({ type: [NumberSeriesResponse] })
  numberSeries(@Query() query: NumberSeriesQueryDto) {
    return this.reports.numberSeries(query);
  }
}
