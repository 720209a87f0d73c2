import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, ForCompanyKeys, OwnerOrStaff, StaffOnly } from '../../platform/auth/actor.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto, RangeQueryDto } from '../../platform/lists/list-query.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { ChequeEntry } from './cheque-entry.service.js';
import { ChequeSeries } from './cheque-series.service.js';
import { ChequesService } from './cheques.service.js';
import { CHEQUE_LIST } from './cheques.list.js';
import { CHEQUE_MACHINE } from './domain/cheque.rules.js';
import {
  ChequeCalendarQueryDto,
  PreviewSeriesDto,
  RecordChequeDto,
  RecordSeriesDto,
  UpdateChequeDto,
  WithdrawChequeQueryDto,
} from './dto/cheque.requests.js';
import {
  ChequeResponse,
  ChequeSeriesResponse,
  ChequeTotalsResponse,
  ChequeWeekResponse,
} from './dto/cheque.response.js';

@ApiTags('cheques')
@Controller('cheques')
export class ChequesController {
  constructor(
    private readonly cheques: ChequesService,
    private readonly entry: ChequeEntry,
    private readonly series: ChequeSeries,
  ) {}

  @Get()
  @StaffOnly('cheques.read')
  @ApiOperation({ summary: 'List cheques by date' })
  @ListOfRows('cheques', ChequeResponse, CHEQUE_LIST)
  list(@Query() query: ListQueryDto) {
    return this.cheques.list(query);
  }

  @Post()
  @StaffOnly('cheques.keep')
  @ApiOperation({
    summary: 'Add a cheque',
    description: 'The cheque counts as a payment only after it clears. Its allocations are planned until then.',
  })
  @ApiCreatedResponse({ type: ChequeResponse })
  @Refuses(
    'COMPANY_NOT_FOUND',
    'USER_NOT_FOUND',
    'INVOICE_NOT_FOUND',
    'INVOICE_VOID',
    'ALLOCATION_TOO_LARGE',
    'CHEQUE_NUMBER_TAKEN',
    'CHEQUE_IS_GUARANTEE',
    'ORDER_NOT_FOUND',
    'INVOICE_EXISTS',
    'FREE_ORDER',
    'GOODS_RETURNED',
    'ORDER_CLOSED_BY_CREDIT',
    'ORDER_NOT_INVOICEABLE',
  )
  record(@Body() body: RecordChequeDto, @CurrentActor() actor: Actor) {
    return this.entry.recordCheque(body, actor);
  }

  @Get('my')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('cheques.read')
  @ApiOperation({ summary: 'List your cheques and those of your company, latest date first' })
  @ListOfRows('cheques', ChequeResponse)
  listOwn(@Query() query: RangeQueryDto, @CurrentActor() actor: Actor) {
    return this.cheques.listOwn(actor, query);
  }

  @Get('totals')
  @StaffOnly('cheques.read')
  @ApiOperation({ summary: 'Get the totals of the cheque register' })
  @ApiOkResponse({ type: ChequeTotalsResponse })
  totals() {
    return this.cheques.totals();
  }

  @Get('calendar')
  @StaffOnly('cheques.read')
  @ApiOperation({ summary: 'List expected cheques by week' })
  @ApiOkResponse({ type: [ChequeWeekResponse] })
  calendar(@Query() query: ChequeCalendarQueryDto) {
    return this.cheques.calendar(query);
  }

  @Post('series/preview')
  @StaffOnly('cheques.keep')
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({ summary: 'Preview a series of cheques' })
  @ApiOkResponse({ type: ChequeSeriesResponse })
  @Refuses('COMPANY_NOT_FOUND', 'USER_NOT_FOUND', 'CHEQUE_NUMBER_TAKEN')
  previewSeries(@Body() body: PreviewSeriesDto) {
    return this.series.preview(body);
  }

  @Post('series')
  @StaffOnly('cheques.keep')
  @ApiOperation({
    summary: 'Add a previewed series of cheques (all or none)',
    description: 'A series from the end of a month continues at month ends: 31 January is followed by 28 February.',
  })
  @ApiCreatedResponse({ type: [ChequeResponse] })
  @Refuses('COMPANY_NOT_FOUND', 'USER_NOT_FOUND', 'CHEQUE_NUMBER_TAKEN', 'CHEQUE_SERIES_CHANGED')
  recordSeries(@Body() body: RecordSeriesDto, @CurrentActor() actor: Actor) {
    return this.series.recordSeries(body, actor);
  }

  @Get(':id')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('cheques.read')
  @ApiOperation({ summary: 'Get a cheque' })
  @ApiOkResponse({ type: ChequeResponse })
  @Refuses('CHEQUE_NOT_FOUND')
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.cheques.get(id, actor);
  }

  @Put(':id')
  @StaffOnly('cheques.keep')
  @ApiStateAction(CHEQUE_MACHINE, ['edit'], { summary: 'Edit a cheque in hand' })
  @ApiOkResponse({ type: ChequeResponse })
  @Refuses('CHEQUE_NOT_FOUND', 'INVOICE_NOT_FOUND', 'INVOICE_VOID', 'ALLOCATION_TOO_LARGE', 'CHEQUE_NUMBER_TAKEN')
  @Refuses('CHEQUE_IS_GUARANTEE')
  update(@Param('id') id: string, @Body() body: UpdateChequeDto, @CurrentActor() actor: Actor) {
    return this.entry.update(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly('cheques.keep')
  @ApiStateAction(CHEQUE_MACHINE, ['withdraw'], {
    summary: 'Withdraw a cheque that was entered by mistake',
    description: 'The cheque stays visible with the status Withdrawn. Its number can be entered again.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('CHEQUE_NOT_FOUND')
  remove(@Param('id') id: string, @Query() { reason = '' }: WithdrawChequeQueryDto, @CurrentActor() actor: Actor) {
    return this.entry.withdraw(id, reason, actor);
  }
}
