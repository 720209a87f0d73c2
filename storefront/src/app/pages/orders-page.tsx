import { MyOrders } from '../../features/orders/components/my-orders';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

export default function OrdersPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.orders'));
  return <MyOrders />;
}
