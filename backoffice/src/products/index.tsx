import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { editRoutes } from '../paths';

const ProductList = lazy(() => import('./ProductList'));
const ProductCreate = lazy(() => import('./ProductCreate'));
const ProductEdit = lazy(() => import('./ProductEdit'));

export const products: ResourceProps = {
  name: 'products',
  icon: Inventory2Outlined,
  list: ProductList,
  create: ProductCreate,
  hasEdit: true,
  recordRepresentation: 'name',
  children: editRoutes(<ProductEdit />),
};
