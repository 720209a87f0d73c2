import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { lazyPage } from '../lazyPage';
import type { ShopResource } from '../resource';

export const users: ShopResource = {
  name: 'users',
  icon: PeopleOutlined,
  shortcut: 'u',
  recordRepresentation: 'name',
  list: lazyPage(() => import('./UserList')),
  create: lazyPage(() => import('./UserCreate')),
  edit: lazyPage(() => import('./UserEdit')),
  pages: {
    ':id/statement': lazyPage(() => import('../statements/StatementPage')),
  },
};
