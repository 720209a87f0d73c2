import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../../components/ui/icon';
import { Skeleton } from '../../../components/ui/skeleton';
import { ErrorState } from '../../../components/ui/view-state';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { documentPaths } from '../../../config/document-paths';
import type { InvoiceResponse, OrderResponse, QuoteResponse } from '@shop/contract/api';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { NumberLink } from '../../documents/components/number-link';
import { myInvoicesQuery } from '../../documents/api/get-my-invoices';
import { myOrdersQuery } from '../../documents/api/get-my-orders';
import { requestTimeline, type TimelineStep } from '../request-timeline';
import styles from './request-timeline.module.css';

/** The progress of a request up to its paid invoice, with the loaded data of its order and its invoice. */
export function RequestTimeline({ quote }: { quote: QuoteResponse }) {
  const { t } = useI18n();
  const titleId = useId();
  const orders = useQuery({ ...myOrdersQuery(), enabled: quote.isOrderCreated });
  const order = orders.data?.find(({ _id }) => _id === quote.createdOrderId);
  const isInvoiced = (order?.invoices.length ?? 0) > 0;
  const invoices = useQuery({ ...myInvoicesQuery(), enabled: isInvoiced });
  const invoice = invoices.data?.find(({ order: of }) => of?._id === order?._id);
  const failed = [orders, invoices].find(({ isError }) => isError);
  if (failed) return <ErrorState text={t('timeline.failed')} onRetry={() => void failed.refetch()} />;
  const waiting = (quote.isOrderCreated && orders.isPending) || (isInvoiced && invoices.isPending);
  if (waiting) return <Skeleton height="6rem" />;
  return (
    <div>
      <h3 id={titleId} className={styles.title}>
        {t('timeline.title')}
      </h3>
      <ol className={styles.steps} aria-labelledby={titleId}>
        {requestTimeline({ quote, order, invoice }).map((step) => (
          <Step key={step.name} step={step} note={<StepNote step={step} order={order} invoice={invoice} />} />
        ))}
      </ol>
    </div>
  );
}

function Step({ step, note }: { step: TimelineStep; note: ReactNode }) {
  const { t, format } = useI18n();
  const { name, state, at } = step;
  return (
    <li className={cx(styles.step, styles[state])}>
      <span className={styles.mark}>
        {state === 'done' && <Icon name="check" size={16} />}
        {state === 'stopped' && <Icon name="close" size={16} />}
      </span>
      <span className={styles.what}>
        <span className={styles.name}>{t(`timeline.${name}`)}</span>
        {state !== 'stopped' && (
          <VisuallyHidden> ({t(state === 'done' ? 'timeline.done' : 'timeline.toCome')})</VisuallyHidden>
        )}
        {at && (
          <time className={styles.at} dateTime={at}>
            {format.date(at)}
          </time>
        )}
        {note}
      </span>
    </li>
  );
}

interface StepNoteProps {
  step: TimelineStep;
  order: OrderResponse | undefined;
  invoice: InvoiceResponse | undefined;
}

/** The document of the step, and its status. */
function StepNote({ step, order, invoice }: StepNoteProps) {
  const { t, format } = useI18n();
  const say = (text: ReactNode) => <span className={styles.at}>{text}</span>;
  if (step.name === 'ordered' && order) {
    return say(
      <>
        <NumberLink to={documentPaths.order(order._id)} number={order.orderNumber} /> ·{' '}
        {t(`orderStatus.${order.status}`)}
      </>,
    );
  }
  if (step.name === 'invoiced' && invoice) {
    return say(<NumberLink to={documentPaths.invoice(invoice._id)} number={invoice.invoiceNumber} />);
  }
  if (step.name !== 'paid' || !invoice || invoice.amountPaid === 0 || step.state === 'done') return null;
  const { amountPaid, amountDue } = invoice;
  return say(t('timeline.partlyPaid', { paid: format.money(amountPaid), due: format.money(amountDue) }));
}
