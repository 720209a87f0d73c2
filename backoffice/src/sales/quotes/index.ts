import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { lazyPage } from '../../kit/lazyPage';
import type { ShopResource } from '../../resource';

export const quotes: ShopResource = {
  name: 'quotes',
  access: { read: 'quotes.read', update: ['quotes.write'], create: 'quotes.write', delete: 'quotes.write' },
  icon: RequestQuoteOutlined,
  shortcut: 'q',
  recordRepresentation: 'number',
  list: lazyPage(() => import('./QuoteList')),
  create: lazyPage(() => import('../writing/WriteQuote')),
  edit: lazyPage(() => import('./QuoteEdit')),
};
