import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { HistoryEntry, HistoryEntrySchema } from '../../platform/history/history-entry.schema.js';
import { UsersModule } from '../../people/users/users.module.js';
import { EventBodies } from './event-bodies.service.js';
import { OccurredEvents } from './occurred-events.service.js';
import { HostAddresses, WebhookCaller } from './webhook-caller.service.js';
import { WebhookDeliveries } from './webhook-deliveries.service.js';
import { WebhookDelivery, WebhookDeliverySchema } from './webhook-delivery.schema.js';
import { WebhookNotices } from './webhook-notices.service.js';
import { WebhookSender } from './webhook-sender.service.js';
import { Webhook, WEBHOOK_RECORD, WebhookSchema } from './webhook.schema.js';
import { WebhookDeliveriesController, WebhookEventsController, WebhooksController } from './webhooks.controller.js';
import { Webhooks } from './webhooks.service.js';

/** Events for other software: calls of its addresses, and a list for those without one. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Webhook.name, schema: WebhookSchema },
      { name: WebhookDelivery.name, schema: WebhookDeliverySchema },
      { name: HistoryEntry.name, schema: HistoryEntrySchema },
    ]),
    UsersModule,
  ],
  controllers: [WebhooksController, WebhookDeliveriesController, WebhookEventsController],
  providers: [
    recordStoreOf(Webhook, WEBHOOK_RECORD),
    plainStoreOf(WebhookDelivery),
    EventBodies,
    OccurredEvents,
    HostAddresses,
    WebhookCaller,
    WebhookDeliveries,
    WebhookNotices,
    Webhooks,
    WebhookSender,
  ],
})
export class WebhooksModule {}
