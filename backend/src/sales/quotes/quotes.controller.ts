import { Controller, Get, Param, Query, Body, Post, HttpCode, Delete, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags, ApiCreatedResponse } from '@nestjs/swagger';
import { type Actor, CurrentActor, ForCompanyKeys, OwnerOrStaff, StaffOnly } from '../../platform/auth/actor.js';
import { QuoteRevisionResponse } from './dto/quote-revision.response.js';
import { QuoteRevisions } from './quote-revisions.service.js';
import { PriceListResponse } from '../../goods/prices/lists/dto/price-list.response.js';
import { Refuses, ApiRefusalDetails } from '../../platform/openapi/refusals.js';
import { AgreePricesDto } from './dto/quote-agreement.requests.js';
import { QuoteAgreements } from './quote-agreements.service.js';
import {
  AssignQuotesDto,
  ChosenQuotesDto,
  CartWarningsDto,
  RequestQuoteDto,
  UpdateQuoteDto,
  WriteQuoteDto,
} from './dto/quote.requests.js';
import { QuoteBatchResponse } from './dto/quote-batch.response.js';
import { QuoteBatches } from './quote-batches.service.js';
import { WarningsResponse } from '../../documents/lines/warning.response.js';
import { KnownCustomersResponse } from '../../people/users/dto/known-customers.response.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { TotalsOf } from '../../platform/lists/list-totals.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { OwnListQueryDto } from '../../people/companies/dto/own-list.query.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { CopiedLinesQueryDto, DuplicateDto } from './dto/copied-lines.requests.js';
import { CopiedLinesResponse } from './dto/copied-lines.response.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { LargeBody } from '../../platform/http/json-bodies.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { MailLimited } from '../../platform/http/rate-limit/mail-limit.interceptor.js';
import { QUOTE_MACHINE } from './domain/quote.rules.js';
import { QuoteResponse } from './dto/quote.response.js';
import { DocumentWarnings } from './document-warnings.service.js';
import { QuotePapers } from './quote-papers.service.js';
import { QuotesService } from './quotes.service.js';
import { QUOTE_LIST } from './quotes.list.js';
import { QuoteEditing } from './quote-editing.service.js';
import { QuoteRequests, QUOTE_REQUESTS } from './quote-requests.service.js';
import { QuoteWriting } from './quote-writing.service.js';

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
  @ForCompanyKeys('own.request')
  @MailLimited(QUOTE_REQUESTS)
  @ApiOperation({
    summary: 'Send the cart as a quote request',
    description: 'Products must be available, with at least the minimum quantity. Prices in the request are ignored.',
  })
  @ApiCreatedResponse({ type: QuoteResponse })
  @Refuses('BELOW_MINIMUM', 'QUANTITY_NOT_SOLD', 'PRODUCT_UNAVAILABLE', 'APPROVAL_NEEDED')
  request(@Body() body: RequestQuoteDto, @CurrentActor() actor: Actor) {
    return this.requests.requestQuote(body, actor);
  }

  @Post('warnings')
  @ForCompanyKeys('own.request')
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Get warnings for a cart before it is sent',
    description:
      'Returns `UNUSUALLY_LARGE`, `LARGE_FIRST_ORDER` and `PO_NUMBER_AGAIN`, without figures. Changes nothing.',
  })
  @ApiOkResponse({ type: WarningsResponse })
  async warnings(@Body() body: CartWarningsDto, @CurrentActor() actor: Actor) {
    return { warnings: await this.cartWarnings.ofCart(body, actor) };
  }

  @Get('my')
  @ForCompanyKeys('own.read')
  @ApiOperation({
    summary: 'List your quotes, newest first',
    description: 'Prices are included once the quote is Quoted; the internal note is not.',
  })
  @ListOfRows('quotes', QuoteResponse)
  @Refuses('COMPANY_SHARES_NOTHING')
  listOwn(@Query() query: OwnListQueryDto, @CurrentActor() actor: Actor) {
    return this.quotes.listOwn(actor, query);
  }

  @Get('admin')
  @StaffOnly('quotes.read')
  @ApiOperation({ summary: 'List quotes' })
  @ListOfRows('quotes', QuoteResponse, QUOTE_LIST)
  list(@Query() query: ListQueryDto) {
    return this.quotes.list(query);
  }

  @Get('totals')
  @StaffOnly('quotes.read')
  @TotalsOf('quotes', QUOTE_LIST)
  totals(@Query() query: ListQueryDto) {
    return this.quotes.totals(query);
  }

  @Post('admin')
  @LargeBody()
  @StaffOnly('quotes.write')
  @ApiOperation({
    summary: 'Create a quote for a customer',
    description: 'For an existing or a new customer. A line has a product, or describes a custom item.',
  })
  @ApiCreatedResponse({ type: QuoteResponse })
  @Refuses('CUSTOMER_KNOWN', 'EMAIL_TAKEN', 'WARNINGS_FOUND')
  @ApiRefusalDetails(409, KnownCustomersResponse, WarningsResponse)
  write(@Body() body: WriteQuoteDto, @CurrentActor() actor: Actor) {
    return this.writing.writeQuote(body, actor);
  }

  @Post(':id/duplicate')
  @StaffOnly('quotes.write')
  @ApiOperation({
    summary: 'Request a quote again',
    description:
      'Copies the products with their current details, the charges and the delivery details. Lines of deleted ' +
      'products become custom items.',
  })
  @ApiCreatedResponse({ type: QuoteResponse })
  duplicate(@Param('id') id: string, @Body() body: DuplicateDto, @CurrentActor() actor: Actor) {
    return this.writing.duplicateQuote(id, body, actor);
  }

  @Get(':id/copied-lines')
  @StaffOnly('quotes.read')
  @ApiOperation({ summary: 'Get the lines of a quote for a new document' })
  @ApiOkResponse({ type: CopiedLinesResponse })
  copiedLines(@Param('id') id: string, @Query() { prices }: CopiedLinesQueryDto) {
    return this.writing.copiedLines(id, prices);
  }

  @Get(':id')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('quotes.read')
  @ApiOperation({ summary: 'Get a quote' })
  @ApiOkResponse({ type: QuoteResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.quotes.get(id, actor);
  }

  @Put(':id')
  @LargeBody()
  @StaffOnly('quotes.write')
  @ApiStateAction(QUOTE_MACHINE, ['edit', 'annotate'], {
    summary: 'Update a quote',
    description: 'Staff enter prices and change the status. The server computes the total.',
  })
  @ApiOkResponse({ type: QuoteResponse })
  @Refuses('QUOTE_STEP_REFUSED', 'WARNINGS_FOUND')
  @ApiRefusalDetails(409, WarningsResponse)
  update(@Param('id') id: string, @Body() body: UpdateQuoteDto, @CurrentActor() actor: Actor) {
    return this.editing.updateQuote(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly('quotes.write')
  @ApiStateAction(QUOTE_MACHINE, ['delete'], { summary: 'Delete a quote' })
  @ApiOkResponse({ type: DeletedResponse })
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.editing.removeQuote(id, actor);
  }

  @Get(':id/pdf')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('quotes.read')
  @ApiStateAction(QUOTE_MACHINE, ['pdf'], { summary: 'Download a quotation as PDF' })
  @AnswersPdf()
  pdf(@Param('id') id: string, @Query() { language }: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.printQuote(id, actor, language);
  }
}

/** Calls of staff for several quotes at once. */
@ApiTags('quotes')
@Controller('quotes')
@StaffOnly('quotes.write')
export class QuoteBatchesController {
  constructor(private readonly batches: QuoteBatches) {}

  @Post('assign')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Assign quotes to a member of staff',
    description: 'Includes quotes with an order. The version of a quote does not change.',
  })
  @ApiOkResponse({ type: QuoteBatchResponse })
  assign(@Body() body: AssignQuotesDto, @CurrentActor() actor: Actor) {
    return this.batches.assign(body, actor);
  }

  @Post('remind')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send reminders for quotes',
    description: 'Emails the buyers of quotes that can be accepted, at most once a day.',
  })
  @ApiOkResponse({ type: QuoteBatchResponse })
  remind(@Body() body: ChosenQuotesDto, @CurrentActor() actor: Actor) {
    return this.batches.remind(body, actor);
  }
}

