import { Drawer } from '../../components/ui/drawer';
import { NavLink } from '../../components/ui/link';
import { paths } from '../../config/paths';
import { firstName, useSessionUser } from '../../features/session/session-store';
import { useSignOut } from '../../features/session/use-sign-out';
import { useI18n } from '../../lib/i18n/i18n-context';
import { CartLink } from './cart-link';
import { LanguageLink } from './language-link';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The navigation of small screens: slides in, closes on a choice, on Escape and on a click outside. */
export default function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { t } = useI18n();
  const user = useSessionUser();
  const link = (to: string, label: string) => (
    <li>
      <NavLink to={to} className={styles.link} onClick={onClose}>
        {label}
      </NavLink>
    </li>
  );
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.menu')} closeLabel={t('nav.closeMenu')}>
      <nav aria-label={t('nav.menu')}>
        <ul className={styles.links}>
          {link(paths.home, t('nav.home'))}
          {link(paths.shop, t('shop.title'))}
          {link(paths['quick-order'], t('quickOrder.title'))}
          <li className={styles.cart}>
            <CartLink onClick={onClose} />
          </li>
          {user ? link(paths.account, firstName(user.name) || t('nav.account')) : link(paths.login(), t('login.title'))}
          {link(paths.about, t('page.about'))}
          {link(paths.contact, t('page.contact'))}
          {user && <LogoutItem onDone={onClose} />}
          <li>
            <LanguageLink className={styles.link} />
          </li>
        </ul>
      </nav>
    </Drawer>
  );
}

function LogoutItem({ onDone }: { onDone: () => void }) {
  const { t } = useI18n();
  const { leave, pending } = useSignOut();
  const leaveAndClose = () => {
    leave();
    onDone();
  };
  return (
    <li>
      <button type="button" className={styles.link} disabled={pending} onClick={leaveAndClose}>
        {t('nav.logout')}
      </button>
    </li>
  );
}
