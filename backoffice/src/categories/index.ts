import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { lazyPage } from '../lazyPage';
import type { ShopResource } from '../resource';

export const categories: ShopResource = {
  name: 'categories',
  icon: CategoryOutlined,
  shortcut: 'c',
  recordRepresentation: 'displayName',
  list: lazyPage(() => import('./CategoryList')),
  edit: lazyPage(() => import('./CategoryEdit')),
};
