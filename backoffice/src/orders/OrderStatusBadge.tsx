import { useRecordContext, useTranslate } from 'react-admin';
import type { OrderRecord } from '../records';
import type { BadgeColor } from '../palette';
import type { OrderStatus } from '../types';
import { StatusBadge } from '../ui/StatusBadge';
import { orderStatusColor, orderStatusLabel } from './orderStatus';

export const OrderStatusBadge = ({ colors = orderStatusColor }: { colors?: Record<OrderStatus, BadgeColor> }) => {
  const order = useRecordContext<OrderRecord>();
  const translate = useTranslate();
  if (!order) return null;
  return <StatusBadge color={colors[order.status]} label={translate(orderStatusLabel[order.status])} />;
};
