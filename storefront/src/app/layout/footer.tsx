import { PAGES, pagesInMenu } from '@shop/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../components/ui/link';
import { RegistrationMark } from '../../components/ui/registration-mark';
import { shopQuery } from '../../features/shop-info/api/get-shop';
import { useI18n } from '../../lib/i18n/i18n-context';
import styles from './footer.module.css';
import { legalNameOf } from '@shop/contract/names';

/** Below the first view, so its code is loaded later. */
export default function Footer() {
  const { t, language } = useI18n();
  const { data: shop } = useQuery(shopQuery());
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <RegistrationMark size={40} />
          <p className={styles.name}>
            <bdi>{shop?.name ?? t('app.brand')}</bdi>
          </p>
          <p className={styles.soft}>{t('footer.tagline')}</p>
        </div>
        <FooterLinks />
        <address className={styles.reach}>
          <h2 className={styles.heading}>{t('footer.reach')}</h2>
          <p>
            <bdi>{shop?.address}</bdi>
          </p>
          {shop && (
            <a className={styles.link} href={`mailto:${shop.email}`}>
              {shop.email}
            </a>
          )}
        </address>
      </div>
      <div className={styles.imprint}>
        {/* The year on the server may differ from the one in the visitor's time zone. */}
        <span suppressHydrationWarning>
          {t('footer.rights', {
            year: String(new Date().getFullYear()),
            name: shop ? legalNameOf(shop, language) : t('app.brand'),
          })}
        </span>
        {shop?.trn && <span>{t('footer.trn', { trn: shop.trn })}</span>}
        <span>{t('footer.currency')}</span>
      </div>
    </footer>
  );
}

function FooterLinks() {
  const { t } = useI18n();
  return (
    <nav aria-label={t('footer.label')}>
      <h2 className={styles.heading}>{t('footer.company')}</h2>
      <ul className={styles.links}>
        {pagesInMenu('footer').map((name) => (
          <li key={name}>
            <Link className={styles.link} to={PAGES[name].path}>
              {t(PAGES[name].title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
