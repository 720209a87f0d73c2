import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const orders: ShopResource = {
  name: 'orders',
  access: {
    read: 'orders.read',
    update: ['orders.write', 'orders.deliver', 'invoices.issue'],
    create: 'orders.write',
    delete: 'orders.write',
  },
  icon: LocalShippingOutlined,
  shortcut: 'o',
  recordRepresentation: 'orderNumber',
  list: lazyPage(() => import('./OrderList')),
  create: lazyPage(() => import('../writing/WriteOrder')),
  show: lazyPage(() => import('./OrderShow')),
  edit: lazyPage(() => import('./OrderEdit')),
  pages: { ':id/return': lazyPage(() => import('./ReturnGoodsPage')) },
};
