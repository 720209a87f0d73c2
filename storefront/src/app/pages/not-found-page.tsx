import { LinkButton } from '../../components/ui/link-button';
import { Page, PageHead } from '../../components/ui/page';
import { paths } from '../../config/paths';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function NotFoundPage() {
  const { t } = useI18n();
  useDocumentTitle(t('app.notFoundTitle'));
  return (
    <Page>
      <PageHead title={t('app.notFoundTitle')} lead={t('app.notFoundText')} />
      <LinkButton to={paths.home}>{t('app.backHome')}</LinkButton>
    </Page>
  );
}
