import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';
import type { PaymentRecord } from '../../types';

export const payments: ShopResource = {
  name: 'payments',
  access: {
    read: 'payments.read',
    update: ['payments.record', 'payments.refund'],
    create: 'payments.record',
    delete: 'payments.refund',
  },
  icon: PaymentsOutlined,
  shortcut: 'p',
  recordRepresentation: ({ invoice }: PaymentRecord) => invoice.invoiceNumber,
  list: lazyPage(() => import('./PaymentList')),
  edit: lazyPage(() => import('./PaymentEdit')),
};
