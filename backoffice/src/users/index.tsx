import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { editRoutes } from '../editRoutes';

const UserList = lazy(() => import('./UserList'));
const StatementPage = lazy(() => import('../statements/StatementPage'));
const UserEdit = lazy(() => import('./UserEdit'));

export const users: ResourceProps = {
  name: 'users',
  icon: PeopleOutlined,
  list: UserList,
  hasEdit: true,
  recordRepresentation: 'name',
  children: (
    <>
      {editRoutes(<UserEdit />)}
      <Route path=":id/statement" element={<StatementPage />} />
    </>
  ),
};
