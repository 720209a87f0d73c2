import EventOutlined from '@mui/icons-material/EventOutlined';
import { Box, Stack } from '@mui/material';
import { dubaiDay } from '@shop/contract/dubai-day';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { useMay } from '../../kit/auth/useMay';
import { formatAed, formatDay, formatNearDay } from '../../kit/format';
import type { FollowUpRecord, QuoteRecord } from '../../types';
import { UnreadBadge } from './UnreadBadge';

interface TotalCellProps {
  quote: QuoteRecord;
  /** True if the currency is not in a heading. */
  isNamed?: boolean;
}

/** The total; in grey the total at current prices while there is none. */
export const TotalCell = ({ quote: { totalPrice, listTotal }, isNamed = false }: TotalCellProps) => {
  const translate = useTranslate();
  const amount = formatAed(listTotal ?? totalPrice);
  const text = isNamed ? translate('shop.total.amount', { amount }) : amount;
  if (listTotal == null) return text;
  return (
    <Box component="span" title={translate('resources.quotes.fields.listTotal')} sx={{ color: 'text.secondary' }}>
      {text}
    </Box>
  );
};

/** A day on which an open quote ends; today is marked. */
export const LastDay = ({ day, isOpen }: { day: string | null; isOpen: boolean }) => {
  const translate = useTranslate();
  if (!isOpen || day === null || day.slice(0, 10) !== dubaiDay(new Date())) return formatNearDay(day);
  return (
    <Box component="strong" title={formatDay(day)} sx={{ color: 'warning.dark' }}>
      {translate('shop.list.today')}
    </Box>
  );
};

/** The open follow-ups of the quotes on the page, requested once for all rows. */
const useFollowUp = (id: string): FollowUpRecord | undefined => {
  const { data: quotes = [] } = useListContext<QuoteRecord>();
  const { data = [] } = useGetList<FollowUpRecord>(
    'follow-ups',
    {
      filter: { record: quotes.map((quote) => quote.id), isDone: false },
      sort: { field: 'day', order: 'ASC' },
      pagination: { page: 1, perPage: 500 },
    },
    { enabled: useMay('followUps.write') && quotes.length > 0, retry: false },
  );
  return data.find(({ about }) => about._id === id);
};

/** The customer's unread messages, and the day of the next follow-up. */
export const NextCell = ({ quote }: { quote: QuoteRecord }) => {
  const followUp = useFollowUp(quote.id);
  if (quote.unreadMessages === 0 && followUp === undefined) return null;
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.25 }}>
      <UnreadBadge of={quote} />
      {followUp && (
        <Box component="span" title={followUp.note} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <EventOutlined fontSize="inherit" aria-hidden />
          <LastDay day={followUp.day} isOpen />
        </Box>
      )}
    </Stack>
  );
};
