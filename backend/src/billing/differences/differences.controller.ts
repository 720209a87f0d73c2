import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { ID_PATTERN } from '../../platform/http/validation/fields.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ApiStateAction } from '../../platform/openapi/states.js';
import { INVOICE_MACHINE } from '../invoices/domain/invoice.rules.js';
import { InvoiceResponse } from '../invoices/dto/invoice.response.js';
import { Differences } from './differences.service.js';
import { DifferenceDto, UndoDifferenceDto } from './dto/difference.requests.js';

@ApiTags('invoices')
@Refuses('INVOICE_NOT_FOUND')
@Controller('invoices/:id/differences')
export class DifferencesController {
  constructor(private readonly differences: Differences) {}

  @Post()
  @StaffOnly('payments.record')
  @ApiStateAction(INVOICE_MACHINE, ['difference'], {
    summary: 'Take a bank charge or small difference off an invoice',
    description:
      'Reduces the amount owed without VAT, up to the limit of the settings for each invoice (`differenceLimit`). The ' +
      'payment of the rest is expected no longer. Receipts and payments take the same as `difference`.',
  })
  @ApiCreatedResponse({ type: InvoiceResponse })
  @Refuses('INVOICE_NOT_FOUND', 'DIFFERENCE_TOO_LARGE')
  record(@Param('id') id: string, @Body() body: DifferenceDto, @CurrentActor() actor: Actor) {
    return this.differences.record(id, body, actor);
  }

  @Post(':difference/undo')
  @HttpCode(200)
  @StaffOnly('payments.record')
  @ApiParam({
    name: 'difference',
    description: '`_id` of the difference',
    schema: { type: 'string', pattern: ID_PATTERN },
  })
  @ApiOperation({
    summary: 'Reverse a bank charge or small difference',
    description: 'The amount is due again. The difference stays visible with both reasons.',
  })
  @ApiOkResponse({ type: InvoiceResponse })
  @Refuses('INVOICE_NOT_FOUND', 'DIFFERENCE_NOT_FOUND', 'DIFFERENCE_UNDONE')
  undo(
    @Param('id') id: string,
    @Param('difference') difference: string,
    @Body() { reason }: UndoDifferenceDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.differences.undo(id, difference, reason, actor);
  }
}
