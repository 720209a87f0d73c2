import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { lazyPage } from '../kit/lazyPage';
import type { ShopResource } from '../resource';

export const site: readonly ShopResource[] = [
  {
    name: 'contact',
    place: 130,
    group: 'customers',
    access: { read: 'contact.read', delete: 'contact.write' },
    icon: ForumOutlined,
    shortcut: 'm',
    recordRepresentation: 'name',
    list: lazyPage(() => import('./contact/ContactList')),
    show: lazyPage(() => import('./contact/ContactShow')),
  },
];
