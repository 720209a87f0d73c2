import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../components/ui/link-button';
import { RecordList } from '../../../components/ui/record-list';
import { EmptyState } from '../../../components/ui/view-state';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { myQuotesQuery } from '../api/get-my-quotes';
import { QuoteCard } from './quote-card';

export function MyQuotes() {
  const { t } = useI18n();
  const query = useQuery(myQuotesQuery());
  return (
    <RecordList
      title={t('account.requests')}
      query={query}
      loading={t('requests.loading')}
      error={t('requests.error')}
      empty={
        <EmptyState text={t('requests.empty')}>
          <LinkButton to={paths.shop}>{t('requests.browse')}</LinkButton>
        </EmptyState>
      }
      keyOf={({ _id }) => _id}
    >
      {(quote) => <QuoteCard quote={quote} />}
    </RecordList>
  );
}
