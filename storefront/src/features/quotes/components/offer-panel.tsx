import { isExpiredOffer, offerDaysLeft } from '@shop/contract/offers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { serverMessage } from '../../../lib/api-error';
import type { QuoteResponse, QuoteStandingResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import {
  acceptQuote,
  type Acceptance,
  currentQuoteOf,
  declineQuote,
  isAboveLimit,
  type Refusal,
  requestAcceptance,
} from '../api/answer-quote';
import { AcceptForm } from './accept-form';
import { DeclineForm } from './decline-form';
import { ExpiredOffer } from './expired-offer';
import { useChosenLines } from '../use-chosen-lines';
import { LineChanges } from './line-changes';
import { OfferLines } from './offer-lines';
import styles from './offer.module.css';

/** The offer that waits for its buyer: its last day, its lines and total, and the buttons to answer it. */
export function OfferPanel({ quote }: { quote: QuoteResponse }) {
  const { t } = useI18n();
  const answers = useAnswers(quote);
  const { current } = answers;
  const isExpired = quote.isExpired || isExpiredOffer(quote, new Date());
  return (
    <section className={cx(ui.sheet, ui.stack4, ui.padded, styles.offer)} aria-labelledby="offer-title">
      <header className={styles.head}>
        <h3 id="offer-title" className={ui.heading}>
          {t('offer.title')}
        </h3>
        <span className={ui.note}>{t('offer.revision', { revision: quote.revision })}</span>
        {!isExpired && <Validity validUntil={quote.validUntil} />}
      </header>
      {current?.status === 'Quoted' && <Changed current={current} />}
      {quote.isApprovalWaiting && <Notice kind="success">{t('offer.approvalRequested')}</Notice>}
      <Answer key={quote.revision} quote={quote} isExpired={isExpired} answers={answers} />
    </section>
  );
}

interface AnswerProps {
  quote: QuoteResponse;
  isExpired: boolean;
  answers: ReturnType<typeof useAnswers>;
}

function Answer({ quote, isExpired, answers }: AnswerProps) {
  const { t } = useI18n();
  const { send, decline, isPending, aboveLimit, forget } = answers;
  const choice = useChosenLines(quote, forget);
  const [isDeclining, setDeclining] = useState(false);
  const isOpen = !quote.isApprovalWaiting && !isExpired && !isDeclining;
  return (
    <>
      <OfferLines quote={quote} choice={choice} isChoosable={isOpen && quote.allowPartial} />
      {isExpired ? (
        <ExpiredOffer quote={quote} />
      ) : isDeclining ? (
        <DeclineForm
          revision={quote.revision}
          isPending={isPending}
          onSend={decline}
          onBack={() => setDeclining(false)}
        />
      ) : quote.isApprovalWaiting ? (
        <div>
          <Button variant="secondary" onClick={() => setDeclining(true)}>
            {t('offer.declineInstead')}
          </Button>
        </div>
      ) : (
        <AcceptForm {...{ quote, choice, isPending, aboveLimit }} onSend={send} onDecline={() => setDeclining(true)} />
      )}
    </>
  );
}

/** An answer applies to the revision on the page. If it is outdated, the present quote and the changes are shown. */
function useAnswers({ _id, number }: QuoteResponse) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState<QuoteStandingResponse | null>(null);
  const settled = (text: string) => ({
    onSuccess: async () => {
      setCurrent(null);
      notify('success', text);
      await queryClient.invalidateQueries({ queryKey: ['quotes'] });
    },
  });
  const refused = (fallback: string) => async (error: Error) => {
    const now = currentQuoteOf(error);
    setCurrent(now);
    notify(now === null ? 'error' : 'warning', serverMessage(error, fallback));
    if (now !== null) await queryClient.invalidateQueries({ queryKey: ['quotes'] });
  };
  const accepted = useMutation({
    mutationFn: (body: Acceptance) => acceptQuote(_id, body),
    ...settled(t('offer.accepted', { number })),
    onError: (error) => (isAboveLimit(error) ? undefined : refused(t('offer.acceptFailed'))(error)),
  });
  const requested = useMutation({
    mutationFn: (body: Acceptance) => requestAcceptance(_id, body),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ['approvals'] });
      await queryClient.invalidateQueries({ queryKey: ['quotes'] });
      accepted.reset();
    },
    onError: refused(t('offer.acceptFailed')),
  });
  const declined = useMutation({
    mutationFn: (body: Refusal) => declineQuote(_id, body),
    ...settled(t('offer.declined', { number })),
    onError: refused(t('offer.declineFailed')),
  });
  const aboveLimit = isAboveLimit(accepted.error) ? accepted.error : null;
  return {
    send: (body: Acceptance) => (aboveLimit ? requested : accepted).mutate(body),
    decline: (body: Refusal) => declined.mutate(body),
    /** Another choice of lines may be within the limit. */
    forget: accepted.reset,
    aboveLimit,
    isPending: accepted.isPending || declined.isPending || requested.isPending,
    current,
  };
}

function Validity({ validUntil }: { validUntil: string | null }) {
  const { t, format } = useI18n();
  const left = offerDaysLeft(validUntil, new Date());
  if (validUntil === null || left === null) return <span className={ui.note}>{t('offer.endless')}</span>;
  return (
    <span className={ui.note}>
      {t('offer.validUntil', { date: format.date(validUntil) })} (
      {left <= 0 ? t('overview.lastDay') : t('overview.daysLeft', { count: left })})
    </span>
  );
}

function Changed({ current: { lines, amounts } }: { current: QuoteStandingResponse }) {
  const { t } = useI18n();
  return (
    <Notice kind="error">
      <p>{t('offer.changed')}</p>
      <LineChanges label={t('offer.changes')} pairs={lines} amounts={amounts} earlier="offer.before" />
    </Notice>
  );
}
