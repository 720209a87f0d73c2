import type { TransmissionStatus } from '@shop/contract/e-invoices';
import type { Tone } from '@shop/contract/statuses';

export const transmissionTones: Readonly<Record<TransmissionStatus, Tone>> = {
  notNeeded: 'neutral',
  ready: 'neutral',
  sending: 'yellow',
  failed: 'red',
  sent: 'yellow',
  accepted: 'green',
  rejected: 'red',
};

export const transmissionKey = (name: string) => `resources.e-invoice-deliveries.${name}`;
