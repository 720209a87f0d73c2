import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';

export const orders: ShopResource = {
  name: 'orders',
  icon: LocalShippingOutlined,
  shortcut: 'o',
  recordRepresentation: 'orderNumber',
  list: lazy(() => import('./OrderList')),
  show: lazy(() => import('./OrderShow')),
  edit: lazy(() => import('./OrderEdit')),
};
