import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';

export const categories: ShopResource = {
  name: 'categories',
  icon: CategoryOutlined,
  shortcut: 'c',
  recordRepresentation: 'displayName',
  list: lazy(() => import('./CategoryList')),
  edit: lazy(() => import('./CategoryEdit')),
};
