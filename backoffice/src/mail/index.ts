import MailOutlined from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';
import { words } from './words';

export const mail: ShopResource = {
  name: 'mail',
  icon: MailOutlined,
  shortcut: 'l',
  words,
  recordRepresentation: 'subject',
  list: lazy(() => import('./MailList')),
};
