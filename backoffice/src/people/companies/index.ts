import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const companies: ShopResource = {
  name: 'companies',
  access: {
    read: 'customers.read',
    update: ['customers.write'],
    create: 'customers.write',
    delete: 'customers.write',
  },
  icon: BusinessOutlined,
  shortcut: 'b',
  recordRepresentation: 'legalName',
  list: lazyPage(() => import('./CompanyList')),
  create: lazyPage(() => import('./CompanyCreate')),
  show: lazyPage(() => import('./CompanyShow')),
  edit: lazyPage(() => import('./CompanyEdit')),
  pages: { ':id/statement': lazyPage(() => import('../../billing/statements/CompanyStatementPage')) },
};
