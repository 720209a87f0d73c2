import { NavLink } from '../../components/ui/link';
import { paths } from '../../config/paths';
import { firstName, useSessionUser } from '../../features/session/session-store';
import { useSignOut } from '../../features/session/use-sign-out';
import { useI18n } from '../../lib/i18n/i18n-context';
import { CartLink } from './cart-link';
import styles from './header.module.css';
import { LanguageLink } from './language-link';

export function MainNav() {
  const { t } = useI18n();
  const user = useSessionUser();
  return (
    <nav aria-label={t('nav.main')}>
      <ul className={styles.links}>
        <li>
          <NavLink to={paths.shop} className={styles.link}>
            {t('shop.title')}
          </NavLink>
        </li>
        <li>
          <NavLink to={paths['quick-order']} className={styles.link}>
            {t('quickOrder.title')}
          </NavLink>
        </li>
        <li>
          <CartLink />
        </li>
        {user ? <SignedInLinks name={user.name} /> : <SignInLink />}
        <li>
          <LanguageLink className={styles.link} />
        </li>
      </ul>
    </nav>
  );
}

function SignedInLinks({ name }: { name: string }) {
  const { t } = useI18n();
  const { leave, pending } = useSignOut();
  return (
    <>
      <li>
        <NavLink to={paths.account} className={styles.link}>
          {firstName(name) || t('nav.account')}
        </NavLink>
      </li>
      <li>
        <button type="button" className={styles.link} disabled={pending} onClick={leave}>
          {t('nav.logout')}
        </button>
      </li>
    </>
  );
}

function SignInLink() {
  const { t } = useI18n();
  return (
    <li>
      <NavLink to={paths.login()} className={styles.link}>
        {t('login.title')}
      </NavLink>
    </li>
  );
}
