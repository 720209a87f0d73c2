import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/ui/notice';
import { buttonClass } from '../../../components/ui/button';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { shopQuery } from '../../shop-info/api/get-shop';

/** An offer whose last day is over, and the way to have it renewed. */
export function ExpiredOffer({ number, validUntil }: { number: string; validUntil: string }) {
  const { t, format } = useI18n();
  const { data: shop } = useQuery(shopQuery());
  const [phone] = shop?.whatsapp ?? [];
  const text = encodeURIComponent(t('offer.renewText', { number }));
  return (
    <>
      <Notice kind="info">{t('offer.expired', { date: format.date(validUntil) })}</Notice>
      {phone !== undefined && (
        <p>
          <a
            className={buttonClass()}
            href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${text}`}
            target="_blank"
            rel="noopener"
            aria-label={`${t('offer.askToRenew')} ${t('app.newTab')}`}
          >
            {t('offer.askToRenew')}
          </a>
        </p>
      )}
    </>
  );
}
