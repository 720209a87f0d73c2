import { LANGUAGES } from '@shop/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Facts } from '../../../components/ui/facts';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import type { ProfileResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { profileQuery } from '../../session/api/session';
import { AddressSection } from './address-section';
import { profileDraft } from '../profile-draft';
import { CompanySection } from './company-section';
import { PasswordForm } from './password-form';
import { SessionsSection } from './sessions-section';
import { ProfileForm } from './profile-form';
import { UnprovedEmail } from './unproved-email';
import { Loaded } from '../../../components/ui/record-list';
import styles from './profile-view.module.css';

/** A form takes the focus when it opens; when it closes, the focus returns to the button that opened it. */
type FormState = 'unopened' | 'open' | 'closed';

export function ProfileView() {
  const { t } = useI18n();
  return (
    <section>
      <h2 className={styles.title}>{t('account.profile')}</h2>
      <Loaded query={useQuery(profileQuery())} loading={t('profile.loading')} error={t('profile.error')} height="14rem">
        {(data) => (
          <>
            <UnprovedEmail profile={data} />
            <Profile profile={data} />
            <h2 className={styles.title}>{t('company.title')}</h2>
            <CompanySection profile={data} />
            <h2 id="addresses" className={styles.title}>
              {t('addresses.title')}
            </h2>
            <AddressSection />
            <h2 className={styles.title}>{t('password.title')}</h2>
            <Password email={data.email} />
            <h2 className={styles.title}>{t('sessions.title')}</h2>
            <SessionsSection />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Profile({ profile }: { profile: ProfileResponse }) {
  const { t } = useI18n();
  const [form, setForm] = useState<FormState>(() => (profileDraft.read(profile._id) === null ? 'unopened' : 'open'));
  if (form === 'open') return <ProfileForm profile={profile} onClose={() => setForm('closed')} />;
  const given = (text: string) => text || t('profile.notProvided');
  return (
    <div className={cx(ui.panel, ui.stack5, styles.sheet)}>
      <Facts
        wide
        facts={[
          { name: t('profile.name'), value: given(profile.name) },
          { name: t('profile.email'), value: given(profile.email) },
          { name: t('profile.phone'), value: given(profile.phoneNumber) },
          { name: t('profile.address'), value: given(profile.address) },
          { name: t('profile.language'), value: LANGUAGES[profile.language].name },
        ]}
      />
      <div>
        <Button variant="secondary" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
          {t('profile.edit')}
        </Button>
      </div>
    </div>
  );
}

function Password({ email }: { email: string }) {
  const { t } = useI18n();
  const [form, setForm] = useState<FormState>('unopened');
  if (form === 'open') return <PasswordForm email={email} onClose={() => setForm('closed')} />;
  return (
    <div className={cx(ui.panel, ui.stack5, styles.sheet)}>
      <div>
        <Button variant="secondary" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
          {t('password.change')}
        </Button>
      </div>
    </div>
  );
}
