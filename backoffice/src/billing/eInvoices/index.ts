import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

/** How ready the shop is for e-invoices, and the reader of those of others. */
export const eInvoicing: ShopResource = {
  name: 'e-invoicing',
  access: { read: 'invoices.read' },
  icon: FactCheckOutlined,
  shortcut: 'f',
  recordRepresentation: '_id',
  list: lazyPage(() => import('./ReadinessPage')),
  pages: { read: lazyPage(() => import('./reading/ReadPage')) },
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
