import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../../platform/auth/access.decorators.js';
import type { Actor } from '../../platform/auth/actor.js';
import { HistoryQueryDto } from '../../platform/history/dto/history.query.js';
import { LargeBody } from '../../platform/http/json-bodies.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { ListOfRows } from '../../platform/lists/content-range.js';
import { ListQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import {
  CreatePriceChangeDto,
  PreviewPriceChangeDto,
  PriceChangeActionDto,
  PriceLinesQueryDto,
} from './dto/price-change.requests.js';
import {
  PriceChangeLineResponse,
  PriceChangePreviewResponse,
  PriceChangeResponse,
} from './dto/price-change.response.js';
import { ProductPriceResponse } from './dto/product-price.response.js';
import { PriceChangeDecisions } from './price-change-decisions.service.js';
import { PRICE_CHANGE_LIST } from './price-changes.list.js';
import { PriceChanges } from './price-changes.service.js';

@ApiTags('price-changes')
@Refuses('PRICE_CHANGE_NOT_FOUND')
@Controller('price-changes')
@StaffOnly('products.read')
export class PriceChangesController {
  constructor(
    private readonly changes: PriceChanges,
    private readonly decisions: PriceChangeDecisions,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List bulk changes of prices' })
  @ListOfRows('price-changes', PriceChangeResponse, PRICE_CHANGE_LIST)
  list(@Query() query: ListQueryDto): Promise<ListPage<PriceChangeResponse>> {
    return this.changes.list(query);
  }

  @Post('preview')
  @LargeBody()
  @StaffOnly('prices.change')
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Preview of a bulk change: each price before and after it',
    description: 'Changes nothing. Every product that the filter finds is a line.',
  })
  @ApiOkResponse({ type: PriceChangePreviewResponse })
  preview(@Body() body: PreviewPriceChangeDto): Promise<PriceChangePreviewResponse> {
    return this.changes.preview(body);
  }

  @Post()
  @LargeBody()
  @StaffOnly('prices.change')
  @ApiOperation({
    summary: 'Change many prices, now or at the start of a day',
    description:
      'Makes the very changes that the preview of this `plan` showed, a hundred products in one transaction. A product ' +
      'whose price somebody changes in the meantime is left alone and named among the lines.',
  })
  @ApiCreatedResponse({ type: PriceChangeResponse })
  @Refuses('PRICE_CHANGE_OUTDATED')
  create(@Body() body: CreatePriceChangeDto, @CurrentActor() actor: Actor): Promise<PriceChangeResponse> {
    return this.decisions.create(body, actor);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One bulk change of prices, and how far it is' })
  @ApiOkResponse({ type: PriceChangeResponse })
  get(@Param('id') id: string): Promise<PriceChangeResponse> {
    return this.changes.get(id);
  }

  @Get(':id/lines')
  @ApiOperation({ summary: 'The products of a bulk change, and what became of each' })
  @ListOfRows('price-changes', PriceChangeLineResponse)
  lines(@Param('id') id: string, @Query() query: PriceLinesQueryDto): Promise<ListPage<PriceChangeLineResponse>> {
    return this.changes.lines(id, query);
  }

  @Post(':id/cancel')
  @StaffOnly('prices.change')
  @HttpCode(200)
  @ApiOperation({ summary: 'Cancel a bulk change whose day has not come' })
  @ApiOkResponse({ type: PriceChangeResponse })
  @Refuses('PRICE_CHANGE_NOT_CANCELLED')
  cancel(
    @Param('id') id: string,
    @Body() body: PriceChangeActionDto,
    @CurrentActor() actor: Actor,
  ): Promise<PriceChangeResponse> {
    return this.decisions.cancel(id, body, actor);
  }

  @Post(':id/undo')
  @StaffOnly('prices.change')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Put the prices back, within a day',
    description: 'Products whose price somebody has changed since are left alone and named among the lines.',
  })
  @ApiOkResponse({ type: PriceChangeResponse })
  @Refuses('PRICE_CHANGE_NOT_UNDONE')
  undo(
    @Param('id') id: string,
    @Body() body: PriceChangeActionDto,
    @CurrentActor() actor: Actor,
  ): Promise<PriceChangeResponse> {
    return this.decisions.undo(id, body, actor);
  }
}

@ApiTags('products')
@Refuses('PRODUCT_NOT_FOUND')
@Controller('products')
@StaffOnly('products.read')
export class ProductPricesController {
  constructor(private readonly changes: PriceChanges) {}

  @Get(':id/prices')
  @ApiOperation({ summary: 'The prices that a product had, the latest first, and who changed them' })
  @ListOfRows('prices', ProductPriceResponse)
  prices(@Param('id') id: string, @Query() query: HistoryQueryDto): Promise<ListPage<ProductPriceResponse>> {
    return this.changes.priceHistory(id, query);
  }
}
