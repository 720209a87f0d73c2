import type { ReactNode } from 'react';
import { RegistrationMark } from '../../../components/ui/registration-mark';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './auth-layout.module.css';

/** The sheet that sign-in and registration stand on. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <RegistrationMark size={72} />
        <p className={styles.claim}>{t('login.aside')}</p>
        <p className={styles.text}>{t('login.asideText')}</p>
      </div>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
