import { FoundDocuments } from '../../features/account/components/found-documents';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function FindPage() {
  const { t } = useI18n();
  useDocumentTitle(t('find.title'));
  return <FoundDocuments />;
}
