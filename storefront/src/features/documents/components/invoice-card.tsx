import { chequeStatusTones } from '@shop/contract/cheques';
import { toAed } from '@shop/contract/money';
import { creditBadgeOf, settledInvoiceOf, settlementOf } from '@shop/contract/settlement';
import { invoiceStatusTones, moneyStateTones } from '@shop/contract/statuses';
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
import { paymentMethodLabels } from '../payment-labels';
import { refundedParts } from '../refunds';
import { usePurchaseFacts } from '../../purchase-details/purchase-facts';
import {
  chequeStatusLabels,
  creditBadgeLabels,
  invoiceStatusLabels,
  invoiceTitleLabels,
  settlementLabels,
} from '../invoice-labels';
import { useInvoicePath } from '../use-invoice-path';
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
          {t(paymentMethodLabels[paymentMethod])} {chequeNumber && <bdi>{chequeNumber}</bdi>}
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

/** The payments of an invoice: amount, method and date of each payment. */
function PaymentList({ payments }: { payments: readonly InvoicePaymentResponse[] }) {
  const { t } = useI18n();
  return (
    <div className={ui.stack1}>
      <h4 className={styles.title}>{t('invoices.payments')}</h4>
      {payments.length === 0 ? (
        <p className={ui.soft}>{t('invoices.noPayments')}</p>
      ) : (
        <ul className={styles.list}>
          {payments.map((payment) => (
            <li key={payment._id} className={styles.payment}>
              <Payment payment={payment} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The credit notes of an invoice: number, amount and date of each, with its PDF. */
function CreditNoteList({ notes }: { notes: InvoiceResponse['creditNotes'] }) {
  const { t, format } = useI18n();
  if (notes.length === 0) return null;
  return (
    <div className={ui.stack1}>
      <h4 className={styles.title}>{t('invoices.creditNotes')}</h4>
      <ul className={styles.list}>
        {notes.map(({ _id, creditNoteNumber: number, total, createdAt }) => (
          <li key={_id} className={styles.payment}>
            <span className={styles.amount}>{format.money(total)}</span>
            <SmallDocumentLink href={documentPaths.creditNotePdf(_id)} name={t('invoices.creditNotePdf', { number })}>
              {number}
            </SmallDocumentLink>
            <time dateTime={createdAt}>{format.date(createdAt)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The advance invoices that an invoice deducts, with net amount and VAT. */
function AdvanceList({ advances }: Pick<InvoiceResponse, 'advances'>) {
  const { t, format } = useI18n();
  if (advances.length === 0) return null;
  return (
    <div className={ui.stack1}>
      <h4 className={styles.title}>{t('invoices.advanced')}</h4>
      <ul className={styles.list}>
        {advances.map(({ _id, number, issuedOn, net, vat, gross }) => (
          <li key={_id} className={styles.payment}>
            <span className={styles.amount}>{format.money(gross)}</span>
            <span>{t('invoices.netAndVat', { net: format.money(net), vat: format.money(vat) })}</span>
            <NumberLink to={documentPaths.invoice(_id)} number={number} />
            <time dateTime={issuedOn}>{format.date(issuedOn)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cheques that were given for an invoice. They are no payments before they clear. */
function ChequeList({ cheques }: Pick<InvoiceResponse, 'cheques'>) {
  const { t, format } = useI18n();
  if (cheques.length === 0) return null;
  return (
    <div className={ui.stack1}>
      <h4 className={styles.title}>{t('invoices.cheques')}</h4>
      <ul className={styles.list}>
        {cheques.map(({ _id, chequeNumber: number, bank, amount, chequeDate, status }) => (
          <li key={_id} className={styles.payment}>
            <span className={styles.amount}>{format.money(amount)}</span>
            <bdi>{t('statement.cheque', { number, bank })}</bdi>
            <Badge tone={chequeStatusTones[status]}>{t(chequeStatusLabels[status])}</Badge>
            <time dateTime={chequeDate}>{format.date(chequeDate)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The lines below the total of an invoice. Its total is shown with its VAT. */
function useSettlement(invoice: InvoiceResponse) {
  const { t, format } = useI18n();
  const rows = settlementOf(settledInvoiceOf(invoice));
  return [
    ...rows.map(({ part, amount }) => ({ name: t(settlementLabels[part]), value: format.money(toAed(amount)) })),
    ...(invoice.coveredByCheques === 0
      ? []
      : [{ name: t('invoices.covered'), value: format.money(invoice.coveredByCheques) }]),
    { name: t('invoices.dueDate'), value: format.date(invoice.dueDate) },
  ];
}

/** The status depends on payments alone: a second badge shows credit. */
function StatusBadges({ invoice }: { invoice: InvoiceResponse }) {
  const { t } = useI18n();
  const credit = creditBadgeOf(settledInvoiceOf(invoice));
  return (
    <span className={ui.row2}>
      <Badge tone={invoiceStatusTones[invoice.status]} dot>
        {t(invoiceStatusLabels[invoice.status])}
      </Badge>
      {credit !== null && <Badge tone="neutral">{t(creditBadgeLabels[credit])}</Badge>}
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
  const settlement = useSettlement(invoice);
  const purchase = usePurchaseFacts(invoice);
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
            value: isAdvance
              ? `${t(invoiceTitleLabels[title])} · ${t('invoices.advance')}`
              : t(invoiceTitleLabels[title]),
          },
          ...(order === null
            ? []
            : [
                {
                  name: t('invoices.order'),
                  value: <NumberLink to={documentPaths.order(order._id)} number={order.orderNumber} />,
                },
              ]),
          ...(supplyDate === null ? [] : [{ name: t('invoices.supplied'), value: format.date(supplyDate) }]),
          ...(deliveries.length === 0
            ? []
            : [{ name: t('invoices.deliveries'), value: deliveries.map((one) => one.number).join(' · ') }]),
          ...purchase,
        ]}
      />
      <InvoiceLines invoice={invoice} open={detailed} />
      <Facts facts={settlement} />
      {invoice.writtenOff > 0 && <p className={ui.note}>{t('invoices.writtenOffNote')}</p>}
      <AdvanceList advances={invoice.advances} />
      <CreditNoteList notes={invoice.creditNotes} />
      <ChequeList cheques={invoice.cheques} />
      <PaymentList payments={invoice.payments} />
    </RecordCard>
  );
}
