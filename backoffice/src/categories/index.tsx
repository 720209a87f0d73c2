import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { editRoutes } from '../editRoutes';

const CategoryList = lazy(() => import('./CategoryList'));
const CategoryEdit = lazy(() => import('./CategoryEdit'));

export const categories: ResourceProps = {
  name: 'categories',
  icon: CategoryOutlined,
  list: CategoryList,
  hasEdit: true,
  recordRepresentation: 'displayName',
  children: editRoutes(<CategoryEdit />),
};
