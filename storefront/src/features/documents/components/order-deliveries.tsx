import { isOpenOrder } from '@shop/contract/statuses';
import { countedWord } from '@shop/contract/counted-words';
import { nameOfLine } from '@shop/contract/names';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { useQuery } from '@tanstack/react-query';
import type { OrderResponse } from '@shop/contract/api';
import ui from '../../../components/ui/primitives.module.css';
import { documentPaths } from '../../../config/document-paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { deliveriesQuery } from '../api/get-deliveries';
import { SmallDocumentLink } from './document-link';

type ProgressOrder = Pick<OrderResponse, 'orderItems' | 'deliveryState' | 'status' | 'lastDeliveredAt'>;

/** `Partly delivered on 25 November, the rest expected on 2 December`; null where nothing, or everything, is delivered. */
export function useDeliveryProgress({ orderItems, deliveryState, status, lastDeliveredAt }: ProgressOrder) {
  const { t, format } = useI18n();
  const open = orderItems.filter(({ qty, cancelledQty, deliveredQty }) => qty - cancelledQty > deliveredQty);
  const expected = open.flatMap(({ expectedOn }) => expectedOn ?? []).sort();
  const rest =
    expected[0] && t('orders.restExpected', { day: format.date(startOfDubaiDay(expected[0]).toISOString()) });
  if (!isOpenOrder(status)) return null;
  if (deliveryState !== 'Partly' || lastDeliveredAt === null) return rest ?? null;
  return [t('orders.partlyDelivered', { day: format.date(lastDeliveredAt) }), rest].filter(Boolean).join(' · ');
}

/** The deliveries of an order, each with its note. */
export function OrderDeliveries({ order }: { order: Pick<OrderResponse, '_id' | 'deliveryState'> }) {
  const i18n = useI18n();
  const { t, format, language } = i18n;
  const { data = [] } = useQuery({ ...deliveriesQuery(order._id), enabled: order.deliveryState !== 'None' });
  if (data.length === 0) return null;
  return (
    <section>
      <h3>{t('orders.deliveries')}</h3>
      <ul className={ui.stack1}>
        {data.map(({ _id, number, deliveredOn, lines, receivedBy }) => (
          <li key={_id}>
            <bdi>{number}</bdi>{' '}
            {[deliveredOn && format.date(deliveredOn), receivedBy && t('orders.receivedBy', { name: receivedBy })]
              .filter(Boolean)
              .join(' · ')}{' '}
            <SmallDocumentLink href={documentPaths.deliveryPdf(_id)} name={`${t('orders.deliveryNote')} ${number}`}>
              {t('orders.deliveryNote')}
            </SmallDocumentLink>
            <ul className={ui.note}>
              {lines.map((line) => (
                <li key={line.line}>
                  {format.number(line.qty)} {line.unit && countedWord(line.unit, line.qty, i18n)}{' '}
                  <bdi>{nameOfLine(line, language)}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
