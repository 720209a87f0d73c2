import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../platform/auth/access.decorators.js';
import type { Actor } from '../platform/auth/actor.js';
import { DeletedResponse } from '../platform/openapi/response-fields.js';
import { ApiRefusals } from '../platform/openapi/refusals.js';
import { ListOfRows } from '../platform/list-query/content-range.js';
import { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { ApiStateAction } from '../platform/openapi/states.js';
import { QUOTE_MACHINE } from '../quotes/domain/quote.rules.js';
import { ORDER_MACHINE } from './domain/order.rules.js';
import { CreateOrderDto, UpdateOrderDto } from './dto/order.requests.js';
import { OrderResponse } from './dto/order.response.js';
import { OrderCreation } from './order-creation.service.js';
import { ORDER_LIST } from './orders.list.js';
import { OrderEditing } from './order-editing.service.js';
import { OrdersService } from './orders.service.js';

@ApiTags('orders')
@Controller('orders')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly editing: OrderEditing,
    private readonly creation: OrderCreation,
  ) {}

  @Post()
  @StaffOnly()
  @ApiOperation({ summary: 'Write an order without a quote', description: 'The total is computed by the server.' })
  @ApiCreatedResponse({ type: OrderResponse })
  create(@Body() body: CreateOrderDto, @CurrentActor() actor: Actor): Promise<OrderResponse> {
    return this.creation.withoutQuote(body, actor);
  }

  @Post('from-quote/:quoteId')
  @StaffOnly()
  @ApiStateAction(QUOTE_MACHINE, ['createOrder'], {
    summary: 'Create the order of a Confirmed quote',
    description: 'Works once per quote.',
  })
  @ApiCreatedResponse({ type: OrderResponse })
  @ApiRefusals(409)
  createFromQuote(@Param('quoteId') quoteId: string, @CurrentActor() actor: Actor): Promise<OrderResponse> {
    return this.creation.fromQuote(quoteId, actor);
  }

  @Get('my')
  @ApiOperation({ summary: 'One’s own orders, newest first' })
  @ApiOkResponse({ type: [OrderResponse] })
  listOwn(@CurrentActor() actor: Actor): Promise<OrderResponse[]> {
    return this.orders.listOwn(actor);
  }

  @Get()
  @StaffOnly()
  @ApiOperation({ summary: 'List orders' })
  @ListOfRows('orders', OrderResponse, ORDER_LIST)
  list(@Query() query: ListQueryDto): Promise<ListPage<OrderResponse>> {
    return this.orders.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One order, for its owner and for staff' })
  @ApiOkResponse({ type: OrderResponse })
  get(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<OrderResponse> {
    return this.orders.get(id, actor);
  }

  @Put(':id')
  @StaffOnly()
  @ApiStateAction(ORDER_MACHINE, ['edit', 'editMoney'], {
    summary: 'Deliver, take back, cancel or correct an order',
    description:
      'Delivered takes the lines out of stock; Returned and Cancelled put them back. Too little stock is 409 and changes nothing.',
  })
  @ApiOkResponse({ type: OrderResponse })
  @ApiRefusals(409)
  update(@Param('id') id: string, @Body() body: UpdateOrderDto, @CurrentActor() actor: Actor): Promise<OrderResponse> {
    return this.editing.update(id, body, actor);
  }

  @Delete(':id')
  @StaffOnly()
  @ApiStateAction(ORDER_MACHINE, ['delete'], {
    summary: 'Delete an order',
    description: 'Its quote can be ordered again.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiRefusals(409)
  async remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeletedResponse> {
    await this.editing.remove(id, actor);
    return { _id: id };
  }
}
