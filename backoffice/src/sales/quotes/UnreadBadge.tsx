import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QuoteRecord } from '../../types';

/** The number of the customer's unread messages; nothing if there are none. */
export const UnreadBadge = ({ of: { unreadMessages } }: { of: Pick<QuoteRecord, 'unreadMessages'> }) => {
  const translate = useTranslate();
  if (unreadMessages === 0) return null;
  return (
    <Chip
      size="small"
      color="primary"
      label={translate('shop.conversation.new', { count: unreadMessages })}
      title={translate('shop.conversation.unread', { count: unreadMessages })}
      sx={{ ml: 1 }}
    />
  );
};
