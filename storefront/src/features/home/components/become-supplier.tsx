import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '../../../components/ui/button-class';
import { LinkButton } from '../../../components/ui/link-button';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { shopQuery } from '../../shop-info/api/get-shop';
import styles from './become-supplier.module.css';

/** Leads to the shop's chat; to the contact page for as long as its address is not known. */
export function BecomeSupplier() {
  const { t } = useI18n();
  const { data: shop } = useQuery(shopQuery());
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>{t('home.supplierTitle')}</h2>
          <p className={styles.text}>{t('home.supplierText')}</p>
        </div>
        {shop?.supplierChatUrl ? (
          <a className={buttonClass({ size: 'large' })} href={shop.supplierChatUrl} target="_blank" rel="noopener">
            {t('home.supplier')}
          </a>
        ) : (
          <LinkButton to={paths.contact} size="large">
            {t('home.supplier')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
