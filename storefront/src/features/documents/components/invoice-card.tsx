import { chequeStatusTones } from '@shop/contract/cheques';
import { toAed } from '@shop/contract/money';
import { creditBadgeOf, settledInvoiceOf, settlementOf } from '@shop/contract/settlement';
import { moneyStateTones } from '@shop/contract/statuses';
import { Badge } from '../../../components/ui/badge';
import { DocumentLink, SmallDocumentLink } from './document-link';
import { Facts } from '../../../components/ui/facts';
import { Link } from '../../../components/ui/link';
import { RecordCard } from '../../../components/ui/record-card';
import ui from '../../../components/ui/primitives.module.css';
import { documentPaths } from '../../../config/document-paths';
import type { InvoicePaymentResponse, InvoiceResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { LineThumbs } from './line-thumbs';
import { LineTable } from './line-table';
import { NumberLink } from './number-link';
import { OrderAgainButton } from './order-again-button';
import { Totals } from './totals';
import { refundedParts } from '../refunds';
import { usePurchaseFacts } from '../../purchase-details/purchase-facts';
import { useInvoicePath } from '../use-invoice-path';
import { StatusBadge } from './status-badge';
import type { ReactNode } from 'react';
import styles from './payment-list.module.css';

function Payment({ payment }: { payment: InvoicePaymentResponse }) {
  const { t, format } = useI18n();
  const { _id, amount, paymentMethod, chequeNumber, paymentDate, state, refunds, appliedFrom } = payment;
  const { paidBack, used } = refundedParts(refunds);
  return (
    <>
      <span className={styles.amount}>{format.money(amount)}</span>
      {appliedFrom ? (
        <span>{t('invoices.fromCredit', { number: appliedFrom })}</span>
      ) : (
        <span>
          {t(`paymentMethod.${paymentMethod}`)} {chequeNumber && <bdi>{chequeNumber}</bdi>}
        </span>
      )}
      <time dateTime={paymentDate}>{format.date(paymentDate)}</time>
      {state === 'Received' && paidBack > 0 && (
        <span>{t('invoices.refundedPart', { amount: format.money(paidBack) })}</span>
      )}
      {used.map((part) => (
        <span key={part.invoiceNumber}>
          <InvoiceMention
            number={part.invoiceNumber}
            text={t('invoices.usedPart', { amount: format.money(part.amount), number: part.invoiceNumber })}
          />
        </span>
      ))}
      {state !== 'Received' && <Badge tone={moneyStateTones[state]}>{t(`paymentStatus.${state}`)}</Badge>}
      <span className={styles.receipt}>
        <SmallDocumentLink
          href={documentPaths.paymentPdf(_id)}
          name={t('invoices.receiptOf', { amount: format.money(amount), date: format.date(paymentDate) })}
        >
          {t('invoices.receipt')}
        </SmallDocumentLink>
      </span>
    </>
  );
}

/** A sentence about another invoice, with a link to it. */
function InvoiceMention({ number, text }: { number: string; text: string }) {
  const to = useInvoicePath()(number);
  return to === undefined ? text : <Link to={to}>{text}</Link>;
}

interface PartsProps<T> {
  title: string;
  of: readonly T[];
  /** Shown if there are no parts; without it, nothing is. */
  none?: string;
  children: (part: T) => ReactNode;
}

function Parts<T extends { readonly _id: string }>({ title, of, none, children }: PartsProps<T>) {
  if (of.length === 0 && none === undefined) return null;
  return (
    <div className={ui.stack1}>
      <h4 className={styles.title}>{title}</h4>
      {of.length === 0 ? (
        <p className={ui.soft}>{none}</p>
      ) : (
        <ul className={styles.list}>
          {of.map((part) => (
            <li key={part._id} className={styles.payment}>
              {children(part)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The advance invoices that an invoice deducts, its credit notes, its cheques (no payments before they clear) and its payments. */
function InvoiceParts({ invoice: { advances, creditNotes, cheques, payments } }: { invoice: InvoiceResponse }) {
  const { t, format } = useI18n();
  return (
    <>
      <Parts title={t('invoices.advanced')} of={advances}>
        {({ _id, number, issuedOn, net, vat, gross }) => (
          <>
            <span className={styles.amount}>{format.money(gross)}</span>
            <span>{t('invoices.netAndVat', { net: format.money(net), vat: format.money(vat) })}</span>
            <NumberLink to={documentPaths.invoice(_id)} number={number} />
            <time dateTime={issuedOn}>{format.date(issuedOn)}</time>
          </>
        )}
      </Parts>
      <Parts title={t('invoices.creditNotes')} of={creditNotes}>
        {({ _id, creditNoteNumber: number, total, createdAt }) => (
          <>
            <span className={styles.amount}>{format.money(total)}</span>
            <SmallDocumentLink href={documentPaths.creditNotePdf(_id)} name={t('invoices.creditNotePdf', { number })}>
              {number}
            </SmallDocumentLink>
            <time dateTime={createdAt}>{format.date(createdAt)}</time>
          </>
        )}
      </Parts>
      <Parts title={t('invoices.cheques')} of={cheques}>
        {({ chequeNumber: number, bank, amount, chequeDate, status }) => (
          <>
            <span className={styles.amount}>{format.money(amount)}</span>
            <bdi>{t('statement.cheque', { number, bank })}</bdi>
            <Badge tone={chequeStatusTones[status]}>{t(`chequeStatus.${status}`)}</Badge>
            <time dateTime={chequeDate}>{format.date(chequeDate)}</time>
          </>
        )}
      </Parts>
      <Parts title={t('invoices.payments')} of={payments} none={t('invoices.noPayments')}>
        {(payment) => <Payment payment={payment} />}
      </Parts>
    </>
  );
}

/** The lines below the total of an invoice. Its total is shown with its VAT. */
function useSettlement(invoice: InvoiceResponse) {
  const { t, format } = useI18n();
  const { coveredByCheques, dueDate } = invoice;
  const rows = settlementOf(settledInvoiceOf(invoice));
  return [
    ...rows.map(({ part, amount }) => ({ name: t(`invoices.${part}`), value: format.money(toAed(amount)) })),
    { name: t('invoices.covered'), value: coveredByCheques > 0 && format.money(coveredByCheques) },
    { name: t('invoices.dueDate'), value: format.date(dueDate) },
  ];
}

/** The status depends on payments alone: a second badge shows credit. */
function StatusBadges({ invoice }: { invoice: InvoiceResponse }) {
  const { t } = useI18n();
  const credit = creditBadgeOf(settledInvoiceOf(invoice));
  return (
    <span className={ui.row2}>
      <StatusBadge status={invoice.status} />
      {credit !== null && <Badge tone="neutral">{t(`creditBadge.${credit}`)}</Badge>}
    </span>
  );
}

/** The lines of an invoice, folded in a list; and what it came to at issue, with its VAT. */
function InvoiceLines({ invoice, open }: { invoice: InvoiceResponse; open: boolean }) {
  const { t, format } = useI18n();
  const { invoiceNumber, lines, tax, issuedTotal } = invoice;
  return (
    <>
      <details className={styles.lines} open={open}>
        <summary>
          {t('invoices.lines')} ({format.number(lines.length)})
          <LineThumbs lines={lines} />
        </summary>
        <LineTable number={invoiceNumber} lines={lines} tax={tax} priced />
      </details>
      <Totals document={invoice} total={issuedTotal} />
    </>
  );
}

interface InvoiceCardProps {
  invoice: InvoiceResponse;
  /** True on the page of the invoice itself, which needs no link to it and has room for its lines. */
  detailed?: boolean;
}

export function InvoiceCard({ invoice, detailed = false }: InvoiceCardProps) {
  const { t, format } = useI18n();
  const { _id, invoiceNumber: number, title, createdAt, supplyDate, deliveries, order, lines } = invoice;
  const isAdvance = invoice.kind === 'Advance';
  return (
    <RecordCard
      number={number}
      to={detailed ? undefined : documentPaths.invoice(_id)}
      date={<time dateTime={createdAt}>{format.date(createdAt)}</time>}
      badge={<StatusBadges invoice={invoice} />}
      actions={
        <>
          <DocumentLink href={documentPaths.invoicePdf(_id)} label={t('invoices.pdf')} number={number} />
          {!isAdvance && <OrderAgainButton number={number} lines={lines} label={t('orders.again')} />}
        </>
      }
    >
      <Facts
        facts={[
          {
            name: t('invoices.kind'),
            value: isAdvance ? `${t(`invoiceTitle.${title}`)} · ${t('invoices.advance')}` : t(`invoiceTitle.${title}`),
          },
          {
            name: t('invoices.order'),
            value: order && <NumberLink to={documentPaths.order(order._id)} number={order.orderNumber} />,
          },
          { name: t('invoices.supplied'), value: supplyDate && format.date(supplyDate) },
          { name: t('invoices.deliveries'), value: deliveries.map((one) => one.number).join(' · ') },
          ...usePurchaseFacts(invoice),
        ]}
      />
      <InvoiceLines invoice={invoice} open={detailed} />
      <Facts facts={useSettlement(invoice)} />
      {invoice.writtenOff > 0 && <p className={ui.note}>{t('invoices.writtenOffNote')}</p>}
      <InvoiceParts invoice={invoice} />
    </RecordCard>
  );
}
