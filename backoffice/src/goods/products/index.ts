import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const products: ShopResource = {
  name: 'products',
  access: { read: 'products.read', update: ['products.write'], create: 'products.write', delete: 'products.write' },
  icon: Inventory2Outlined,
  shortcut: 'r',
  recordRepresentation: 'name',
  list: lazyPage(() => import('./ProductList')),
  create: lazyPage(() => import('./ProductCreate')),
  edit: lazyPage(() => import('./ProductEdit')),
  pages: {
    import: lazyPage(() => import('./ProductImport')),
  },
};
