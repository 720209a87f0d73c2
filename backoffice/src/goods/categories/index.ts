import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const categories: ShopResource = {
  name: 'categories',
  access: { read: 'products.write', update: ['products.write'], create: 'products.write', delete: 'products.write' },
  icon: CategoryOutlined,
  shortcut: 'c',
  recordRepresentation: 'displayName',
  list: lazyPage(() => import('./CategoryList')),
  edit: lazyPage(() => import('./CategoryEdit')),
};
