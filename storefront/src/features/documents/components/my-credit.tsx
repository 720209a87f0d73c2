import { mayInCompany } from '@shop/contract/company-roles';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../components/ui/facts';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { profileQuery } from '../../session/api/session';
import { myCreditQuery } from '../api/get-my-money';
import { Loaded } from '../../../components/ui/record-list';
import styles from './my-credit.module.css';

/** The credit of the buyer, and of the buyer's company. */
export function MyCredit() {
  const { t, format } = useI18n();
  return (
    <section>
      <h2 className={styles.title}>{t('credit.title')}</h2>
      <Loaded query={useQuery(myCreditQuery())} loading={t('credit.loading')} error={t('credit.error')} height="6rem">
        {(data) => (
          <div className={cx(ui.panel, ui.stack3, ui.padded)}>
            <Facts
              wide
              facts={data.map(({ company, creditBalance }) => ({
                name: company?.legalName ?? t('credit.own'),
                value: format.money(creditBalance),
              }))}
            />
            <p className={ui.note}>{t('credit.hint')}</p>
            <HiddenBalance />
          </div>
        )}
      </Loaded>
    </section>
  );
}

/** Explains why the balance of the buyer's company is missing. */
function HiddenBalance() {
  const { t } = useI18n();
  const { data: profile } = useQuery(profileQuery());
  const company = profile?.company;
  if (company?.status !== 'Confirmed' || mayInCompany(profile?.companyRole ?? null, 'account')) return null;
  return <p className={ui.note}>{t('credit.companyHidden', { company: company.legalName })}</p>;
}
