import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../components/ui/skeleton';
import { ErrorState, LoadingText } from '../../../components/ui/view-state';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { readablePhone } from '../../../lib/phone';
import { shopQuery } from '../../shop-info/api/get-shop';
import styles from './contact.module.css';

/** The contact details: two WhatsApp numbers, mail and address. */
export function ContactNumbers() {
  const { t } = useI18n();
  const { data: shop, isError, refetch } = useQuery(shopQuery());
  if (isError) return <ErrorState text={t('contact.numbersError')} onRetry={() => void refetch()} />;
  if (!shop) {
    return (
      <div>
        <LoadingText text={t('contact.numbersLoading')} />
        <Skeleton height="10rem" />
      </div>
    );
  }
  return (
    <div className={styles.numbers}>
      <h2 className={styles.heading}>{t('contact.whatsapp')}</h2>
      {shop.whatsapp.map((number) => (
        <a
          key={number}
          className={styles.number}
          href={whatsappLink(number)}
          target="_blank"
          rel="noopener"
          aria-label={`${t('contact.whatsappLabel', { number: readablePhone(number) })} ${t('app.newTab')}`}
        >
          <bdi>{readablePhone(number)}</bdi>
        </a>
      ))}
      <h2 className={styles.heading}>{t('contact.email')}</h2>
      <a className={styles.mail} href={`mailto:${shop.email}`}>
        {shop.email}
      </a>
      <h2 className={styles.heading}>{t('contact.address')}</h2>
      <address className={styles.address}>
        <bdi>{shop.address}</bdi>
      </address>
    </div>
  );
}

/** WhatsApp's own links take digits only. */
function whatsappLink(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`;
}
