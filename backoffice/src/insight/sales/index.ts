import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

/** No list of records: the figures of a period. */
export const salesReport: ShopResource = {
  name: 'sales-report',
  access: { read: 'sales.see' },
  icon: QueryStatsOutlined,
  shortcut: 't',
  recordRepresentation: 'from',
  list: lazyPage(() => import('./SalesReportPage')),
};
