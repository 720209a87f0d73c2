import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import { lazyPage } from '../lazyPage';
import type { ShopResource } from '../resource';

export const priceChanges: ShopResource = {
  name: 'price-changes',
  icon: PriceChangeOutlined,
  shortcut: 'w',
  recordRepresentation: 'note',
  list: lazyPage(() => import('./PriceChangeList')),
  create: lazyPage(() => import('./PriceChangeCreate')),
  show: lazyPage(() => import('./PriceChangeShow')),
};
