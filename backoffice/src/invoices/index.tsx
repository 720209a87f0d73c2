import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';

const InvoiceList = lazy(() => import('./InvoiceList'));
const InvoiceDetail = lazy(() => import('./InvoiceDetail'));
const InvoiceEdit = lazy(() => import('./InvoiceEdit'));
const AddPayment = lazy(() => import('../payments/AddPayment'));
const OrderDetail = lazy(() => import('../orders/OrderDetail'));

export const invoices: ResourceProps = {
  name: 'invoices',
  icon: ReceiptLongOutlined,
  list: InvoiceList,
  recordRepresentation: 'invoiceNumber',
  children: (
    <>
      <Route path=":id" element={<InvoiceDetail />} />
      <Route path=":id/edit" element={<InvoiceEdit />} />
      <Route path=":id/payment" element={<AddPayment />} />
      <Route path="invoice-order/:id" element={<OrderDetail />} />
    </>
  ),
};
