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
    summary: 'Agree the prices of a quote with its account',
    description:
      'Makes a price list of the kind Agreement that holds from today on. Prices of a quote without VAT get it; a discount of a line is taken off its price.',
  })
  @ApiCreatedResponse({ type: PriceListResponse })
  @Refuses('QUOTE_NOT_FOUND', 'QUOTE_WITHOUT_PRICES', 'PRICE_LIST_NAME_TAKEN')
  agree(
    @Param('id') id: string,
    @Body() body: AgreePricesDto,
    @CurrentActor() actor: Actor,
  ): Promise<PriceListResponse> {
    return this.agreements.agree(id, body, actor);
  }
}
