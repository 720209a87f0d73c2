import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';
import { words } from './words';

export const categories: ShopResource = {
  name: 'categories',
  icon: CategoryOutlined,
  shortcut: 'c',
  words,
  recordRepresentation: 'displayName',
  list: lazy(() => import('./CategoryList')),
  edit: lazy(() => import('./CategoryEdit')),
};
