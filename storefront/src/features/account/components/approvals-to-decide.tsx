import { mayInCompany } from '@shop/contract/company-roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/ui/link';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { profileQuery } from '../../session/api/session';
import { approvalsQuery } from '../../team/api/approvals';
import styles from './overview.module.css';
import { Panel } from './panel';

/** Requests of colleagues above their limits, for users who decide them. Renders nothing if none waits. */
export function ApprovalsToDecide({ shown }: { shown: number }) {
  const { t, format } = useI18n();
  const { data: profile } = useQuery(profileQuery());
  const decides = mayInCompany(profile?.companyRole ?? null, 'approve');
  const { data = [] } = useQuery({ ...approvalsQuery('company'), enabled: decides });
  const waiting = data.filter(({ allowedActions }) => allowedActions.includes('approve'));
  if (waiting.length === 0) return null;
  const all = `${paths.approvals}?scope=company`;
  return (
    <Panel
      title={t('overview.approvals')}
      count={waiting.length}
      none=""
      all={{ to: all, label: t('overview.allApprovals') }}
    >
      <ul>
        {waiting.slice(0, shown).map(({ _id, user, createdAt, amount }) => (
          <li key={_id} className={styles.invoice}>
            <Link to={all}>
              <bdi>{user.name}</bdi>
            </Link>
            <span className={ui.note}>{format.date(createdAt)}</span>
            <span className={styles.amount}>{format.money(amount)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
