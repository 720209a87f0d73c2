import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { lazyPage } from '../kit/lazyPage';
import type { ShopResource } from '../resource';

const companyForm = lazyPage(() => import('./companies/CompanyForm'));

export const people: readonly ShopResource[] = [
  {
    name: 'users',
    place: 80,
    group: 'customers',
    isAlwaysShown: true,
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
    list: lazyPage(() => import('./users/UserList')),
    create: lazyPage(() => import('./users/UserCreate')),
    edit: lazyPage(() => import('./users/UserEdit')),
    pages: {
      ':id/statement': lazyPage(() => import('../money/statements/StatementPage')),
    },
  },
  {
    name: 'companies',
    place: 90,
    group: 'customers',
    access: {
      read: 'customers.read',
      update: ['customers.write'],
      create: 'customers.write',
      delete: 'customers.write',
    },
    icon: BusinessOutlined,
    shortcut: 'b',
    recordRepresentation: 'legalName',
    list: lazyPage(() => import('./companies/CompanyList')),
    create: companyForm,
    show: lazyPage(() => import('./companies/CompanyShow')),
    edit: companyForm,
    pages: { ':id/statement': lazyPage(() => import('../money/statements/CompanyStatementPage')) },
  },
];
