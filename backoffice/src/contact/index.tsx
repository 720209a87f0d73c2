import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';

const ContactMessage = lazy(() => import('./ContactMessage'));
const ContactList = lazy(() => import('./ContactList'));

export const contact: ResourceProps = {
  name: 'contact',
  icon: ForumOutlined,
  list: ContactList,
  recordRepresentation: 'name',
  children: <Route path=":id" element={<ContactMessage />} />,
};
