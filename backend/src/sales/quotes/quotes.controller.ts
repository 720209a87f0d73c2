import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, OwnerOrStaff, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { WarningsResponse } from '../../documents/lines/warning.response.js';
import { KnownCustomersResponse } from '../../people/users/dto/known-customers.response.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { ApiRefusalDetails, Refuses } from '../../platform/openapi/refusals.js';
import { AnswersPdf, type PdfFile, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { type ListTotalsResponse, TotalsOf } from '../../platform/lists/list-totals.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { OwnListQueryDto } from '../../people/companies/dto/own-list.query.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { CopiedLinesQueryDto, DuplicateDto } from './dto/copied-lines.requests.js';
import { CopiedLinesResponse } from './dto/copied-lines.response.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { LargeBody } from '../../platform/http/json-bodies.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { MailLimited } from '../../platform/http/rate-limit/mail-limit.interceptor.js';
import { QUOTE_MACHINE } from './domain/quote.rules.js';
import { CartWarningsDto, RequestQuoteDto, UpdateQuoteDto, WriteQuoteDto } from './dto/quote.requests.js';
import { QuoteResponse } from './dto/quote.response.js';
import { DocumentWarnings } from './document-warnings.service.js';
import { QuotePapers } from './quote-papers.service.js';
import { QuotesService } from './quotes.service.js';
import { QUOTE_LIST } from './quotes.list.js';
import { QuoteEditing } from './quote-editing.service.js';
import { QuoteRequests } from './quote-requests.service.js';
import { QuoteWriting } from './quote-writing.service.js';
import { QUOTE_REQUESTS } from './quote-limits.js';

@ApiTags('quotes')
@Refuses('QUOTE_NOT_FOUND')
@Controller('quotes')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly requests: QuoteRequests,
    private readonly editing: QuoteEditing,
    private readonly papers: QuotePapers,
    private readonly writing: QuoteWriting,
    private readonly cartWarnings: DocumentWarnings,
  ) {}

  @Post()
  @MailLimited(QUOTE_REQUESTS)
  @ApiOperation({
    summary: 'Send the cart as a quote request',
    description:
      'Products have to be offered and available, quantities at least their minimum. Prices sent along are not believed.',
  })
  @ApiCreatedResponse({ type: QuoteResponse })
  @Refuses('BELOW_MINIMUM', 'QUANTITY_NOT_SOLD', 'PRODUCT_UNAVAILABLE', 'APPROVAL_NEEDED')
  request(@Body() body: RequestQuoteDto, @CurrentActor() actor: Actor): Promise<QuoteResponse> {
    return this.requests.requestQuote(body, actor);
  }

  @Post('warnings')
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'What to look at before the cart is sent',
    description: '`UNUSUALLY_LARGE`, `LARGE_FIRST_ORDER` and `PO_NUMBER_AGAIN`, without figures. Changes nothing.',
  })
  @ApiOkResponse({ type: WarningsResponse })
  async warnings(@Body() body: CartWarningsDto, @CurrentActor() actor: Actor): Promise<WarningsResponse> {
    return { warnings: await this.cartWarnings.ofCart(body, actor) };
  }

  @Get('my')
  @ApiOperation({
    summary: 'One’s own quotes, newest first',
    description: 'With prices once they are Quoted; without the staff’s own note.',
  })
  @ListOfRows('quotes', QuoteResponse)
  @Refuses('COMPANY_SHARES_NOTHING')
  listOwn(@Query() query: OwnListQueryDto, @CurrentActor() actor: Actor): Promise<ListPage<QuoteResponse>> {
    return this.quotes.listOwn(actor, query);
  }

  @Get('admin')
  @StaffOnly('quotes.read')
  @ApiOperation({ summary: 'List quotes' })
  @ListOfRows('quotes', QuoteResponse, QUOTE_LIST)
  list(@Query() query: ListQueryDto): Promise<ListPage<QuoteResponse>> {
    return this.quotes.list(query);
  }

  @Get('totals')
  @StaffOnly('quotes.read')
  @TotalsOf('quotes', QUOTE_LIST)
  totals(@Query() query: ListQueryDto): Promise<ListTotalsResponse> {
    return this.quotes.totals(query);
  }

  @Post('admin')
  @LargeBody()
  @StaffOnly('quotes.write')
  @ApiOperation({
    summary: 'Write a quote for a customer',
    description:
      'For one of the users, or for somebody new who is entered with it. A line names its product or says in words what it is.',
  })
  @ApiCreatedResponse({ type: QuoteResponse })
  @Refuses('CUSTOMER_KNOWN', 'EMAIL_TAKEN', 'WARNINGS_FOUND')
  @ApiRefusalDetails(409, KnownCustomersResponse, WarningsResponse)
  write(@Body() body: WriteQuoteDto, @CurrentActor() actor: Actor): Promise<QuoteResponse> {
    return this.writing.writeQuote(body, actor);
  }

  @Post(':id/duplicate')
  @StaffOnly('quotes.write')
  @ApiOperation({
    summary: 'Make a new request of a quote',
    description:
      'With its products as they are now, its charges and its delivery. Lines whose product is gone become lines of free text.',
  })
  @ApiCreatedResponse({ type: QuoteResponse })
  duplicate(@Param('id') id: string, @Body() body: DuplicateDto, @CurrentActor() actor: Actor): Promise<QuoteResponse> {
    return this.writing.duplicateQuote(id, body, actor);
  }

  @Get(':id/copied-lines')
  @StaffOnly('quotes.read')
  @ApiOperation({ summary: 'The lines of a quote as a new document would have them' })
  @ApiOkResponse({ type: CopiedLinesResponse })
  copiedLines(@Param('id') id: string, @Query() { prices }: CopiedLinesQueryDto): Promise<CopiedLinesResponse> {
    return this.writing.copiedLines(id, prices);
  }

  @Get(':id')
  @OwnerOrStaff('quotes.read')
  @ApiOperation({ summary: 'One quote, for its owner and for staff' })
  @ApiOkResponse({ type: QuoteResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QuoteResponse> {
    return this.quotes.get(id, actor);
  }

  @Put(':id')
  @LargeBody()
  @StaffOnly('quotes.write')
  @ApiStateAction(QUOTE_MACHINE, ['edit', 'annotate'], {
    summary: 'Price and decide a quote',
    description: 'The total is computed by the server.',
  })
  @ApiOkResponse({ type: QuoteResponse })
  @Refuses('QUOTE_STEP_REFUSED', 'WARNINGS_FOUND')
  @ApiRefusalDetails(409, WarningsResponse)
  update(@Param('id') id: string, @Body() body: UpdateQuoteDto, @CurrentActor() actor: Actor): Promise<QuoteResponse> {
    return this.editing.updateQuote(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly('quotes.write')
  @ApiStateAction(QUOTE_MACHINE, ['delete'], { summary: 'Delete a quote' })
  @ApiOkResponse({ type: DeletedResponse })
  remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeletedResponse> {
    return this.editing.removeQuote(id, actor);
  }

  @Get(':id/pdf')
  @OwnerOrStaff('quotes.read')
  @ApiStateAction(QUOTE_MACHINE, ['pdf'], { summary: 'The quotation as PDF' })
  @AnswersPdf()
  pdf(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor): Promise<PdfFile> {
    return this.papers.printQuote(id, actor, language);
  }
}
