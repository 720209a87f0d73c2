import MailOutlined from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';

export const mail: ShopResource = {
  name: 'mail',
  icon: MailOutlined,
  shortcut: 'l',
  recordRepresentation: 'subject',
  list: lazy(() => import('./MailList')),
};
