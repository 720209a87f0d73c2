import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';
import type { PaymentRecord } from '../types';

export const payments: ShopResource = {
  name: 'payments',
  icon: PaymentsOutlined,
  shortcut: 'p',
  recordRepresentation: ({ invoice }: PaymentRecord) => invoice.invoiceNumber,
  list: lazy(() => import('./PaymentList')),
  edit: lazy(() => import('./PaymentEdit')),
};
