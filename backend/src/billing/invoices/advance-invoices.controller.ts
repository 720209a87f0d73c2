import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { ORDER_MACHINE } from '../../sales/orders/domain/order.rules.js';
import { AdvanceIssuing } from './advance-issuing.service.js';
import { RequestAdvanceDto } from './dto/advance.requests.js';
import { InvoiceResponse } from './dto/invoice.response.js';

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
  request(
    @Param('id') id: string,
    @Body() body: RequestAdvanceDto,
    @CurrentActor() actor: Actor,
  ): Promise<InvoiceResponse> {
    return this.advances.requestAdvance(id, body, actor);
  }
}
