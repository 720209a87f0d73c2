import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { editRoutes } from '../editRoutes';

const QuoteList = lazy(() => import('./QuoteList'));
const QuoteEdit = lazy(() => import('./QuoteEdit'));

export const quotes: ResourceProps = {
  name: 'quotes',
  icon: RequestQuoteOutlined,
  list: QuoteList,
  hasEdit: true,
  recordRepresentation: 'number',
  children: editRoutes(<QuoteEdit />),
};
