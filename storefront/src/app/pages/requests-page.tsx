import { MyQuotes } from '../../features/quotes/components/my-quotes';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function RequestsPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.requests'));
  return <MyQuotes />;
}
