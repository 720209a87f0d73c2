import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { lazyPage } from '../kit/lazyPage';
import type { ShopResource } from '../resource';

export const insight: readonly ShopResource[] = [
  // Not a list of records: the figures of a period.
  {
    name: 'sales-report',
    place: 150,
    group: 'sales',
    access: { read: 'sales.see' },
    icon: QueryStatsOutlined,
    shortcut: 't',
    recordRepresentation: 'from',
    list: lazyPage(() => import('./sales/SalesReportPage')),
  },
  // The entries of all histories.
  {
    name: 'activity',
    place: 160,
    group: 'shop',
    access: { read: 'activity.see' },
    icon: ManageHistoryOutlined,
    shortcut: 'a',
    recordRepresentation: 'at',
    list: lazyPage(() => import('./activity/ActivityList')),
  },
];
