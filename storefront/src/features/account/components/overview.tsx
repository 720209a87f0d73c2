import { offerDaysLeft, REMIND_BUYER_DAYS } from '@shop/contract/offers';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/ui/link';
import ui from '../../../components/ui/primitives.module.css';
import { documentPaths } from '../../../config/document-paths';
import { paths } from '../../../config/paths';
import type { InvoiceResponse, QuoteResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { WithLineProducts } from '../../documents/components/line-products';
import { NumberLink } from '../../documents/components/number-link';
import { profileQuery } from '../../session/api/session';
import { PackLink } from '../../supplier-pack/components/pack-link';
import { ofOrder, ofQuote } from '../account-documents';
import { useAccountDocuments } from '../use-account-documents';
import { waitingFor } from '../waiting';
import { DocumentRow } from './document-row';
import { ApprovalsToDecide } from './approvals-to-decide';
import styles from './overview.module.css';
import { Panel } from './panel';
import { UnprovedEmail } from './unproved-email';
import { Loaded } from '../../../components/ui/record-list';

/** A buyer can survey this many at a glance; the lists have all. */
const SHOWN = 3;

/** Documents that wait for the buyer: quotes to answer, invoices to pay; and the newest orders. */
export function Overview() {
  const { t } = useI18n();
  const { data: profile } = useQuery(profileQuery());
  return (
    <section className={ui.stack5}>
      <h2 className={ui.title}>{t('overview.title')}</h2>
      {profile && <UnprovedEmail profile={profile} />}
      <Loaded query={useAccountDocuments()} loading={t('overview.loading')} error={t('overview.error')}>
        {(data) => <Panels waiting={waitingFor(data, SHOWN)} />}
      </Loaded>
    </section>
  );
}

function Panels({ waiting }: { waiting: ReturnType<typeof waitingFor> }) {
  const { t } = useI18n();
  const { toAnswer, newestOrders, unread } = waiting;
  const [quotes, orders] = [toAnswer.slice(0, SHOWN).map(ofQuote), newestOrders.map(ofOrder)];
  const firstLines = [...quotes, ...orders].flatMap(({ lines }) => lines.slice(0, 1));
  return (
    <WithLineProducts lines={firstLines}>
      <ApprovalsToDecide shown={SHOWN} />
      <Panel
        title={t('overview.quotes')}
        count={toAnswer.length}
        notes={unread.map((quote) => (
          <UnreadNote key={quote._id} quote={quote} />
        ))}
        none={t('overview.quotesNone')}
        all={{ to: `${paths.requests}?status=Quoted`, label: t('overview.allQuotes') }}
      >
        {toAnswer.slice(0, SHOWN).map((quote) => (
          <QuoteToAnswer key={quote._id} quote={quote} />
        ))}
      </Panel>
      <DuePanel waiting={waiting} />
      <Panel
        title={t('overview.orders')}
        count={orders.length}
        none={t('overview.ordersNone')}
        all={{ to: paths.orders, label: t('overview.allOrders') }}
      >
        {orders.map((order) => (
          <DocumentRow key={order.id} document={order} lines={order.lines.slice(0, 1)} />
        ))}
      </Panel>
    </WithLineProducts>
  );
}

/** An offer with the days that remain for its answer. */
function QuoteToAnswer({ quote }: { quote: QuoteResponse }) {
  const document = ofQuote(quote);
  return (
    <div>
      <DocumentRow document={document} lines={document.lines.slice(0, 1)} />
      <OfferEnd quote={quote} />
    </div>
  );
}

function OfferEnd({ quote: { validUntil, isExpired } }: { quote: QuoteResponse }) {
  const { t, format } = useI18n();
  const left = offerDaysLeft(validUntil, new Date());
  if (validUntil === null || left === null) return null;
  if (isExpired) return <p className={ui.note}>{t('overview.ended', { date: format.date(validUntil) })}</p>;
  const text = left <= 0 ? t('overview.lastDay') : t('overview.daysLeft', { count: left });
  return <p className={left <= REMIND_BUYER_DAYS ? ui.alert : ui.note}>{text}</p>;
}

function UnreadNote({ quote: { _id, number, unreadMessages } }: { quote: QuoteResponse }) {
  const { t } = useI18n();
  return (
    <p>
      <Link to={paths.request(_id)}>
        {t('requests.unread', { count: unreadMessages })} · <bdi>{number}</bdi>
      </Link>
    </p>
  );
}

function DuePanel({ waiting: { due, dueSum, overdueSum } }: { waiting: ReturnType<typeof waitingFor> }) {
  const { t, format } = useI18n();
  return (
    <Panel
      title={t('overview.due')}
      count={due.length}
      none={t('overview.dueNone')}
      all={{ to: paths.invoices, label: t('overview.allInvoices') }}
      further={
        <>
          <Link to={paths.statement}>{t('overview.statement')}</Link>
          <PackLink />
        </>
      }
    >
      <p className={styles.sum}>
        <span>{format.money(dueSum)}</span>
        {overdueSum > 0 && <span className={ui.alert}>{t('overview.ofIt', { amount: format.money(overdueSum) })}</span>}
      </p>
      <ul>
        {due.slice(0, SHOWN).map((invoice) => (
          <DueInvoice key={invoice._id} invoice={invoice} />
        ))}
      </ul>
    </Panel>
  );
}

function DueInvoice({ invoice }: { invoice: InvoiceResponse }) {
  const { t, format } = useI18n();
  const { _id, invoiceNumber, dueDate, remainingDue, status } = invoice;
  return (
    <li className={styles.invoice}>
      <NumberLink to={documentPaths.invoice(_id)} number={invoiceNumber} />
      <span className={status === 'Overdue' ? ui.alert : ui.note}>
        {status === 'Overdue' && `${t('overview.overdue')} · `}
        {t('overview.dueOn', { date: format.date(dueDate) })}
      </span>
      <span className={styles.amount}>{format.money(remainingDue)}</span>
    </li>
  );
}
