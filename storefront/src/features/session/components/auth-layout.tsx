import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../../components/ui/notice';
import { RegistrationMark } from '../../../components/ui/registration-mark';
import { useI18n } from '../../../lib/i18n/i18n-context';
import ui from '../../../components/ui/primitives.module.css';
import styles from './auth-layout.module.css';
import { Link } from '../../../components/ui/link';
import { cx } from '../../../lib/cx';

/** Replaces a completed form, and takes its focus. */
export function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={cx(ui.stack4, styles.outcome)}>
      {children}
    </div>
  );
}

/** The line under a form with a link to its counterpart. */
export function OtherWay({ question, label, to }: { question: string; label: string; to: string }) {
  return (
    <p className={styles.line}>
      {question}{' '}
      <Link className={styles.link} to={to}>
        {label}
      </Link>
    </p>
  );
}

/** The layout of sign-in and registration. */
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
        <h1 className={ui.big}>{title}</h1>
        {!navigator.cookieEnabled && <Notice kind="error">{t('login.cookiesBlocked')}</Notice>}
        {children}
      </div>
    </div>
  );
}
