import { Page, PageHead } from '../components/ui/page';
import { useI18n } from '../lib/i18n/i18n-context';

/** Stands in place of a page whose code can't be fetched without a connection. */
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
