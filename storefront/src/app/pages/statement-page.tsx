import { StatementView } from '../../features/documents/components/statement-view';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function StatementPage() {
  const { t } = useI18n();
  useDocumentTitle(t('statement.title'));
  return <StatementView />;
}