@ApiTags('quotes')
@Controller('quotes')
@StaffOnly('prices.change')
export class QuoteAgreementsController {
  constructor(private readonly agreements: QuoteAgreements) {}

  @Post(':id/agreement')
  @ApiOperation({
    summary: 'Create a price agreement from a quote',
    description:
      'Creates a price list of the kind Agreement for the account, valid from today. VAT is added to the prices ' +
      'of a quote excl. VAT. Line discounts are deducted from the prices.',
  })
  @ApiCreatedResponse({ type: PriceListResponse })
  @Refuses('QUOTE_NOT_FOUND', 'QUOTE_WITHOUT_PRICES', 'PRICE_LIST_NAME_TAKEN')
  agree(@Param('id') id: string, @Body() body: AgreePricesDto, @CurrentActor() actor: Actor) {
    return this.agreements.agree(id, body, actor);
  }
}

@ApiTags('quotes')
@Refuses('QUOTE_NOT_FOUND')
@Controller('quotes/:id/revisions')
export class QuoteRevisionsController {
  constructor(
    private readonly revisions: QuoteRevisions,
    private readonly papers: QuotePapers,
  ) {}

  @Get()
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('quotes.read')
  @ApiOperation({
    summary: 'List the sent revisions of a quote, newest first',
    description: 'Buyers see the revisions sent to them.',
  })
  @ApiOkResponse({ type: [QuoteRevisionResponse] })
  list(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.revisions.listRevisions(id, actor);
  }

  @Get(':revision/pdf')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('quotes.read')
  @ApiOperation({ summary: 'Download a revision of a quotation as PDF' })
  @ApiParam({
    name: 'revision',
    description: 'Number of the revision, from 1',
    schema: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    example: 1,
  })
  @Refuses('QUOTE_NOT_FOUND', 'REVISION_NOT_FOUND')
  @AnswersPdf()
  pdf(
    @Param('id') id: string,
    @Param('revision') revision: string,
    @Query() { language }: PdfQueryDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.papers.printRevision(id, Number(revision), actor, language);
  }
}
