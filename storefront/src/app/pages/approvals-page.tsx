import { mayInCompany } from '@shop/contract/company-roles';
import { useQuery } from '@tanstack/react-query';
import { RecordList } from '../../components/ui/record-list';
import { EmptyState } from '../../components/ui/view-state';
import { WithLineProducts } from '../../features/documents/components/line-products';
import { profileQuery } from '../../features/session/api/session';
import { approvalsQuery } from '../../features/team/api/approvals';
import { ApprovalCard } from '../../features/team/components/approval-card';
import { ScopeButtons, useScope } from '../../features/team/components/scope-switch';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

/** Requests above a limit: the user's own, or all of the company for those who decide. */
export default function ApprovalsPage() {
  const { t } = useI18n();
  useDocumentTitle(t('approvals.title'));
  const scope = useScope();
  const decides = mayInCompany(useQuery(profileQuery()).data?.companyRole ?? null, 'approve');
  const query = useQuery(approvalsQuery(scope));
  return (
    <WithLineProducts lines={(query.data ?? []).flatMap(({ requestedItems }) => requestedItems)}>
      <RecordList
        title={t('approvals.title')}
        query={query}
        loading={t('approvals.loading')}
        error={t('approvals.loadFailed')}
        head={decides && <ScopeButtons />}
        empty={<EmptyState text={t('approvals.empty')} />}
        keyOf={({ _id }) => _id}
      >
        {(approval) => <ApprovalCard approval={approval} />}
      </RecordList>
    </WithLineProducts>
  );
}
