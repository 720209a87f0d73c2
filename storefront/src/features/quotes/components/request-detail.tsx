import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { RecordsSkeleton } from '../../../components/ui/record-list';
import { ErrorState } from '../../../components/ui/view-state';
import { paths } from '../../../config/paths';
import { ApiError } from '../../../lib/api-error';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { quoteQuery } from '../api/get-quotes';
import { QuoteCard } from './quote-card';
import styles from './request-detail.module.css';
import { RequestTimeline } from './request-timeline';

/** One request: how far it has come, and what it holds. */
export function RequestDetail({ id }: { id: string }) {
  const { t } = useI18n();
  const { data: quote, error, refetch } = useQuery(quoteQuery(id, useQueryClient()));
  const lasting = error instanceof ApiError && error.status === 404;
  const title = quote ? t('requests.one', { number: quote.number }) : t('account.requests');
  useDocumentTitle(title);
  return (
    <section className={styles.detail}>
      <Link to={paths.requests} className={styles.back}>
        <Icon name="back" size={18} />
        {t('requests.back')}
      </Link>
      <h2 className={styles.title}>{title}</h2>
      {quote && !error ? (
        <>
          <RequestTimeline quote={quote} />
          <QuoteCard quote={quote} detailed />
        </>
      ) : error ? (
        <ErrorState
          text={t(lasting ? 'requests.notFound' : 'requests.oneError')}
          onRetry={lasting ? undefined : () => void refetch()}
        />
      ) : (
        <RecordsSkeleton text={t('requests.oneLoading')} />
      )}
    </section>
  );
}
