import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

/** No list of records: the return of a period, closed periods and the numbers of a year. */
export const vatReturn: ShopResource = {
  name: 'vat-return',
  access: { read: 'tax.read' },
  icon: AccountBalanceOutlined,
  shortcut: 'v',
  recordRepresentation: 'from',
  list: lazyPage(() => import('./VatReturnPage')),
};
