import { LinkButton } from '../../components/ui/button';
import { Page, PageHead } from '../../components/ui/page';
import ui from '../../components/ui/primitives.module.css';
import { paths } from '../../config/paths';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import styles from './missing-page.module.css';

export default function NotFoundPage() {
  const { t } = useI18n();
  useDocumentTitle(t('app.notFoundTitle'));
  return (
    <Page>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <PageHead title={t('app.notFoundTitle')} lead={t('app.notFoundText')} />
      <div className={ui.row3}>
        <LinkButton to={paths.shop}>{t('shop.title')}</LinkButton>
        <LinkButton to={paths.home} variant="secondary">
          {t('app.backHome')}
        </LinkButton>
      </div>
    </Page>
  );
}
