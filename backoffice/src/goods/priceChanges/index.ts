import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const priceChanges: ShopResource = {
  name: 'price-changes',
  access: {
    read: 'prices.change',
    update: ['prices.change'],
    create: 'prices.change',
    delete: 'prices.change',
  },
  icon: PriceChangeOutlined,
  shortcut: 'w',
  recordRepresentation: 'note',
  list: lazyPage(() => import('./PriceChangeList')),
  create: lazyPage(() => import('./PriceChangeCreate')),
  show: lazyPage(() => import('./PriceChangeShow')),
};
