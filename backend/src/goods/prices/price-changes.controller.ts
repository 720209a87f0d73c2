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
  @ApiOperation({ summary: 'List bulk price changes' })
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
    summary: 'Preview a bulk price change',
    description: 'Returns the current and new price of all products that match the filter. Changes nothing.',
  })
  @ApiOkResponse({ type: PriceChangePreviewResponse })
  preview(@Body() body: PreviewPriceChangeDto): Promise<PriceChangePreviewResponse> {
    return this.changes.preview(body);
  }

  @Post()
  @LargeBody()
  @StaffOnly('prices.change')
  @ApiOperation({
    summary: 'Create a bulk price change',
    description:
      'Applies exactly the changes in the preview of this `plan`, a hundred products per transaction. A product ' +
      'whose price was changed in the meantime is skipped and listed with the outcome.',
  })
  @ApiCreatedResponse({ type: PriceChangeResponse })
  @Refuses('PRICE_CHANGE_OUTDATED')
  create(@Body() body: CreatePriceChangeDto, @CurrentActor() actor: Actor): Promise<PriceChangeResponse> {
    return this.decisions.create(body, actor);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a bulk price change and its progress' })
  @ApiOkResponse({ type: PriceChangeResponse })
  get(@Param('id') id: string): Promise<PriceChangeResponse> {
    return this.changes.get(id);
  }

  @Get(':id/lines')
  @ApiOperation({ summary: 'List the products of a bulk price change with the outcome' })
  @ListOfRows('price-changes', PriceChangeLineResponse)
  lines(@Param('id') id: string, @Query() query: PriceLinesQueryDto): Promise<ListPage<PriceChangeLineResponse>> {
    return this.changes.lines(id, query);
  }

  @Post(':id/cancel')
  @StaffOnly('prices.change')
  @HttpCode(200)
  @ApiOperation({ summary: 'Cancel a planned bulk price change' })
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
    summary: 'Undo a bulk price change within a day',
    description: 'Products whose price was changed later are skipped and listed with the outcome.',
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
  @ApiOperation({ summary: 'List the price history of a product, newest first' })
  @ListOfRows('prices', ProductPriceResponse)
  prices(@Param('id') id: string, @Query() query: HistoryQueryDto): Promise<ListPage<ProductPriceResponse>> {
    return this.changes.priceHistory(id, query);
  }
}
