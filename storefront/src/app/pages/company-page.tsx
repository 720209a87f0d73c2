import { mayInCompany } from '@shop/contract/company-roles';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/ui/view-state';
import { RecordsSkeleton, Loaded } from '../../components/ui/record-list';
import { profileQuery } from '../../features/session/api/session';
import { teamQuery } from '../../features/team/api/team';
import { TeamInvitations } from '../../features/team/components/team-invitations';
import { TeamKeys } from '../../features/team/components/team-keys';
import { TeamPeople } from '../../features/team/components/team-people';
import { TeamSettings } from '../../features/team/components/team-settings';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import styles from './company-page.module.css';

/** The admin of a company manages its users; the others see the admin's contact. */
export default function CompanyPage() {
  const { t } = useI18n();
  useDocumentTitle(t('team.title'));
  const profile = useQuery(profileQuery());
  if (!profile.data) return <RecordsSkeleton text={t('team.loading')} />;
  const { company, companyRole } = profile.data;
  if (company?.status !== 'Confirmed') return <EmptyState text={t('team.none')} />;
  return mayInCompany(companyRole, 'manage') ? <Team /> : <EmptyState text={t('team.adminOnly')} />;
}

function Team() {
  const { t } = useI18n();
  return (
    <Loaded query={useQuery(teamQuery())} loading={t('team.loading')} error={t('team.loadFailed')}>
      {(data) => (
        <div className={styles.parts}>
          <TeamSettings company={data} />
          <TeamInvitations />
          <TeamPeople />
          <TeamKeys />
        </div>
      )}
    </Loaded>
  );
}
