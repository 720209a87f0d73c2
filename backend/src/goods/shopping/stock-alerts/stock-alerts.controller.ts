import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, OwnerOrStaff } from '../../../platform/auth/actor.js';
import { ListOfRows } from '../../../platform/lists/content-range.js';
import { RangeQueryDto } from '../../../platform/lists/list-query.js';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { CreateStockAlertDto } from './dto/stock-alert.requests.js';
import { StockAlertResponse } from './dto/stock-alert.response.js';
import { StockAlerts } from './stock-alerts.service.js';

@ApiTags('stock-alerts')
@Refuses('STOCK_ALERT_NOT_FOUND')
@Controller('stock-alerts')
export class StockAlertsController {
  constructor(private readonly alerts: StockAlerts) {}

  @Post()
  @ApiOperation({
    summary: 'Subscribe to a back-in-stock email for a product',
    description: 'Subscribing again returns the existing alert.',
  })
  @ApiCreatedResponse({ type: StockAlertResponse })
  @Refuses('PRODUCT_NOT_FOUND', 'PRODUCT_AVAILABLE')
  create(@Body() { product }: CreateStockAlertDto, @CurrentActor() actor: Actor) {
    return this.alerts.create(product, actor);
  }

  @Get('my')
  @ApiOperation({ summary: 'List your stock alerts, newest first' })
  @ListOfRows('stock-alerts', StockAlertResponse)
  listOwn(@Query() query: RangeQueryDto, @CurrentActor() actor: Actor) {
    return this.alerts.listOwn(actor, query);
  }

  @Delete(':id')
  @OwnerOrStaff('products.write')
  @ApiOperation({ summary: 'Cancel a stock alert (owner and staff)' })
  @ApiOkResponse({ type: DeletedResponse })
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.alerts.remove(id, actor);
  }
}
