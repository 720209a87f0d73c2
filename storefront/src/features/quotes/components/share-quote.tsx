import { quoteMessage, whatsAppLink } from '@shop/contract/whatsapp';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button, buttonClass } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { serverMessage } from '../../../lib/api-error';
import type { QuoteLinkResponse, QuoteResponse } from '@shop/contract/api';
import { copyText } from '../../../lib/copy-text';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { shopQuery } from '../../shop-info/api/get-shop';
import { makeLink, revokeLinks } from '../api/quote-link';
import styles from './quote-conversation.module.css';

type Shared = Pick<QuoteResponse, '_id' | 'number' | 'validUntil'>;

/** Shares a quote by a link that needs no sign-in, and revokes the links. */
export function ShareQuote({ quote }: { quote: Shared }) {
  const { t } = useI18n();
  const { mutate, reset, isPending, data: link, error } = useMutation({ mutationFn: () => makeLink(quote._id) });
  if (link) return <SharePanel quote={quote} link={link} close={reset} />;
  return (
    <>
      <Button variant="secondary" disabled={isPending} onClick={() => mutate()}>
        {isPending ? t('share.making') : t('share.open')}
      </Button>
      {error && (
        <p role="alert" className={ui.alert}>
          {serverMessage(error, t('share.failed'))}
        </p>
      )}
    </>
  );
}

interface SharePanelProps {
  quote: Shared;
  link: QuoteLinkResponse;
  close: () => void;
}

function SharePanel({ quote, link, close }: SharePanelProps) {
  const { t, format, language } = useI18n();
  const titleId = useId();
  const { data: shop } = useQuery(shopQuery());
  const until = format.date(link.expiresAt);
  const { number, validUntil } = quote;
  const text = quoteMessage({ number, shop: shop?.name ?? '', url: link.url, until: validUntil }, language);
  return (
    <section className={cx(ui.sheet, ui.stack4, ui.padded, styles.panel)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('share.title')}
      </h2>
      <p className={ui.note}>
        {t('share.lead')} {t('share.until', { date: until })}
      </p>
      <TextField
        autoFocus
        readOnly
        dir="ltr"
        label={t('share.link')}
        value={link.url}
        onFocus={(event) => event.target.select()}
      />
      <div className={cx(ui.row3, ui.middle)}>
        <a className={buttonClass()} href={whatsAppLink('', text)} target="_blank" rel="noopener noreferrer">
          {t('share.whatsApp')}
        </a>
        <Button variant="secondary" onClick={() => copyText(link.url, t('share.copied'), t('share.copyByHand'))}>
          {t('share.copy')}
        </Button>
        <RevokeButton quote={quote} done={close} />
        <Button variant="quiet" onClick={close}>
          {t('share.close')}
        </Button>
      </div>
    </section>
  );
}

function RevokeButton({ quote, done }: { quote: Shared; done: () => void }) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeLinks(quote._id),
    onSuccess: () => {
      notify('success', t('share.revoked'));
      void queryClient.invalidateQueries({ queryKey: ['quotes'] });
      done();
    },
    onError: (error) => notify('error', serverMessage(error, t('share.revokeFailed'))),
  });
  return (
    <Button
      variant={isConfirming ? 'danger' : 'quiet'}
      disabled={isPending}
      onBlur={() => setConfirming(false)}
      onClick={() => (isConfirming ? mutate() : setConfirming(true))}
    >
      {isConfirming ? t('share.revokeSure') : t('share.revoke')}
    </Button>
  );
}
