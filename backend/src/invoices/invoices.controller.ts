import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, StaffOnly } from '../platform/auth/access.decorators.js';
import type { Actor } from '../platform/auth/actor.js';
import { DeletedResponse } from '../platform/openapi/response-fields.js';
import { ApiRefusals } from '../platform/openapi/refusals.js';
import { AnswersPdf, PdfQueryDto, sendPdf } from '../platform/http/pdf-answer.js';
import { ListOfRows } from '../platform/list-query/content-range.js';
import { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { ApiStateAction } from '../platform/openapi/states.js';
import { ORDER_MACHINE } from '../orders/domain/order.rules.js';
import { INVOICE_MACHINE } from './domain/invoice.rules.js';
import { CreateInvoiceDto, UpdateInvoiceDto } from './dto/invoice.requests.js';
import { InvoiceResponse } from './dto/invoice.response.js';
import { InvoiceDocument } from './invoice.document.js';
import { INVOICE_LIST } from './invoices.list.js';
import { InvoiceEditing } from './invoice-editing.service.js';
import { InvoiceIssuing } from './invoice-issuing.service.js';
import { InvoicesService } from './invoices.service.js';

@ApiTags('invoices')
@Controller('invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly issuing: InvoiceIssuing,
    private readonly editing: InvoiceEditing,
    private readonly document: InvoiceDocument,
  ) {}

  @Post()
  @StaffOnly()
  @ApiStateAction(ORDER_MACHINE, ['invoice'], {
    summary: 'Issue the invoice of an order',
    description: 'The amount is the order’s total, whatever is sent.',
  })
  @ApiCreatedResponse({ type: InvoiceResponse })
  @ApiRefusals(404, 409)
  issue(@Body() body: CreateInvoiceDto, @CurrentActor() actor: Actor): Promise<InvoiceResponse> {
    return this.issuing.issue(body.order, actor);
  }

  @Get('my')
  @ApiOperation({ summary: 'One’s own invoices, newest first' })
  @ApiOkResponse({ type: [InvoiceResponse] })
  listOwn(@CurrentActor() actor: Actor): Promise<InvoiceResponse[]> {
    return this.invoices.listOwn(actor);
  }

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'List invoices' })
  @ListOfRows('invoices', InvoiceResponse, INVOICE_LIST)
  list(@Query() query: ListQueryDto): Promise<ListPage<InvoiceResponse>> {
    return this.invoices.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One invoice, for its owner and for staff' })
  @ApiOkResponse({ type: InvoiceResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<InvoiceResponse> {
    return this.invoices.get(id, actor);
  }

  @Put(':id')
  @StaffOnly()
  @ApiStateAction(INVOICE_MACHINE, ['edit'], {
    summary: 'Change when an invoice is due, or its note to the client',
    description: 'Lines, parties and amounts stay as they were issued; the status follows from money and due date.',
  })
  @ApiOkResponse({ type: InvoiceResponse })
  @ApiRefusals(409)
  update(
    @Param('id') id: string,
    @Body() body: UpdateInvoiceDto,
    @CurrentActor() actor: Actor,
  ): Promise<InvoiceResponse> {
    return this.editing.update(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly()
  @ApiStateAction(INVOICE_MACHINE, ['delete'], { summary: 'Void an invoice', description: 'Its number stays used.' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiRefusals(409)
  async remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeletedResponse> {
    await this.editing.void(id, actor);
    return { _id: id };
  }

  @Get(':id/pdf')
  @ApiStateAction(INVOICE_MACHINE, ['pdf'], { summary: 'The invoice as PDF' })
  @AnswersPdf()
  async pdf(
    @Param('id') id: string,
    @Query() { lang }: PdfQueryDto,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPdf(reply, await this.document.render(id, actor, lang));
  }
}
