import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROTATION_HOURS } from '@shop/contract/api-keys';
import { type Actor, CurrentActor, StaffOnly } from '../../platform/auth/actor.js';
import { toObjectId } from '../../platform/database/record.js';
import { WithoutIdempotencyKey } from '../../platform/http/idempotency/idempotency.decorators.js';
import { Refuses } from '../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { EventsQueryDto, WebhookEventsResponse } from './dto/webhook-event.response.js';
import { ReplayDto, SaveWebhookDto, UpdateWebhookDto } from './dto/webhook.requests.js';
import {
  NewWebhookResponse,
  QueuedResponse,
  WebhookDeliveryResponse,
  WebhookResponse,
} from './dto/webhook.response.js';
import { OccurredEvents } from './occurred-events.service.js';
import { Webhooks } from './webhooks.service.js';

const SECRET = 'The secret is returned only once.';

@ApiTags('webhooks')
@Controller('webhooks')
@StaffOnly('keys.manage')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Get()
  @StaffOnly('keys.read')
  @ApiOperation({ summary: 'List webhooks, newest first' })
  @ApiOkResponse({ type: [WebhookResponse] })
  list() {
    return this.webhooks.list();
  }

  @Post()
  @WithoutIdempotencyKey()
  @ApiOperation({
    summary: 'Create a webhook',
    description: `From then on, the address is called with events, signed as of Standard Webhooks 1.0.0. ${SECRET}`,
  })
  @ApiCreatedResponse({ type: NewWebhookResponse })
  @Refuses('TOO_MANY_WEBHOOKS')
  create(@Body() body: SaveWebhookDto, @CurrentActor() actor: Actor) {
    return this.webhooks.create(body, actor);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update a webhook, or switch it on or off' })
  @ApiOkResponse({ type: WebhookResponse })
  @Refuses('WEBHOOK_NOT_FOUND')
  update(@Param('id') id: string, @Body() body: UpdateWebhookDto, @CurrentActor() actor: Actor) {
    return this.webhooks.update(id, body, actor);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a webhook' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('WEBHOOK_NOT_FOUND')
  remove(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.webhooks.remove(id, actor);
  }

  @Post(':id/rotate-secret')
  @WithoutIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Replace the secret of a webhook',
    description: `Both secrets sign for ${ROTATION_HOURS} hours. ${SECRET}`,
  })
  @ApiOkResponse({ type: NewWebhookResponse })
  @Refuses('WEBHOOK_NOT_FOUND')
  rotateSecret(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.webhooks.rotateSecret(id, actor);
  }

  @Post(':id/test')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a test event', description: 'Its type is `webhook.test`.' })
  @ApiOkResponse({ type: QueuedResponse })
  @Refuses('WEBHOOK_NOT_FOUND', 'WEBHOOK_OFF')
  test(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.webhooks.test(id, actor);
  }

  @Post(':id/replay')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send the events of a time again',
    description: 'With the same ids, so that a receiver recognises those that it has.',
  })
  @ApiOkResponse({ type: QueuedResponse })
  @Refuses('WEBHOOK_NOT_FOUND', 'WEBHOOK_OFF', 'REPLAY_TOO_LONG')
  replay(@Param('id') id: string, @Body() body: ReplayDto, @CurrentActor() actor: Actor) {
    return this.webhooks.replay(id, body, actor);
  }

  @Get(':id/deliveries')
  @StaffOnly('keys.read')
  @ApiOperation({ summary: 'List the latest 200 deliveries of a webhook', description: 'Stored for 30 days.' })
  @ApiOkResponse({ type: [WebhookDeliveryResponse] })
  @Refuses('WEBHOOK_NOT_FOUND')
  deliveries(@Param('id') id: string) {
    return this.webhooks.deliveriesOf(id);
  }
}

@ApiTags('webhooks')
@Controller('webhook-deliveries')
@StaffOnly('keys.manage')
export class WebhookDeliveriesController {
  constructor(private readonly webhooks: Webhooks) {}

  @Post(':id/send')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a delivery again' })
  @ApiOkResponse({ type: WebhookDeliveryResponse })
  @Refuses('WEBHOOK_DELIVERY_NOT_FOUND', 'WEBHOOK_NOT_FOUND', 'WEBHOOK_OFF')
  send(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.webhooks.sendAgain(id, actor);
  }
}

@ApiTags('webhooks')
@Controller('webhook-events')
@StaffOnly('events.read')
export class WebhookEventsController {
  constructor(private readonly events: OccurredEvents) {}

  @Get()
  @ApiOperation({
    summary: 'Get the next events, for programs without an address',
    description:
      'Returns events of records that the caller may view, the oldest first, 75 seconds after they happened. An ' +
      'answer may be empty although `next` is another cursor.',
  })
  @ApiOkResponse({ type: WebhookEventsResponse })
  next(@Query() { after }: EventsQueryDto, @CurrentActor() actor: Actor) {
    return this.events.next(after === undefined ? null : toObjectId(after), actor);
  }
}
