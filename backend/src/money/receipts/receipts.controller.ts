import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { DIFFERENCE_REFUSALS } from '../../billing/differences/dto/difference.requests.js';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { INVOICE_MACHINE } from '../../billing/invoices/domain/invoice.rules.js';
import { InvoiceResponse } from '../../billing/invoices/dto/invoice.response.js';
import { RefundPaymentDto, ReversePaymentQueryDto } from '../payments/dto/payment.requests.js';
import { type Actor, CurrentActor, ForCompanyKeys, OwnerOrStaff, StaffOnly } from '../../platform/auth/actor.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { TotalsOf } from '../../platform/lists/list-totals.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto, RangeQueryDto } from '../../platform/lists/list-query.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { ReceiptPapers } from './receipt-papers.service.js';
import { ReceiptsService } from './receipts.service.js';
import { AccountQueryDto, ApplyCreditDto, RecordReceiptDto } from './dto/receipt.requests.js';
import {
  AccountCreditResponse,
  InvoiceCreditResponse,
  OpenInvoicesResponse,
  ReceiptResponse,
} from './dto/receipt.response.js';
import { ReceiptRecording } from './receipt-recording.service.js';
import { RECEIPT_LIST } from './receipts.list.js';
import { WaitingMoney } from './waiting-money.service.js';

