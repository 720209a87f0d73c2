import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, OwnerOrStaff, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto, RangeQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
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
  @ApiOperation({ summary: 'List the register of cheques, by their dates' })
  @ListOfRows('cheques', ChequeResponse, CHEQUE_LIST)
  list(@Query() query: ListQueryDto): Promise<ListPage<ChequeResponse>> {
    return this.cheques.list(query);
  }

  @Post()
  @StaffOnly('cheques.keep')
  @ApiOperation({
    summary: 'Enter a cheque in the register',
    description: 'It is no payment before it clears: its allocations are a plan.',
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
  record(@Body() body: RecordChequeDto, @CurrentActor() actor: Actor): Promise<ChequeResponse> {
    return this.entry.recordCheque(body, actor);
  }

  @Get('my')
  @OwnerOrStaff('cheques.read')
  @ApiOperation({ summary: 'One’s own cheques and those of the company, by their dates, the last one first' })
  @ListOfRows('cheques', ChequeResponse)
  listOwn(@Query() query: RangeQueryDto, @CurrentActor() actor: Actor): Promise<ListPage<ChequeResponse>> {
    return this.cheques.listOwn(actor, query);
  }

  @Get('totals')
  @StaffOnly('cheques.read')
  @ApiOperation({ summary: 'Counts and sums of the register' })
  @ApiOkResponse({ type: ChequeTotalsResponse })
  totals(): Promise<ChequeTotalsResponse> {
    return this.cheques.totals();
  }

  @Get('calendar')
  @StaffOnly('cheques.read')
  @ApiOperation({ summary: 'The cheques of coming weeks, eight by default' })
  @ApiOkResponse({ type: [ChequeWeekResponse] })
  calendar(@Query() query: ChequeCalendarQueryDto): Promise<ChequeWeekResponse[]> {
    return this.cheques.calendar(query);
  }

  @Post('series/preview')
  @StaffOnly('cheques.keep')
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({ summary: 'Preview cheques that follow each other in number and date' })
  @ApiOkResponse({ type: ChequeSeriesResponse })
  @Refuses('COMPANY_NOT_FOUND', 'USER_NOT_FOUND', 'CHEQUE_NUMBER_TAKEN')
  previewSeries(@Body() body: PreviewSeriesDto): Promise<ChequeSeriesResponse> {
    return this.series.preview(body);
  }

  @Post('series')
  @StaffOnly('cheques.keep')
  @ApiOperation({
    summary: 'Enter the cheques that the preview showed: all of them, or none',
    description: 'The last day of a month is followed by the last day of a shorter one: 31 January, 28 February.',
  })
  @ApiCreatedResponse({ type: [ChequeResponse] })
  @Refuses('COMPANY_NOT_FOUND', 'USER_NOT_FOUND', 'CHEQUE_NUMBER_TAKEN', 'CHEQUE_SERIES_CHANGED')
  recordSeries(@Body() body: RecordSeriesDto, @CurrentActor() actor: Actor): Promise<ChequeResponse[]> {
    return this.series.recordSeries(body, actor);
  }

  @Get(':id')
  @OwnerOrStaff('cheques.read')
  @ApiOperation({ summary: 'One cheque, for staff and for those who may see its account' })
  @ApiOkResponse({ type: ChequeResponse })
  @Refuses('CHEQUE_NOT_FOUND')
  get(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ChequeResponse> {
    return this.cheques.get(id, actor);
  }

  @Put(':id')
  @StaffOnly('cheques.keep')
  @ApiStateAction(CHEQUE_MACHINE, ['edit'], { summary: 'Correct a cheque that is in hand' })
  @ApiOkResponse({ type: ChequeResponse })
  @Refuses('CHEQUE_NOT_FOUND', 'INVOICE_NOT_FOUND', 'INVOICE_VOID', 'ALLOCATION_TOO_LARGE', 'CHEQUE_NUMBER_TAKEN')
  @Refuses('CHEQUE_IS_GUARANTEE')
  update(
    @Param('id') id: string,
    @Body() body: UpdateChequeDto,
    @CurrentActor() actor: Actor,
  ): Promise<ChequeResponse> {
    return this.entry.update(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly('cheques.keep')
  @ApiStateAction(CHEQUE_MACHINE, ['withdraw'], {
    summary: 'Take back the entry of a cheque that was typed wrongly',
    description: 'It stays to be seen, as Withdrawn, and its number may be entered again.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('CHEQUE_NOT_FOUND')
  remove(
    @Param('id') id: string,
    @Query() { reason = '' }: WithdrawChequeQueryDto,
    @CurrentActor() actor: Actor,
  ): Promise<DeletedResponse> {
    return this.entry.withdraw(id, reason, actor);
  }
}
