import { Link } from '../../components/ui/link';
import ui from '../../components/ui/primitives.module.css';
import { paths } from '../../config/paths';
import { myCreditNotesQuery, myCreditQuery, myReceiptsQuery } from '../../features/documents/api/get-my-money';
import { MyCredit } from '../../features/documents/components/my-credit';
import { MyCreditNotes } from '../../features/documents/components/my-credit-notes';
import { MyReceipts } from '../../features/documents/components/my-receipts';
import { useI18n } from '../../lib/i18n/i18n-context';
import { prefetchQuery } from '../../lib/prefetch-query';
import { useDocumentTitle } from '../../lib/use-document-title';
import type { Prefetch } from '../lazy-page';

export const prefetch: Prefetch = (_address, queryClient) => {
  prefetchQuery(queryClient, myCreditQuery());
  prefetchQuery(queryClient, myReceiptsQuery());
  prefetchQuery(queryClient, myCreditNotesQuery());
};

export default function PaymentsPage() {
  const { t } = useI18n();
  useDocumentTitle(t('account.payments'));
  return (
    <div className={ui.stack6}>
      <MyCredit />
      <p>
        <Link to={paths.statement}>{t('statement.title')}</Link>
      </p>
      <MyReceipts />
      <MyCreditNotes />
    </div>
  );
}
