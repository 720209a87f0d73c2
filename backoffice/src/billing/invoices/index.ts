import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const invoices: ShopResource = {
  name: 'invoices',
  access: { read: 'invoices.read', update: ['invoices.issue'], create: 'invoices.issue', delete: 'invoices.void' },
  icon: ReceiptLongOutlined,
  shortcut: 'i',
  recordRepresentation: 'invoiceNumber',
  list: lazyPage(() => import('./InvoiceList')),
  show: lazyPage(() => import('./InvoiceShow')),
  edit: lazyPage(() => import('./InvoiceEdit')),
  pages: {
    ':id/credit': lazyPage(() => import('../creditNotes/IssueCreditNote')),
    ':id/payment': lazyPage(() => import('../payments/AddPayment')),
    'invoice-order/:id': lazyPage(() => import('../../sales/orders/OrderShow')),
  },
};
