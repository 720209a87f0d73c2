import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

/** The entries of all histories. */
export const activity: ShopResource = {
  name: 'activity',
  access: { read: 'activity.see' },
  icon: ManageHistoryOutlined,
  shortcut: 'a',
  recordRepresentation: 'at',
  list: lazyPage(() => import('./ActivityList')),
};
