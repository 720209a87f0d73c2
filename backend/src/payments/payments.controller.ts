import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../platform/auth/access.decorators.js';
import type { Actor } from '../platform/auth/actor.js';
import { DeletedResponse } from '../platform/openapi/response-fields.js';
import { ApiRefusals } from '../platform/openapi/refusals.js';
import { ListOfRows } from '../platform/list-query/content-range.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { ApiStateAction } from '../platform/openapi/states.js';
import { INVOICE_MACHINE } from '../invoices/domain/invoice.rules.js';
import { PAYMENT_MACHINE } from './domain/payment.rules.js';
import { PaymentListQueryDto } from './dto/payment-list.query.js';
import { RecordPaymentDto, UpdatePaymentDto } from './dto/payment.requests.js';
import { PaymentRecordedResponse, PaymentResponse } from './dto/payment.response.js';
import { PaymentRecording } from './payment-recording.service.js';
import { PAYMENT_LIST } from './payments.list.js';
import { PaymentsService } from './payments.service.js';

@ApiTags('payments')
@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly recording: PaymentRecording,
  ) {}

  @Post('from-invoice/:invoiceId')
  @StaffOnly()
  @ApiStateAction(INVOICE_MACHINE, ['addPayment'], {
    summary: 'Record a payment of an invoice',
    description: 'At most what remains due: of payments that race for it only those that fit are taken.',
  })
  @ApiCreatedResponse({ type: PaymentRecordedResponse })
  @ApiRefusals(409)
  record(
    @Param('invoiceId') invoiceId: string,
    @Body() body: RecordPaymentDto,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentRecordedResponse> {
    return this.recording.record(invoiceId, body, actor);
  }

  @Get('my')
  @ApiOperation({ summary: 'One’s own payments, newest first' })
  @ApiOkResponse({ type: [PaymentResponse] })
  listOwn(@CurrentActor() actor: Actor): Promise<PaymentResponse[]> {
    return this.payments.listOwn(actor);
  }

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'List payments' })
  @ListOfRows('payments', PaymentResponse, PAYMENT_LIST)
  list(@Query() query: PaymentListQueryDto): Promise<ListPage<PaymentResponse>> {
    return this.payments.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One payment, for its payer and for staff' })
  @ApiOkResponse({ type: PaymentResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<PaymentResponse> {
    return this.payments.get(id, actor);
  }

  @Put(':id')
  @StaffOnly()
  @ApiStateAction(PAYMENT_MACHINE, ['edit'], {
    summary: 'Correct or refund a payment',
    description: 'Only Received counts; the invoice follows in the same transaction.',
  })
  @ApiOkResponse({ type: PaymentResponse })
  @ApiRefusals(409)
  update(
    @Param('id') id: string,
    @Body() body: UpdatePaymentDto,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentResponse> {
    return this.recording.update(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly()
  @ApiStateAction(PAYMENT_MACHINE, ['delete'], {
    summary: 'Delete a payment',
    description: 'The invoice is due again by its amount.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  async remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeletedResponse> {
    await this.recording.remove(id, actor);
    return { _id: id };
  }
}
