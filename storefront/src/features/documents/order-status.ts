import type { OrderStatus } from '@shop/contract/statuses';
import type { PlainKey } from '../../lib/i18n/i18n';

export const orderStatusLabels: Record<OrderStatus, PlainKey> = {
  Processing: 'orderStatus.Processing',
  Delivered: 'orderStatus.Delivered',
  Returned: 'orderStatus.Returned',
  Cancelled: 'orderStatus.Cancelled',
};
