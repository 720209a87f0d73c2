import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { editRoutes } from '../editRoutes';

const ProductList = lazy(() => import('./ProductList'));
const ProductCreate = lazy(() => import('./ProductCreate'));
const ProductImport = lazy(() => import('./ProductImport'));
const ProductEdit = lazy(() => import('./ProductEdit'));

export const products: ResourceProps = {
  name: 'products',
  icon: Inventory2Outlined,
  list: ProductList,
  create: ProductCreate,
  hasEdit: true,
  recordRepresentation: 'name',
  children: (
    <>
      <Route path="import" element={<ProductImport />} />
      {editRoutes(<ProductEdit />)}
    </>
  ),
};
