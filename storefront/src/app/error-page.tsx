import { Button } from '../components/ui/button';
import { Page, PageHead } from '../components/ui/page';
import { useI18n } from '../lib/i18n/i18n-context';

export function ErrorPage() {
  const { t } = useI18n();
  return (
    <Page>
      <div role="alert">
        <PageHead title={t('app.errorTitle')} lead={t('app.errorText')} />
      </div>
      <Button onClick={() => window.location.reload()}>{t('app.reload')}</Button>
    </Page>
  );
}
