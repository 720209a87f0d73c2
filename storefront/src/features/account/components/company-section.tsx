import { companyStatusTones } from '@shop/contract/company';
import { countryName } from '@shop/contract/countries';
import { EMIRATE_NAMES } from '@shop/contract/emirates';
import { useContext, useState } from 'react';
import { Badge } from '../../../components/ui/badge';
import { Button } from '../../../components/ui/button';
import { Facts } from '../../../components/ui/facts';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import type { ProfileResponse } from '@shop/contract/api';
import type { I18n } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { PriceViewContext } from '../../../lib/price-view';
import { CompanyForm } from './company-form';
import styles from './profile-view.module.css';

type OwnCompany = NonNullable<ProfileResponse['company']>;

/** The company that the buyer buys for: documents name it once the shop has confirmed it. */
export function CompanySection({ profile }: { profile: ProfileResponse }) {
  const { t } = useI18n();
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const priceControl = useContext(PriceViewContext)?.control;
  const { company, companyRole } = profile;
  if (form === 'open') return <CompanyForm company={company} onClose={() => setForm('closed')} />;
  // Other users of the company see its details; only its admin edits them.
  const mayChange = !company?._id || companyRole === 'admin';
  return (
    <div className={cx(ui.panel, ui.stack5, styles.sheet)}>
      {company ? <Company company={company} /> : <p className={ui.soft}>{t('company.none')}</p>}
      {priceControl}
      {mayChange ? (
        <div>
          <Button variant="secondary" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
            {t(company ? 'company.edit' : 'company.add')}
          </Button>
        </div>
      ) : (
        <p className={ui.soft}>{t('company.adminOnly')}</p>
      )}
    </div>
  );
}

function Company({ company }: { company: OwnCompany }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <>
      <div>
        <Badge tone={companyStatusTones[company.status]}>{t(`companyStatus.${company.status}`)}</Badge>
      </div>
      {company.status === 'Pending' && <Notice kind="info">{t('company.waiting')}</Notice>}
      {company.pending && <Notice kind="info">{t('company.changeWaiting')}</Notice>}
      <Facts wide facts={factsOf(company, i18n)} />
      {company.pending && (
        <>
          <h3>{t('company.wanted')}</h3>
          <Facts wide facts={factsOf(company.pending, i18n)} />
        </>
      )}
    </>
  );
}

type Details = NonNullable<OwnCompany['pending']>;

function factsOf(details: Details, { t, language }: I18n) {
  const { address, licenceNumber, licenceAuthority } = details;
  const emirate = address.emirate === '' ? '' : EMIRATE_NAMES[language][address.emirate];
  const country = countryName(address.country, language);
  const place = [address.street, address.city, emirate === address.city ? '' : emirate, country];
  const none = t('profile.notProvided');
  return [
    { name: t('company.legalName'), value: details.legalName },
    { name: t('company.legalNameAr'), value: details.legalNameAr },
    { name: t('company.trn'), value: details.trn || none },
    { name: t('company.tin'), value: details.tin },
    { name: t('company.licence'), value: <Lines lines={[licenceNumber, licenceAuthority]} none={none} /> },
    { name: t('company.address'), value: <Lines lines={place} none={none} /> },
  ];
}

/** Each line gets its own direction: an address may have two scripts. */
function Lines({ lines, none }: { lines: readonly string[]; none: string }) {
  const given = lines.filter(Boolean);
  if (given.length === 0) return none;
  return given.map((line) => (
    <span key={line} className={styles.line}>
      <bdi>{line}</bdi>
    </span>
  ));
}
