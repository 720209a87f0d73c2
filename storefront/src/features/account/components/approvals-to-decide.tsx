import { Link } from '../../../components/ui/link';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useWaitingApprovals } from '../../team/use-waiting-approvals';
import styles from './overview.module.css';
import { Panel } from './panel';

/** Requests of colleagues above their limits, for users who decide them. Renders nothing if none waits. */
export function ApprovalsToDecide({ shown }: { shown: number }) {
  const { t, format } = useI18n();
  const waiting = useWaitingApprovals();
  if (waiting.length === 0) return null;
  const all = paths.approvals;
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
