import { DocumentView } from '../../features/company/components/document-view';
import { terms } from '../../features/company/content/en/terms';
import { useI18n } from '../../lib/i18n/i18n-context';

export default function TermsPage() {
  const { t } = useI18n();
  return <DocumentView title={t('terms.title')} document={terms} />;
}
