import { compareLines } from '@shop/contract/line-changes';
import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingText } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { documentPaths } from '../../../config/document-paths';
import type { QuoteResponse, QuoteRevisionResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { SmallDocumentLink } from '../../documents/components/document-link';
import { revisionsQuery } from '../api/answer-quote';
import { LineChanges } from './line-changes';
import styles from './offer.module.css';

/** The offer compared with the request, the answer to it, and the offers that it replaced. */
export function OfferHistory({ quote }: { quote: QuoteResponse }) {
  return (
    <>
      {quote.answer && <Answered answer={quote.answer} />}
      {quote.tax !== null || quote.totalPrice > 0 ? <Comparison quote={quote} /> : null}
      {quote.revision > 1 && <Revisions quote={quote} />}
    </>
  );
}

function Answered({ answer }: { answer: NonNullable<QuoteResponse['answer']> }) {
  const { t, format } = useI18n();
  const values = { name: answer.by.name, date: format.date(answer.at) };
  return (
    <p className={ui.note}>
      {answer.decision === 'accepted' ? t('offer.youAccepted', values) : t('offer.youDeclined', values)}{' '}
      {answer.reason && t(`declineReason.${answer.reason}`)} <bdi>{answer.note}</bdi>
    </p>
  );
}

function Comparison({ quote: { askedFor, requestedItems, status } }: { quote: QuoteResponse }) {
  const { t } = useI18n();
  if (askedFor.length === 0 || status === 'Requested' || status === 'Rejected') return null;
  const pairs = compareLines(askedFor, requestedItems).filter(({ change }) => change !== 'same');
  return (
    <section className={cx(ui.sheet, ui.stack4, ui.padded, styles.offer)}>
      <h3 className={ui.heading}>{t('offer.compared')}</h3>
      {pairs.length === 0 ? (
        <p className={ui.note}>{t('offer.asAsked')}</p>
      ) : (
        <LineChanges label={t('offer.compared')} pairs={pairs} earlier="offer.requested" />
      )}
    </section>
  );
}

function Revisions({ quote: { _id, revision, number } }: { quote: QuoteResponse }) {
  const { t } = useI18n();
  const { data, isError, refetch } = useQuery(revisionsQuery(_id, revision));
  return (
    <section className={cx(ui.sheet, ui.stack4, ui.padded, styles.offer)}>
      <h3 className={ui.heading}>{t('offer.history')}</h3>
      {data ? (
        <ol className={styles.revisions}>
          {data.map((one, index) => (
            <Revision key={one.revision} id={_id} number={number} revision={one} before={data[index + 1]} />
          ))}
        </ol>
      ) : isError ? (
        <ErrorState text={t('offer.historyError')} onRetry={() => void refetch()} />
      ) : (
        <LoadingText text={t('offer.historyLoading')} />
      )}
    </section>
  );
}

interface RevisionProps {
  id: string;
  number: string;
  revision: QuoteRevisionResponse;
  before: QuoteRevisionResponse | undefined;
}

function Revision({ id, number, revision, before }: RevisionProps) {
  const { t, format } = useI18n();
  const name = t('offer.pdf', { revision: revision.revision });
  return (
    <li className={styles.revision}>
      <div className={styles.head}>
        <strong>{t('offer.revision', { revision: revision.revision })}</strong>
        <span className={ui.figures}>{format.money(revision.totalPrice)}</span>
        <span className={ui.note}>
          {revision.status === 'Confirmed' ? t('offer.part') : t('offer.sent', { date: format.date(revision.sentAt) })}
        </span>
        {revision.validUntil && (
          <span className={ui.note}>{t('offer.validUntil', { date: format.date(revision.validUntil) })}</span>
        )}
        <SmallDocumentLink href={documentPaths.revisionPdf(id, revision.revision)} name={`${name} ${number}`}>
          {name}
        </SmallDocumentLink>
      </div>
      {revision.answer && <Answered answer={revision.answer} />}
      {before && <Differences before={before} after={revision} />}
    </li>
  );
}

function Differences({ before, after }: { before: QuoteRevisionResponse; after: QuoteRevisionResponse }) {
  const { t } = useI18n();
  const pairs = compareLines(before.requestedItems, after.requestedItems).filter(({ change }) => change !== 'same');
  const amounts = (['deliveryCharge', 'extraFee', 'discount', 'totalPrice'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
  if (pairs.length + amounts.length === 0) return <p className={ui.note}>{t('offer.nothingElse')}</p>;
  return <LineChanges label={t('offer.changes')} pairs={pairs} amounts={amounts} earlier="offer.before" />;
}
