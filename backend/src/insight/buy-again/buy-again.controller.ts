import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { PurchaseQueryDto } from './dto/purchase.query.js';
import { PurchaseResponse } from './dto/purchase.response.js';
import { BuyAgainService } from './buy-again.service.js';

@ApiTags('purchases')
@Controller('purchases')
export class PurchasesController {
  constructor(private readonly purchases: BuyAgainService) {}

  @Get()
  @ApiOperation({
    summary: 'List previously bought products',
    description:
      'Returns one row per product with its last price, latest order first; without cancelled and returned quantities.',
  })
  @ApiOkResponse({ type: [PurchaseResponse] })
  @Refuses('COMPANY_SHARES_NOTHING')
  list(@Query() query: PurchaseQueryDto, @CurrentActor() actor: Actor) {
    return this.purchases.purchasesOf(actor, query);
  }
}
