import { endsOrder } from '@shop/contract/statuses';
import { Fragment } from 'react';
import { Notice } from '../../../components/ui/notice';
import { DocumentLink, SmallDocumentLink } from './document-link';
import { Facts } from '../../../components/ui/facts';
import { RecordCard } from '../../../components/ui/record-card';
import { documentPaths } from '../../../config/document-paths';
import { paths } from '../../../config/paths';
import type { OrderResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { usePurchaseFacts } from '../../purchase-details/purchase-facts';
import { RequestedBy } from './requested-by';
import { LineTable } from './line-table';
import { Note } from './note';
import { NumberLink } from './number-link';
import { OrderDeliveries, useDeliveryProgress } from './order-deliveries';
import { OrderAgainButton } from './order-again-button';
import { Totals } from './totals';
import { StatusBadge } from './status-badge';

interface OrderCardProps {
  order: OrderResponse;
  /** True on the page of the order itself, which needs no link to it. */
  detailed?: boolean;
}

export function OrderCard({ order, detailed = false }: OrderCardProps) {
  const { t, format } = useI18n();
  const { _id, orderNumber, status, createdAt, orderItems, totalPrice } = order;
  return (
    <RecordCard
      number={orderNumber}
      to={detailed ? undefined : documentPaths.order(_id)}
      date={<time dateTime={createdAt}>{format.date(createdAt)}</time>}
      badge={<StatusBadge status={status} />}
      actions={
        <>
          <DocumentLink href={documentPaths.orderPdf(_id)} label={t('orders.pdf')} number={orderNumber} />
          <OrderAgainButton number={orderNumber} lines={orderItems} label={t('orders.again')} />
          <MoreDocuments order={order} />
        </>
      }
    >
      {order.hold && (
        <Notice kind="info">
          {t(order.hold.reason === 'bouncedCheque' ? 'orders.heldAfterBounce' : 'orders.heldForApproval')}
        </Notice>
      )}
      <RequestedBy user={order.user} />
      <OrderFacts order={order} />
      {detailed && <OrderDeliveries order={order} />}
      <LineTable
        number={orderNumber}
        lines={orderItems}
        tax={order.tax}
        priced
        delivered={detailed && order.deliveryState !== 'None'}
      />
      <Totals document={order} total={totalPrice} />
      <Note title={t('requests.ourNote')} text={order.adminToClientNote} />
    </RecordCard>
  );
}

/** The proforma invoice and the delivery note. */
function MoreDocuments({ order }: { order: OrderResponse }) {
  const { t } = useI18n();
  const { _id, orderNumber, status, isDelivered, billableTotal } = order;
  const isOpen = billableTotal > 0 && !endsOrder(status);
  const document = (name: 'proforma' | 'delivery-note', label: string) => (
    <SmallDocumentLink href={`/api/orders/${encodeURIComponent(_id)}/${name}`} name={`${label} ${orderNumber}`}>
      {label}
    </SmallDocumentLink>
  );
  return (
    <>
      {isOpen && document('proforma', t('orders.proforma'))}
      {isDelivered && document('delivery-note', t('orders.deliveryNote'))}
    </>
  );
}

export function OrderInvoices({ invoices }: Pick<OrderResponse, 'invoices'>) {
  const { t } = useI18n();
  if (invoices.length === 0) return t('orders.notGenerated');
  return invoices.map(({ _id, invoiceNumber }, index) => (
    <Fragment key={_id}>
      {index > 0 && ' · '}
      <NumberLink to={documentPaths.invoice(_id)} number={invoiceNumber} />
    </Fragment>
  ));
}

function Advances({ advances }: Pick<OrderResponse, 'advances'>) {
  const { format } = useI18n();
  return advances.map(({ _id, invoiceNumber, total }, index) => (
    <Fragment key={_id}>
      {index > 0 && ' · '}
      <NumberLink to={documentPaths.invoice(_id)} number={invoiceNumber} /> ({format.money(total)})
    </Fragment>
  ));
}

function OrderFacts({ order }: { order: OrderResponse }) {
  const { t, format } = useI18n();
  const { invoices, billingState, quote, shippingAddress, deliveryAddress, deliveryMethod, deliveredAt } = order;
  const { advances, hasReturns, billableTotal } = order;
  const isOpen = billableTotal > 0 && (hasReturns || billingState === 'Partly');
  const ownAddress = deliveryAddress || deliveryMethod === 'PickUp' ? '' : shippingAddress;
  return (
    <Facts
      facts={[
        { name: t('orders.invoice'), value: <OrderInvoices invoices={invoices} /> },
        { name: t('orders.advances'), value: advances.length > 0 && <Advances advances={advances} /> },
        {
          name: t('orders.fromQuote'),
          value: quote && <NumberLink to={paths.request(quote._id)} number={quote.number} />,
        },
        ...usePurchaseFacts(order),
        { name: t('orders.shipTo'), value: ownAddress, long: true },
        {
          name: t(hasReturns ? 'orders.billable' : 'orders.leftToInvoice'),
          value: isOpen && format.money(billableTotal),
        },
        { name: t('orders.delivery'), value: useDeliveryProgress(order), long: true },
        { name: t('orderStatus.Delivered'), value: deliveredAt && format.date(deliveredAt) },
      ]}
    />
  );
}
