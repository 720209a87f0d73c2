import { ALL_EVENTS, WEBHOOK_EVENTS, type WebhookEvent } from '@shop/contract/webhook-events';
import { DateOrInstant, Flag, Text, Version } from '../../../platform/http/validation/fields.js';
import { SomeOf } from '../../../platform/http/validation/list-fields.js';

export class SaveWebhookDto {
  @Text({
    max: 500,
    required: 'Address is required.',
    description: 'Public https address',
    example: 'https://erp.example.com/hooks/shop',
  })
  url: string;

  @Text({ max: 200, optional: true, example: 'Stock of the ERP' })
  description?: string;

  @SomeOf([ALL_EVENTS, ...WEBHOOK_EVENTS], { description: 'Event types; `*` for all', example: ['invoice.issued'] })
  events: (typeof ALL_EVENTS | WebhookEvent)[];
}

export class UpdateWebhookDto extends SaveWebhookDto {
  @Flag({ description: 'False stops its calls', example: true })
  isActive: boolean;

  @Version()
  version?: number;
}

export class ReplayDto {
  @DateOrInstant({ description: 'First moment', example: '2026-11-28T00:00:00Z' })
  from: string;

  @DateOrInstant({ description: 'Last moment', example: '2026-11-29T00:00:00Z' })
  to: string;

  @SomeOf(WEBHOOK_EVENTS, {
    optional: true,
    description: 'Some event types; all if omitted',
    example: ['invoice.issued'],
  })
  types?: string[] | null;

  @Flag({ optional: true, description: 'True counts the events and sends none', example: false })
  onlyCount?: boolean | null;
}
