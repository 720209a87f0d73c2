import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
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

/** The way of e-invoices to the provider. */
export const eInvoiceDeliveries: ShopResource = {
  name: 'e-invoice-deliveries',
  access: { read: 'invoices.read' },
  icon: OutboxOutlined,
  shortcut: 'z',
  recordRepresentation: 'number',
  list: lazyPage(() => import('./DeliveryList')),
};
