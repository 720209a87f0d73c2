import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';

const OrderList = lazy(() => import('./OrderList'));
const OrderEdit = lazy(() => import('./OrderEdit'));
const OrderDetail = lazy(() => import('./OrderDetail'));

export const orders: ResourceProps = {
  name: 'orders',
  icon: LocalShippingOutlined,
  list: OrderList,
  recordRepresentation: 'orderNumber',
  children: (
    <>
      <Route path=":id" element={<OrderDetail />} />
      <Route path=":id/edit" element={<OrderEdit />} />
    </>
  ),
};
