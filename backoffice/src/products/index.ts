import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';

export const products: ShopResource = {
  name: 'products',
  icon: Inventory2Outlined,
  shortcut: 'r',
  recordRepresentation: 'name',
  list: lazy(() => import('./ProductList')),
  create: lazy(() => import('./ProductCreate')),
  edit: lazy(() => import('./ProductEdit')),
  pages: {
    import: lazy(() => import('./ProductImport')),
  },
};
