import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../components/ui/button';
import { Page } from '../../../components/ui/page';
import { RecordCard } from '../../../components/ui/record-card';
import { RecordsSkeleton } from '../../../components/ui/record-list';
import { EmptyState, ErrorState } from '../../../components/ui/view-state';
import { paths } from '../../../config/paths';
import { ApiError } from '../../../lib/api-error';
import type { LinkedQuoteResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { DocumentLink } from '../../documents/components/document-link';
import { WithLineProducts } from '../../documents/components/line-products';
import { LineTable } from '../../documents/components/line-table';
import { Note } from '../../documents/components/note';
import { linkedPdf, linkedQuoteQuery } from '../api/quote-link';
import { type ChosenLines, useChosenLines } from '../use-chosen-lines';
import { AnswerByLink, isAcceptable } from './answer-by-link';
import { OfferLines } from './offer-lines';
import { StatusBadge } from '../../documents/components/status-badge';
import styles from './linked-quote.module.css';

const isGone = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** The quote behind a link: prices, validity, PDF, and the buyer's answer. */
export function LinkedQuote({ token }: { token: string }) {
  const { t } = useI18n();
  const { data, error, refetch } = useQuery(linkedQuoteQuery(token));
  const title = data ? t('link.number', { number: data.number }) : t('quoteLink.title');
  useDocumentTitle(title);
  return (
    <Page>
      <h1 className={styles.title}>{title}</h1>
      {isGone(error) ? (
        <EmptyState text={t('link.gone')} hint={t('link.goneHint')}>
          <LinkButton to={paths.contact}>{t('page.contact')}</LinkButton>
          <LinkButton variant="secondary" to={paths.login(paths.requests)}>
            {t('login.title')}
          </LinkButton>
        </EmptyState>
      ) : data ? (
        <WithLineProducts lines={data.requestedItems}>
          <Offer key={data.revision} quote={data} token={token} reload={() => void refetch()} />
        </WithLineProducts>
      ) : error ? (
        <ErrorState text={t('link.failed')} onRetry={refetch} />
      ) : (
        <RecordsSkeleton text={t('link.loading')} />
      )}
    </Page>
  );
}

interface OfferProps {
  quote: LinkedQuoteResponse;
  token: string;
  /** Called if the quote has changed since it was shown. */
  reload: () => void;
}

function Offer({ quote, token, reload }: OfferProps) {
  const choice = useChosenLines(quote);
  return (
    <>
      <OfferCard quote={quote} token={token} choice={choice} />
      <AnswerByLink quote={quote} token={token} choice={choice} reload={reload} />
    </>
  );
}

function OfferCard({ quote, token, choice }: Omit<OfferProps, 'reload'> & { choice: ChosenLines }) {
  const { t, format } = useI18n();
  const { number, status, requestedItems, tax, validUntil, createdAt, allowedActions } = quote;
  const isPriced = allowedActions.includes('pdf');
  return (
    <RecordCard
      number={number}
      date={
        validUntil === null || status !== 'Quoted' ? (
          <time dateTime={createdAt}>{format.date(createdAt)}</time>
        ) : (
          <time dateTime={validUntil}>
            {t('link.validUntil', { date: format.date(startOfDubaiDay(validUntil).toISOString()) })}
          </time>
        )
      }
      badge={<StatusBadge status={status} />}
      actions={isPriced && <DocumentLink href={linkedPdf(token)} label={t('link.pdf')} number={number} />}
    >
      {isPriced ? (
        <OfferLines quote={quote} choice={choice} isChoosable={quote.allowPartial && isAcceptable(quote)} />
      ) : (
        <LineTable number={number} lines={requestedItems} tax={tax} priced={false} />
      )}
      <Note title={t('requests.ourNote')} text={quote.adminToClientNote} />
    </RecordCard>
  );
}
