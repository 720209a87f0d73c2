import { useQuery } from '@tanstack/react-query';
import { pageAt } from '@shop/contract/pages';
import { type ComponentProps, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../components/ui/icon';
import { Link } from '../../components/ui/link';
import { RegistrationMark } from '../../components/ui/registration-mark';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import ui from '../../components/ui/primitives.module.css';
import { paths } from '../../config/paths';
import { shopQuery } from '../../features/shop-info/api/get-shop';
import { useI18n } from '../../lib/i18n/i18n-context';
import { siteName } from '../../lib/site-name';
import { CartLink } from './cart-link';
import { HeaderSearch } from './header-search';
import styles from './header.module.css';
import { MainNav } from './main-nav';
import { OfflineNotice } from './offline-notice';

/** The shop's own name, from its settings; a general one only if they can't be loaded. */
function ShopName() {
  const { t } = useI18n();
  const { data, isError } = useQuery(shopQuery());
  const name = data?.name;
  useEffect(() => {
    if (name) siteName.set(name);
  }, [name]);
  return <bdi>{name ?? (isError ? t('app.brand') : '')}</bdi>;
}

/** Opens the search on small screens. */
function SearchToggle(props: ComponentProps<'button'>) {
  return (
    <button {...props} type="button" className={ui.iconButton} aria-label={useI18n().t('search.open')}>
      <Icon name="search" size={24} />
    </button>
  );
}

const MobileMenu = lazy(() => import('./mobile-menu'));

export function Header() {
  const { t } = useI18n();
  const [menu, setMenu] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [searchOpen, setSearchOpen] = useState(false);
  const searchId = useId();
  const inShop = pageAt(useLocation().pathname).page === 'shop';
  const searchButton = useRef<HTMLButtonElement>(null);
  const escapeSearch = () => {
    setSearchOpen(false);
    searchButton.current?.focus();
  };
  return (
    <header className={styles.header}>
      <div className={styles.strip} aria-hidden="true" />
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.brand}>
          <RegistrationMark size={30} />
          <ShopName />
          <VisuallyHidden>{t('nav.home')}</VisuallyHidden>
        </Link>
        <HeaderSearch
          id={searchId}
          inShop={inShop}
          open={searchOpen && !inShop}
          onClose={() => setSearchOpen(false)}
          onEscape={escapeSearch}
        />
        <div className={styles.nav}>
          <MainNav />
        </div>
        <div className={styles.small}>
          {!inShop && (
            <SearchToggle
              ref={searchButton}
              aria-expanded={searchOpen}
              aria-controls={searchId}
              onClick={() => setSearchOpen(!searchOpen)}
            />
          )}
          <CartLink compact />
          <button
            type="button"
            className={ui.iconButton}
            aria-label={t('nav.openMenu')}
            aria-haspopup="dialog"
            onClick={() => setMenu('open')}
          >
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
      <OfflineNotice />
      {menu !== 'unopened' && (
        <Suspense>
          <MobileMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </header>
  );
}
