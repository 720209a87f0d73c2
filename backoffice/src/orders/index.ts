import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { lazyPage } from '../lazyPage';
import type { ShopResource } from '../resource';

export const orders: ShopResource = {
  name: 'orders',
  icon: LocalShippingOutlined,
  shortcut: 'o',
  recordRepresentation: 'orderNumber',
  list: lazyPage(() => import('./OrderList')),
  show: lazyPage(() => import('./OrderShow')),
  edit: lazyPage(() => import('./OrderEdit')),
  pages: { ':id/return': lazyPage(() => import('./ReturnGoodsPage')) },
};
