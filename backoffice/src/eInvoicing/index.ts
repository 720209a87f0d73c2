import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import { lazyPage } from '../kit/lazyPage';
import type { ShopResource } from '../resource';

export const eInvoicing: readonly ShopResource[] = [
  // The shop's readiness for e-invoices.
  {
    name: 'e-invoicing',
    place: 180,
    group: 'money',
    access: { read: 'invoices.read' },
    icon: FactCheckOutlined,
    shortcut: 'f',
    recordRepresentation: '_id',
    list: lazyPage(() => import('./ReadinessPage')),
  },
  // The transmission of e-invoices to the provider.
  {
    name: 'e-invoice-deliveries',
    place: 190,
    group: 'money',
    access: { read: 'invoices.read' },
    icon: OutboxOutlined,
    shortcut: 'z',
    recordRepresentation: 'number',
    list: lazyPage(() => import('./TransmissionList')),
  },
];
