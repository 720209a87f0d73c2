import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { DIFFERENCE_REFUSALS } from '../../billing/differences/dto/difference.requests.js';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, ForCompanyKeys, OwnerOrStaff, StaffOnly } from '../../platform/auth/actor.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { AnswersPdf, PdfQueryDto } from '../../platform/http/pdf-answer.js';
import { TotalsOf } from '../../platform/lists/list-totals.js';
import { ListQueryDto, RangeQueryDto } from '../../platform/lists/list-query.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { INVOICE_MACHINE } from '../../billing/invoices/domain/invoice.rules.js';
import { PAYMENT_MACHINE } from './domain/payment.rules.js';
import {
  PaymentListQueryDto,
  RecordPaymentDto,
  RefundPaymentDto,
  ReversePaymentQueryDto,
  UpdatePaymentDto,
} from './dto/payment.requests.js';
import { PaymentRecordedResponse, PaymentResponse } from './dto/payment.response.js';
import { PaymentPapers } from './payment-papers.service.js';
import { PaymentRecording } from './payment-recording.service.js';
import { PaymentsService } from './payments.service.js';
import { PAYMENT_LIST } from './payments.list.js';

@ApiTags('payments')
@Refuses('PAYMENT_NOT_FOUND')
@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly recording: PaymentRecording,
    private readonly papers: PaymentPapers,
  ) {}

  @Post('from-invoice/:invoiceId')
  @StaffOnly('payments.record')
  @ApiStateAction(INVOICE_MACHINE, ['addPayment'], {
    summary: 'Record a payment of an invoice',
    description: 'The amount is at most the remaining due. Of concurrent payments only those that fit are accepted.',
  })
  @ApiCreatedResponse({ type: PaymentRecordedResponse })
  @Refuses('INVOICE_NOT_FOUND', 'POST_DATED_CHEQUE', ...DIFFERENCE_REFUSALS)
  record(@Param('invoiceId') invoiceId: string, @Body() body: RecordPaymentDto, @CurrentActor() actor: Actor) {
    return this.recording.recordPayment(invoiceId, body, actor);
  }

  @Post(':id/refunds')
  @StaffOnly('payments.refund')
  @ApiStateAction(PAYMENT_MACHINE, ['refund'], {
    summary: 'Refund a payment, in full or in part',
    description:
      'The refund date is between the payment date and today. The invoice is updated in the same transaction.',
  })
  @ApiCreatedResponse({ type: PaymentResponse })
  @Refuses('REFUND_TOO_LARGE')
  refund(@Param('id') id: string, @Body() body: RefundPaymentDto, @CurrentActor() actor: Actor) {
    return this.recording.refundPayment(id, body, actor);
  }

  @Get('my')
  @ForCompanyKeys('own.read')
  @ApiOperation({ summary: 'List your payments, newest first' })
  @ListOfRows('payments', PaymentResponse)
  listOwn(@Query() query: RangeQueryDto, @CurrentActor() actor: Actor) {
    return this.payments.listOwn(actor, query);
  }

  @Get()
  @StaffOnly('payments.read')
  @ApiOperation({ summary: 'List payments' })
  @ListOfRows('payments', PaymentResponse, PAYMENT_LIST)
  list(@Query() query: PaymentListQueryDto) {
    return this.payments.list(query);
  }

  @Get('totals')
  @StaffOnly('payments.read')
  @TotalsOf('payments', PAYMENT_LIST)
  totals(@Query() query: ListQueryDto) {
    return this.payments.totals(query);
  }

  @Get(':id')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('payments.read')
  @ApiOperation({ summary: 'Get a payment' })
  @ApiOkResponse({ type: PaymentResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.payments.get(id, actor);
  }

  @Put(':id')
  @StaffOnly('payments.record', 'payments.refund')
  @ApiStateAction(PAYMENT_MACHINE, ['edit'], {
    summary: 'Update or refund a payment',
    description: 'Only Received payments count. The invoice is updated in the same transaction.',
  })
  @ApiOkResponse({ type: PaymentResponse })
  @Refuses(
    'PAYMENT_STEP_REFUSED',
    'PAYMENT_TOO_LARGE',
    'AMOUNT_BELOW_REFUNDS',
    'PAYMENT_OF_RECEIPT',
    'PAYMENT_OF_CREDIT',
    'POST_DATED_CHEQUE',
  )
  update(@Param('id') id: string, @Body() body: UpdatePaymentDto, @CurrentActor() actor: Actor) {
    return this.recording.updatePayment(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly('payments.refund')
  @ApiStateAction(PAYMENT_MACHINE, ['delete'], {
    summary: 'Reverse a payment',
    description:
      'The payment stays visible with the status Refunded and `reversal`. Its credit that was applied to other ' +
      'invoices is reversed too. Not possible once a part was refunded.',
  })
  @Refuses('PAYMENT_OF_RECEIPT', 'PAYMENT_OF_CREDIT', 'RECEIPT_AT_BANK')
  @ApiOkResponse({ type: DeletedResponse })
  remove(@Param('id') id: string, @Query() { reason = '' }: ReversePaymentQueryDto, @CurrentActor() actor: Actor) {
    return this.recording.reversePayment(id, reason, actor);
  }

  @Get(':id/receipt')
  @ForCompanyKeys('own.read')
  @OwnerOrStaff('payments.read')
  @ApiOperation({ summary: 'Download a payment receipt as PDF' })
  @AnswersPdf()
  receipt(@Param('id') id: string, @Query() query: PdfQueryDto, @CurrentActor() actor: Actor) {
    return this.papers.print(id, query, actor);
  }
}