@ApiTags('receipts')
@Refuses('RECEIPT_NOT_FOUND')
@Controller('receipts')
export class ReceiptsController {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly recording: ReceiptRecording,
    private readonly papers: ReceiptPapers,
    private readonly waiting: WaitingMoney,
  ) {}

  @Post()
  @StaffOnly('payments.record')
  @ApiOperation({
    summary: 'Record a receipt',
    description:
      'Creates a payment for each allocated invoice; the remaining amount becomes credit of the account. Money ' +
      'for an order is invoiced and pays the invoice (see `order`). Either everything is recorded or nothing.',
  })
  @ApiCreatedResponse({ type: ReceiptResponse })
  @Refuses(
    'COMPANY_NOT_FOUND',
    'USER_NOT_FOUND',
    'INVOICE_NOT_FOUND',
    'ORDER_NOT_FOUND',
    'ALLOCATION_TOO_LARGE',
    'PAYMENT_TOO_LARGE',
    'INVOICE_VOID',
    'INVOICE_EXISTS',
    'FREE_ORDER',
    'GOODS_RETURNED',
    'ORDER_CLOSED_BY_CREDIT',
    'ORDER_NOT_INVOICEABLE',
    'POST_DATED_CHEQUE',
    ...DIFFERENCE_REFUSALS,
    'ADVANCE_TOO_LARGE',
    'BUYER_TRN_MISSING',
    'E_INVOICE_NOT_READY',
  )
  record(@Body() body: RecordReceiptDto, @CurrentActor() actor: Actor) {
    return this.recording.recordReceipt(body, actor);
  }

  @Get('my')
  @ForCompanyKeys('own.read')
  @ApiOperation({ summary: 'List your receipts, newest first' })
  @ListOfRows('receipts', ReceiptResponse)
  listOwn(@Query() query: RangeQueryDto, @CurrentActor() actor: Actor) {
    return this.receipts.listOwn(actor, query);
  }

  @Get('my/credit')
  @ApiOperation({
    summary: 'Get the credit balance of your account and your company',
    description: 'Includes the credit of the verified company for its admins and accounts users.',
  })
  @ApiOkResponse({ type: [AccountCreditResponse] })
  ownCredit(@CurrentActor() actor: Actor) {
    return this.receipts.ownCredit(actor);
  }

  @Get('open-invoices')
  @StaffOnly('payments.read')
  @ApiOperation({ summary: 'Get the open invoices and the credit balance of an account' })
  @ApiOkResponse({ type: OpenInvoicesResponse })
  @Refuses('COMPANY_NOT_FOUND', 'USER_NOT_FOUND')
  openInvoices(@Query() query: AccountQueryDto) {
    return this.receipts.openInvoices(query);
  }

  @Get()
  @StaffOnly('payments.read')
  @ApiOperation({ summary: 'List receipts' })
  @ListOfRows('receipts', ReceiptResponse, RECEIPT_LIST)
  list(@Query() query: ListQueryDto) {
    return this.waiting.list(query);
  }

  @Get('totals')
  @StaffOnly('payments.read')
  @TotalsOf('receipts', RECEIPT_LIST)
  totals(@Query() query: ListQueryDto) {
    return this.receipts.totals(query);
  }

  @Get(':id')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('payments.read')
  @ApiOperation({ summary: 'Get a receipt' })
  @ApiOkResponse({ type: ReceiptResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.waiting.get(id, actor);
  }

  @Get(':id/pdf')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('payments.read')
  @ApiOperation({ summary: 'Download a receipt as PDF' })
  @AnswersPdf()
  pdf(@Param('id') id: string, @Query() query: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.print(id, query, actor);
  }

  @Post(':id/refunds')
  @StaffOnly('payments.refund')
  @ApiOperation({ summary: 'Refund remaining credit of a receipt' })
  @ApiCreatedResponse({ type: ReceiptResponse })
  @Refuses('REFUND_TOO_LARGE')
  refund(@Param('id') id: string, @Body() body: RefundPaymentDto, @CurrentActor() actor: Actor) {
    return this.recording.refundReceipt(id, body, actor);
  }

  @Post(':id/advance-invoice')
  @StaffOnly('payments.record')
  @ApiOperation({
    summary: 'Issue a backdated advance invoice for a recorded payment',
    description:
      'For money recorded before advances were invoiced. The invoice is dated back to the payment date, whose ' +
      'VAT period must be open.',
  })
  @ApiCreatedResponse({ type: ReceiptResponse })
  @Refuses(
    ...(['RECEIPT_NOT_FOUND', 'ORDER_NOT_FOUND'] as const),
    ...(['NOTHING_IN_ADVANCE', 'ADVANCE_WITHOUT_VAT', 'PERIOD_CLOSED'] as const),
    ...(['INVOICE_EXISTS', 'FREE_ORDER', 'GOODS_RETURNED', 'ORDER_CLOSED_BY_CREDIT'] as const),
    ...(['ORDER_NOT_INVOICEABLE', 'BUYER_TRN_MISSING', 'E_INVOICE_NOT_READY'] as const),
  )
  issueAdvance(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.waiting.issueAdvance(id, actor);
  }

  @Delete(':id')
  @StaffOnly('payments.refund')
  @ApiOperation({
    summary: 'Reverse a receipt',
    description:
      'The receipt stays visible. All payments from it end, also where it was applied as credit. Not possible ' +
      'once a part was refunded.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('RECEIPT_REVERSED', 'RECEIPT_REFUNDED', 'PAYMENT_REFUNDED', 'CHEQUE_HAS_RECEIPT', 'RECEIPT_AT_BANK')
  remove(@Param('id') id: string, @Query() { reason = '' }: ReversePaymentQueryDto, @CurrentActor() actor: Actor) {
    return this.recording.reverseReceipt(id, reason, actor);
  }
}

@ApiTags('invoices')
@Refuses('INVOICE_NOT_FOUND')
@Controller('invoices')
@StaffOnly('payments.read')
export class InvoiceCreditController {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly waiting: WaitingMoney,
  ) {}

  @Get(':id/credit')
  @ApiOperation({ summary: 'Get the credit available for an invoice' })
  @ApiOkResponse({ type: InvoiceCreditResponse })
  get(@Param('id') id: string) {
    return this.receipts.creditFor(id);
  }

  @Post(':id/apply-credit')
  @StaffOnly('payments.record')
  @HttpCode(200)
  @ApiStateAction(INVOICE_MACHINE, ['addPayment'], {
    summary: 'Apply credit to an invoice',
    description:
      'Uses the remaining amounts of receipts first, oldest first, then overpayments caused by credit notes.',
  })
  @ApiOkResponse({ type: InvoiceResponse })
  @Refuses('CREDIT_BALANCE_TOO_SMALL')
  apply(@Param('id') id: string, @Body() body: ApplyCreditDto, @CurrentActor() actor: Actor) {
    return this.waiting.applyCredit(id, body, actor);
  }
}
