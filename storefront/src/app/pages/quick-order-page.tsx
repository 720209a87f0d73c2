import { Page, PageHead } from '../../components/ui/page';
import { QuickOrder } from '../../features/quick-order/components/quick-order';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function QuickOrderPage() {
  const { t } = useI18n();
  useDocumentTitle(t('quickOrder.title'));
  return (
    <Page>
      <PageHead title={t('quickOrder.title')} lead={t('quickOrder.lead')} />
      <QuickOrder />
    </Page>
  );
}
