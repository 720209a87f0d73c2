import MailOutlined from '@mui/icons-material/MailOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const mail: ShopResource = {
  name: 'mail',
  access: { read: 'mail.read' },
  icon: MailOutlined,
  shortcut: 'l',
  recordRepresentation: 'subject',
  list: lazyPage(() => import('./MailList')),
  show: lazyPage(() => import('./MailShow')),
};
