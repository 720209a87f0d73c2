import { ApiProperty } from '@nestjs/swagger';
import { ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { RECORD_FIELDS, storedFields } from '../../../platform/openapi/stored-fields.js';
import { DeliveryAttempt, WebhookDelivery } from '../webhook-delivery.schema.js';
import { Webhook } from '../webhook.schema.js';

export class WebhookResponse extends storedFields(Webhook, {
  ...RECORD_FIELDS,
  url: { example: 'https://erp.example.com/hooks/shop' },
  description: { example: 'Stock of the ERP' },
  events: { description: 'Event types; `*` for all', example: ['invoice.issued'] },
  isActive: { example: true },
  previousUntil: { description: 'Time until which the previous secret signs, too; null without one', example: null },
  disabledWhy: {
    description:
      'Reason why the shop switched it off: `GONE` (status 410) or `FAILING` (75 hours); empty if it did not',
    example: '',
  },
}) {}

export class NewWebhookResponse extends WebhookResponse {
  @ApiProperty({
    description: 'Signs the calls as of Standard Webhooks 1.0.0; returned only once',
    example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDazdYlVS3QwM=',
  })
  secret: string;
}

class DeliveryAttemptResponse extends storedFields(DeliveryAttempt, {
  at: {},
  status: { description: 'Status of the answer; null if there was none', example: 200 },
  ms: { description: 'Milliseconds until the answer', example: 84 },
  error: { description: 'Reason if there was no answer', example: '' },
}) {}

export class WebhookDeliveryResponse extends storedFields(WebhookDelivery, {
  _id: {},
  webhook: {},
  event: { description: 'Header `webhook-id`: the same in all attempts and repetitions' },
  type: { example: 'invoice.issued' },
  resource: { example: 'invoices' },
  record: {},
  at: { description: 'Time of the event' },
  state: { description: 'failed: no further attempts' },
  attempts: { part: DeliveryAttemptResponse },
  nextAttemptAt: { description: 'Time of the next attempt while it is waiting' },
  createdAt: {},
}) {}

export class QueuedResponse {
  @ApiWholeNumber({ description: 'Number of events', example: 12 })
  queued: number;
}
