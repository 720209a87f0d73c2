import InventoryOutlined from '@mui/icons-material/InventoryOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { lazyPage } from '../kit/lazyPage';
import type { ShopResource } from '../resource';

export const sales: readonly ShopResource[] = [
  {
    name: 'quotes',
    place: 10,
    group: 'sales',
    isAlwaysShown: true,
    access: { read: 'quotes.read', update: ['quotes.write'], create: 'quotes.write', delete: 'quotes.write' },
    icon: RequestQuoteOutlined,
    shortcut: 'q',
    recordRepresentation: 'number',
    list: lazyPage(() => import('./quotes/QuoteList')),
    create: lazyPage(() => import('./writing/WriteQuote')),
    edit: lazyPage(() => import('./quotes/QuoteEdit')),
  },
  {
    name: 'orders',
    place: 20,
    group: 'sales',
    isAlwaysShown: true,
    access: {
      read: 'orders.read',
      update: ['orders.write', 'orders.deliver', 'invoices.issue'],
      create: 'orders.write',
      delete: 'orders.write',
    },
    icon: LocalShippingOutlined,
    shortcut: 'o',
    recordRepresentation: 'orderNumber',
    list: lazyPage(() => import('./orders/OrderList')),
    create: lazyPage(() => import('./writing/WriteOrder')),
    show: lazyPage(() => import('./orders/OrderShow')),
    edit: lazyPage(() => import('./orders/OrderEdit')),
    pages: { ':id/return': lazyPage(() => import('./orders/ReturnGoodsPage')) },
  },
  {
    name: 'deliveries',
    place: 25,
    group: 'sales',
    access: { read: 'orders.read', update: ['orders.deliver'] },
    icon: InventoryOutlined,
    shortcut: 'x',
    recordRepresentation: 'number',
    list: lazyPage(() => import('./deliveries/DeliveryList')),
    show: lazyPage(() => import('./deliveries/DeliveryShow')),
    pages: { backorders: lazyPage(() => import('./deliveries/BackordersPage')) },
  },
];
