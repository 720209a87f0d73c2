import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const users: ShopResource = {
  name: 'users',
  access: {
    read: 'customers.read',
    update: ['customers.write', 'staff.write'],
    create: 'customers.write',
    delete: 'customers.write',
    ofRecord: ({ isAdmin }) => (isAdmin === true ? 'staff.write' : null),
  },
  icon: PeopleOutlined,
  shortcut: 'u',
  recordRepresentation: 'name',
  list: lazyPage(() => import('./UserList')),
  create: lazyPage(() => import('./UserCreate')),
  edit: lazyPage(() => import('./UserEdit')),
  pages: {
    ':id/statement': lazyPage(() => import('../../billing/statements/StatementPage')),
  },
};
