import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/ui/button';
import { RecordList } from '../../components/ui/record-list';
import { EmptyState } from '../../components/ui/view-state';
import { WithLineProducts } from '../../features/documents/components/line-products';
import goods from '../../features/goods/components/goods.module.css';
import { approvalsQuery } from '../../features/team/api/approvals';
import { ApprovalCard } from '../../features/team/components/approval-card';
import { useDecides, useWaitingApprovals, waitsForDecision } from '../../features/team/use-waiting-approvals';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';

/** The scopes of the page: requests that wait for the user, the user's own, and all of the company. */
const VIEWS = ['waiting', 'own', 'company'] as const;
type View = (typeof VIEWS)[number];

/** The view from the address: an approver begins with what waits, a buyer has only their own. */
function useView(decides: boolean): View {
  const [params] = useSearchParams();
  if (!decides) return 'own';
  return VIEWS.find((one) => one === params.get('scope')) ?? 'waiting';
}

/** Requests above a limit: the user's own, or the company's for its approvers. */
export default function ApprovalsPage() {
  const { t } = useI18n();
  useDocumentTitle(t('approvals.title'));
  const decides = useDecides();
  const view = useView(decides);
  const { data, isError, refetch } = useQuery(approvalsQuery(view === 'own' ? 'own' : 'company'));
  const shown = view === 'waiting' ? data?.filter(waitsForDecision) : data;
  return (
    <WithLineProducts lines={(shown ?? []).flatMap(({ requestedItems }) => requestedItems)}>
      <RecordList
        title={t('approvals.title')}
        query={{ data: shown, isError, refetch }}
        loading={t('approvals.loading')}
        error={t('approvals.loadFailed')}
        head={decides && <ViewButtons view={view} />}
        empty={<EmptyState text={t('approvals.empty')} />}
        keyOf={({ _id }) => _id}
      >
        {(approval) => <ApprovalCard approval={approval} />}
      </RecordList>
    </WithLineProducts>
  );
}

function ViewButtons({ view }: { view: View }) {
  const { t, format } = useI18n();
  const [, setParams] = useSearchParams();
  const count = useWaitingApprovals().length;
  const labels = {
    waiting: `${t('approvals.status.Waiting')} (${format.number(count)})`,
    own: t('account.scope.own'),
    company: t('account.scope.company'),
  };
  return (
    <div role="group" aria-label={t('account.scope')} className={goods.bar}>
      {VIEWS.map((one) => (
        <Button
          key={one}
          variant={one === view ? 'primary' : 'secondary'}
          aria-pressed={one === view}
          onClick={() => setParams(one === 'waiting' ? {} : { scope: one })}
        >
          {labels[one]}
        </Button>
      ))}
    </div>
  );
}
