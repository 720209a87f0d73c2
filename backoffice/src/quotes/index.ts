import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { lazy } from 'react';
import type { ShopResource } from '../resource';

export const quotes: ShopResource = {
  name: 'quotes',
  icon: RequestQuoteOutlined,
  shortcut: 'q',
  recordRepresentation: 'number',
  list: lazy(() => import('./QuoteList')),
  edit: lazy(() => import('./QuoteEdit')),
};
