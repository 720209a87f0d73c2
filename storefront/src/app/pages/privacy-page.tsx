import { DocumentView } from '../../features/company/components/document-view';
import { privacy } from '../../features/company/content/en/privacy';
import { useI18n } from '../../lib/i18n/i18n-context';

export default function PrivacyPage() {
  const { t } = useI18n();
  return <DocumentView title={t('privacy.title')} document={privacy} />;
}
