import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';
import { words } from './words';

export const contact: ShopResource = {
  name: 'contact',
  icon: ForumOutlined,
  shortcut: 'm',
  words,
  recordRepresentation: 'name',
  list: lazy(() => import('./ContactList')),
  show: lazy(() => import('./ContactShow')),
};
