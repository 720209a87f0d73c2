import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { editRoutes } from '../editRoutes';
import type { PaymentRecord } from '../records';

const PaymentList = lazy(() => import('./PaymentList'));
const PaymentEdit = lazy(() => import('./PaymentEdit'));

export const payments: ResourceProps = {
  name: 'payments',
  icon: PaymentsOutlined,
  list: PaymentList,
  hasEdit: true,
  recordRepresentation: (payment: PaymentRecord) => payment.invoice.invoiceNumber,
  children: editRoutes(<PaymentEdit />),
};
