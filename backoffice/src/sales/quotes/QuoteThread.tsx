import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { ForRole } from '../../kit/auth/ForRole';
import { useMay } from '../../kit/auth/useMay';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { ThreadResponse } from '@shop/contract/api';
import type { QuoteRecord } from '../../types';
import { FailureBox } from '../../kit/ui/FailureBox';
import { SectionTitle } from '../../kit/ui/fields';
import { MessageForm } from './MessageForm';
import { ThreadMessage } from './ThreadMessage';
import { threadKey, useThread } from './useThread';

/** The conversation with the customer about a quote; new messages appear automatically. */
export const QuoteThread = ({ quote }: { quote: QuoteRecord }) => {
  const translate = useTranslate();
  const { data, isError, isPending, refetch } = useThread(quote.id);
  useMarkRead(quote.id, data);
  return (
    <Box component="section" aria-label={translate('shop.conversation.title')} sx={{ width: '100%', mt: 2 }}>
      <SectionTitle text="shop.conversation.title" />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('shop.conversation.lead')}
      </Typography>
      {isPending && <Typography color="text.secondary">{translate('shop.conversation.loading')}</Typography>}
      {isError && <FailureBox text={translate('shop.conversation.failed')} onRetry={() => void refetch()} />}
      {data && <Messages quote={quote} thread={data} />}
      <ForRole action="quotes.write">
        <MessageForm quoteId={quote.id} />
      </ForRole>
    </Box>
  );
};

const Messages = ({ quote, thread }: { quote: QuoteRecord; thread: ThreadResponse }) => {
  const translate = useTranslate();
  return (
    <Box role="log" aria-label={translate('shop.conversation.title')} sx={{ mb: 2 }}>
      {thread.messages.length === 0 ? (
        <Typography color="text.secondary">{translate('shop.conversation.empty')}</Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {thread.messages.map((message) => (
            <ThreadMessage key={message._id} quoteId={quote.id} message={message} />
          ))}
        </Box>
      )}
    </Box>
  );
};

/** Marks a thread as read while it is visible. A failed call is repeated with the next messages. */
const useMarkRead = (quoteId: string, thread: ThreadResponse | undefined): void => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queryClient = useQueryClient();
  // Users who may not answer leave messages unread for those who may.
  const unread = useMay('quotes.write') ? (thread?.unread ?? 0) : 0;
  const latest = thread?.messages.at(-1)?._id;
  useEffect(() => {
    if (unread === 0) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      dataProvider.markThreadRead(quoteId).then(
        (read) => {
          queryClient.setQueryData(threadKey(quoteId), read);
          void queryClient.invalidateQueries({ queryKey: ['quotes', 'getList'] });
        },
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [quoteId, dataProvider, queryClient, unread, latest]);
};
