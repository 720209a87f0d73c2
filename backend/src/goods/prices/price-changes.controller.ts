import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { HistoryQueryDto } from '../../platform/history/dto/history.query.js';
import { LargeBody } from '../../platform/http/json-bodies.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import { StaffLists } from '../../platform/lists/staff-lists.service.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { ApplyPriceChangeDto, CreatePriceChangeDto, PreviewPriceChangeDto } from './dto/price-change.requests.js';
import { PriceChangePreviewResponse, PriceChangeResponse, ProductPriceResponse } from './dto/price-change.response.js';
import { PRICE_CHANGE_LIST } from './price-changes.list.js';
import { PriceChanges } from './price-changes.service.js';

@ApiTags('price-changes')
@Refuses('PRICE_CHANGE_NOT_FOUND')
@Controller('price-changes')
@StaffOnly('prices.read')
export class PriceChangesController {
  constructor(
    private readonly changes: PriceChanges,
    private readonly staffLists: StaffLists,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List bulk price changes' })
  @ListOfRows('price-changes', PriceChangeResponse, PRICE_CHANGE_LIST)
  list(@Query() query: ListQueryDto) {
    return this.staffLists.findRows(PRICE_CHANGE_LIST, query);
  }

  @Post('preview')
  @LargeBody()
  @StaffOnly('prices.change')
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Preview a bulk price change',
    description: 'Changes nothing. Returns the old and the new price of each product that the filter finds.',
  })
  @ApiOkResponse({ type: PriceChangePreviewResponse })
  preview(@Body() body: PreviewPriceChangeDto) {
    return this.changes.preview(body);
  }

  @Post()
  @LargeBody()
  @StaffOnly('prices.change')
  @ApiOperation({
    summary: 'Create a bulk price change',
    description:
      'Stores the changes of the preview with this `plan`, and applies the first hundred of them in one transaction. ' +
      'While the status is Running, `apply` applies the others.',
  })
  @ApiCreatedResponse({ type: PriceChangeResponse })
  @Refuses('PRICE_CHANGE_OUTDATED')
  create(@Body() body: CreatePriceChangeDto, @CurrentActor() actor: Actor) {
    return this.changes.create(body, actor);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a bulk price change and its progress' })
  @ApiOkResponse({ type: PriceChangeResponse })
  get(@Param('id') id: string) {
    return this.changes.get(id);
  }

  @Post(':id/apply')
  @StaffOnly('prices.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Apply the next hundred prices of a bulk price change',
    description:
      'Applies the next prices in one transaction. Skips products whose price has changed since the preview. Does nothing once all are applied.',
  })
  @ApiOkResponse({ type: PriceChangeResponse })
  apply(@Param('id') id: string, @Body() body: ApplyPriceChangeDto, @CurrentActor() actor: Actor) {
    return this.changes.apply(id, body, actor);
  }
}

@ApiTags('products')
@Refuses('PRODUCT_NOT_FOUND')
@Controller('products')
@StaffOnly('prices.read')
export class ProductPricesController {
  constructor(private readonly changes: PriceChanges) {}

  @Get(':id/prices')
  @ApiOperation({ summary: 'List the price history of a product, latest first' })
  @ListOfRows('prices', ProductPriceResponse)
  prices(@Param('id') id: string, @Query() query: HistoryQueryDto) {
    return this.changes.priceHistory(id, query);
  }
}
