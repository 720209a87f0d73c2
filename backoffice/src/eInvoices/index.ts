import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { lazyPage } from '../lazyPage';
import type { ShopResource } from '../resource';

/** One page: how ready the shop is for e-invoices. */
export const eInvoicing: ShopResource = {
  name: 'e-invoicing',
  access: { read: 'invoices.read' },
  icon: FactCheckOutlined,
  shortcut: 'f',
  recordRepresentation: '_id',
  list: lazyPage(() => import('./ReadinessPage')),
};
