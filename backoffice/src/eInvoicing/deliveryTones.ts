import type { DeliveryStatus } from '@shop/contract/e-invoices';
import type { Tone } from '@shop/contract/statuses';

export const deliveryTones: Readonly<Record<DeliveryStatus, Tone>> = {
  notNeeded: 'neutral',
  ready: 'neutral',
  sending: 'yellow',
  failed: 'red',
  sent: 'yellow',
  accepted: 'green',
  rejected: 'red',
};

export const deliveryKey = (name: string) => `resources.e-invoice-deliveries.${name}`;
