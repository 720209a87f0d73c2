import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';

export const invoices: ShopResource = {
  name: 'invoices',
  icon: ReceiptLongOutlined,
  shortcut: 'i',
  recordRepresentation: 'invoiceNumber',
  list: lazy(() => import('./InvoiceList')),
  show: lazy(() => import('./InvoiceShow')),
  edit: lazy(() => import('./InvoiceEdit')),
  pages: {
    ':id/payment': lazy(() => import('../payments/AddPayment')),
    'invoice-order/:id': lazy(() => import('../orders/OrderShow')),
  },
};
