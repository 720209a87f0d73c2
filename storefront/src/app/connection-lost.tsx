import { Page, PageHead } from '../components/ui/page';
import { useI18n } from '../lib/i18n/i18n-context';

/** Replaces a page whose code can't be loaded without a connection. */
export function ConnectionLost() {
  const { t } = useI18n();
  return (
    <Page>
      <div role="alert">
        <PageHead title={t('app.noConnection')} lead={t('app.retriesItself')} />
      </div>
    </Page>
  );
}
