import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { Skeleton } from '../../../components/ui/skeleton';
import { ErrorState } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import type { QuoteMessageResponse, QuoteResponse, ThreadResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { markRead, threadQuery } from '../api/quote-thread';
import { MessageForm } from './message-form';
import { ThreadMessage } from './thread-message';
import styles from './quote-thread.module.css';

/** The conversation about a quote. New messages appear, and are announced to screen readers. */
export function QuoteThread({ quote: { _id, tax } }: { quote: QuoteResponse }) {
  const { t } = useI18n();
  const titleId = useId();
  const { data, isError, refetch } = useQuery(threadQuery(_id));
  useMarkRead(_id, data);
  return (
    <section className={styles.thread} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('thread.title')}
      </h2>
      <p className={ui.note}>{t('thread.lead')}</p>
      {data ? (
        <Messages quote={_id} messages={data.messages} isNet={tax?.basis === 'exclusive'} />
      ) : isError ? (
        <ErrorState text={t('thread.failed')} onRetry={refetch} />
      ) : (
        <div role="status" aria-label={t('thread.loading')}>
          <Skeleton height="4rem" />
        </div>
      )}
      <MessageForm quote={_id} />
    </section>
  );
}

interface MessagesProps {
  quote: string;
  messages: readonly QuoteMessageResponse[];
  isNet: boolean;
}

function Messages({ quote, messages, isNet }: MessagesProps) {
  const { t } = useI18n();
  return (
    <div role="log" aria-label={t('thread.title')}>
      {messages.length === 0 ? (
        <p className={ui.note}>{t('thread.empty')}</p>
      ) : (
        <ol className={ui.stack3}>
          {messages.map((message) => (
            <ThreadMessage key={message._id} quote={quote} message={message} isNet={isNet} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** Marks a thread as read while it is visible. A failed call is repeated with the next messages. */
function useMarkRead(quote: string, thread: ThreadResponse | undefined): void {
  const queryClient = useQueryClient();
  const unread = thread?.unread ?? 0;
  const latest = thread?.messages.at(-1)?._id;
  useEffect(() => {
    if (unread === 0) return undefined;
    const mark = () => {
      if (document.visibilityState === 'visible') markRead(quote, queryClient).catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [quote, queryClient, unread, latest]);
}
