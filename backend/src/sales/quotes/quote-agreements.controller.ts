import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PriceListResponse } from '../../goods/prices/lists/dto/price-list.response.js';
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { AgreePricesDto } from './dto/quote-agreement.requests.js';
import { QuoteAgreements } from './quote-agreements.service.js';

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
