import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

/** No list of records: what is overdue, and what the shop does about it. */
export const reminders: ShopResource = {
  name: 'reminders',
  icon: NotificationsActiveOutlined,
  access: { read: 'payments.read' },
  shortcut: 'd',
  recordRepresentation: 'day',
  list: lazyPage(() => import('./RemindersPage')),
};
