import { useRecordContext, useTranslate } from 'react-admin';
import type { QuoteRecord } from '../records';
import { StatusBadge } from '../ui/StatusBadge';
import { quoteStatusColor, quoteStatusLabel } from './quoteStatus';

export const QuoteStatusBadge = () => {
  const quote = useRecordContext<QuoteRecord>();
  const translate = useTranslate();
  if (!quote) return null;
  return <StatusBadge color={quoteStatusColor[quote.status]} label={translate(quoteStatusLabel[quote.status])} />;
};
