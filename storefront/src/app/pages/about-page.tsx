import { DocumentView } from '../../features/company/components/document-view';
import { about } from '../../features/company/content/en/about';
import { useI18n } from '../../lib/i18n/i18n-context';

export default function AboutPage() {
  const { t } = useI18n();
  return <DocumentView title={t('about.title')} document={about} />;
}
