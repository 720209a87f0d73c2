import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';

export const contact: ShopResource = {
  name: 'contact',
  icon: ForumOutlined,
  shortcut: 'm',
  recordRepresentation: 'name',
  list: lazy(() => import('./ContactList')),
  show: lazy(() => import('./ContactShow')),
};
