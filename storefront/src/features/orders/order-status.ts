import type { Tone } from '../../components/ui/badge';
import type { OrderResponse } from '../../lib/api-types';
import type { PlainKey } from '../../lib/i18n/i18n';

type OrderStatus = OrderResponse['status'];

export const orderStatusLabels: Record<OrderStatus, PlainKey> = {
  Processing: 'orderStatus.Processing',
  Delivered: 'orderStatus.Delivered',
  Returned: 'orderStatus.Returned',
  Cancelled: 'orderStatus.Cancelled',
};

export const orderStatusTones: Record<OrderStatus, Tone> = {
  Processing: 'neutral',
  Delivered: 'green',
  Returned: 'yellow',
  Cancelled: 'red',
};
