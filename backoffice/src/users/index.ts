import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';

export const users: ShopResource = {
  name: 'users',
  icon: PeopleOutlined,
  shortcut: 'u',
  recordRepresentation: 'name',
  list: lazy(() => import('./UserList')),
  edit: lazy(() => import('./UserEdit')),
  pages: {
    ':id/statement': lazy(() => import('../statements/StatementPage')),
  },
};
