import { useQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { serverMessage } from '../../../lib/api-error';
import type { QuoteResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { shopQuery } from '../../shop-info/api/get-shop';
import { useWriteMessage } from '../api/quote-thread';

/** An expired offer, with two ways to request its renewal: a message in its conversation, or WhatsApp. */
export function ExpiredOffer({ quote: { _id, number, validUntil } }: { quote: QuoteResponse }) {
  const { t, format } = useI18n();
  const { data: shop } = useQuery(shopQuery());
  const { mutate, isPending, isSuccess, error } = useWriteMessage(_id);
  const [phone] = shop?.whatsapp ?? [];
  const text = t('offer.renewText', { number });
  return (
    <>
      <Notice kind="info">{t('offer.expired', { date: format.date(validUntil ?? '') })}</Notice>
      <p className={ui.row3}>
        {!isSuccess && (
          <Button disabled={isPending} onClick={() => mutate({ text, files: [] })}>
            {t('offer.askToRenew')}
          </Button>
        )}
        {phone !== undefined && (
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener"
            aria-label={`${t('offer.askByWhatsApp')} ${t('app.newTab')}`}
          >
            {t('offer.askByWhatsApp')}
          </a>
        )}
      </p>
      <p role="status">{isSuccess && t('offer.renewAsked')}</p>
      {error && <Notice kind="error">{serverMessage(error, t('offer.renewFailed'))}</Notice>}
    </>
  );
}
