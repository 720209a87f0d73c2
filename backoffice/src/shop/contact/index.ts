import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const contact: ShopResource = {
  name: 'contact',
  access: { read: 'contact.read', delete: 'contact.write' },
  icon: ForumOutlined,
  shortcut: 'm',
  recordRepresentation: 'name',
  list: lazyPage(() => import('./ContactList')),
  show: lazyPage(() => import('./ContactShow')),
};
