import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, ForCompanyKeys, OwnerOrStaff, StaffOnly } from '../../platform/auth/actor.js';
import { AssignDto } from '../../documents/parties/salesperson.requests.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { TotalsOf } from '../../platform/lists/list-totals.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { OwnListQueryDto } from '../../people/companies/dto/own-list.query.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { LargeBody } from '../../platform/http/json-bodies.js';
import { ORDER_MACHINE } from '../../sales/orders/domain/order.rules.js';
import { INVOICE_MACHINE } from './domain/invoice.rules.js';
import { AdvanceIssuing } from './advance-issuing.service.js';
import { CreateInvoiceDto, RequestAdvanceDto, UpdateInvoiceDto, VoidInvoiceQueryDto } from './dto/invoice.requests.js';
import { InvoiceResponse } from './dto/invoice.response.js';
import { InvoiceAssignment } from './invoice-assignment.service.js';
import { InvoicePapers } from './invoice-papers.service.js';
import { InvoiceWriting } from './invoice-writing.service.js';
import { INVOICE_LIST } from './invoices.list.js';
import { InvoicesService } from './invoices.service.js';

@ApiTags('invoices')
@Refuses('INVOICE_NOT_FOUND')
@Controller('invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly writing: InvoiceWriting,
    private readonly papers: InvoicePapers,
    private readonly assignment: InvoiceAssignment,
  ) {}

  @Post()
  @StaffOnly('invoices.issue')
  @ApiStateAction(ORDER_MACHINE, ['invoice'], {
    summary: 'Issue an invoice for an order',
    description:
      'Invoices the given lines or deliveries, or everything that can be invoiced. The invoice with the last ' +
      'item includes all remaining charges and discounts. `user` and `amountDue` are ignored.',
  })
  @ApiCreatedResponse({ type: InvoiceResponse })
  @Refuses(
    ...(['ORDER_NOT_FOUND', 'BUYER_TRN_MISSING', 'E_INVOICE_NOT_READY', 'NOTHING_TO_BILL'] as const),
    ...(['BILL_QTY_TOO_LARGE', 'BILL_CHARGE_TOO_LARGE', 'LAST_INVOICE_TAKES_CHARGES'] as const),
    ...(['DELIVERY_NOT_FOUND', 'DELIVERY_NOT_DONE', 'DELIVERY_BILLED'] as const),
  )
  issue(@Body() body: CreateInvoiceDto, @CurrentActor() actor: Actor) {
    return this.writing.issueInvoice(body, actor);
  }

  @Get('my')
  @ForCompanyKeys('own.read')
  @ApiOperation({ summary: 'List your invoices, newest first' })
  @ListOfRows('invoices', InvoiceResponse)
  @Refuses('COMPANY_SHARES_NOTHING')
  listOwn(@Query() query: OwnListQueryDto, @CurrentActor() actor: Actor) {
    return this.invoices.listOwn(actor, query);
  }

  @Get()
  @StaffOnly('invoices.read')
  @ApiOperation({ summary: 'List invoices' })
  @ListOfRows('invoices', InvoiceResponse, INVOICE_LIST)
  list(@Query() query: ListQueryDto) {
    return this.invoices.list(query);
  }

  @Get('totals')
  @StaffOnly('invoices.read')
  @TotalsOf('invoices', INVOICE_LIST)
  totals(@Query() query: ListQueryDto) {
    return this.invoices.totals(query);
  }

  @Get(':id')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('invoices.read')
  @ApiOperation({ summary: 'Get an invoice' })
  @ApiOkResponse({ type: InvoiceResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.invoices.get(id, actor);
  }

  @Put(':id')
  @LargeBody()
  @StaffOnly('invoices.issue')
  @ApiStateAction(INVOICE_MACHINE, ['edit'], {
    summary: 'Update the due date or the note of an invoice',
    description: 'Lines, parties and amounts can’t be changed. The status is computed again.',
  })
  @Refuses('E_INVOICE_SENT', 'PERIOD_CLOSED')
  @ApiOkResponse({ type: InvoiceResponse })
  update(@Param('id') id: string, @Body() body: UpdateInvoiceDto, @CurrentActor() actor: Actor) {
    return this.writing.updateInvoice(id, body, actor);
  }

  @Put(':id/salesperson')
  @StaffOnly('invoices.issue')
  @ApiOperation({
    summary: 'Assign an invoice to a member of staff',
    description: 'Possible in every status, also when the invoice is paid.',
  })
  @ApiOkResponse({ type: InvoiceResponse })
  assign(@Param('id') id: string, @Body() body: AssignDto, @CurrentActor() actor: Actor) {
    return this.assignment.assign(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly('invoices.void')
  @ApiStateAction(INVOICE_MACHINE, ['void'], {
    summary: 'Void an invoice',
    description:
      'The invoice number is not used again. Only administrators can void an invoice after the day it was issued.',
  })
  @Refuses('PERIOD_CLOSED', 'VOID_BY_ADMINISTRATOR')
  @ApiOkResponse({ type: DeletedResponse })
  void(@Param('id') id: string, @Query() { reason = '' }: VoidInvoiceQueryDto, @CurrentActor() actor: Actor) {
    return this.writing.voidInvoice(id, reason, actor);
  }

  @Get(':id/pdf')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('invoices.read')
  @ApiStateAction(INVOICE_MACHINE, ['pdf'], { summary: 'Download an invoice as PDF' })
  @AnswersPdf()
  pdf(@Param('id') id: string, @Query() query: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.print(id, query, actor);
  }
}

@ApiTags('invoices')
@Controller('orders/:id/advance-invoices')
export class AdvanceInvoicesController {
  constructor(private readonly advances: AdvanceIssuing) {}

  @Post()
  @StaffOnly('invoices.issue')
  @ApiStateAction(ORDER_MACHINE, ['askAdvance'], {
    summary: 'Request an advance for an order',
    description:
      'Issues a tax invoice of the kind Advance for a part of the order that is not delivered yet. Later ' +
      'invoices of the order deduct it. Recording a payment for an order also creates one.',
  })
  @Refuses(
    ...(['ORDER_NOT_FOUND', 'ADVANCE_WITHOUT_VAT', 'ADVANCE_TOO_LARGE'] as const),
    ...(['BUYER_TRN_MISSING', 'E_INVOICE_NOT_READY'] as const),
  )
  @ApiCreatedResponse({ type: InvoiceResponse })
  request(@Param('id') id: string, @Body() body: RequestAdvanceDto, @CurrentActor() actor: Actor) {
    return this.advances.requestAdvance(id, body, actor);
  }
}
