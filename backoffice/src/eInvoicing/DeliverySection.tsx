import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../kit/api/dataProvider';
import { formatDay, formatMoment } from '../kit/format';
import type { DeliveryResponse } from '@shop/contract/api';
import type { Translate } from '../kit/ui/exportSheet';
import { FieldGrid, ReadOnly } from '../kit/ui/fields';
import { StatusBadge } from '../kit/ui/StatusBadge';
import { DeliveryActions } from './DeliveryActions';
import { deliveryKey, deliveryTones } from './deliveryTones';

interface DeliveryProps {
  delivery: DeliveryResponse;
}

/** The time that is left for sending; empty if nothing must be sent. */
export const timeLeft = ({ daysLeft }: Pick<DeliveryResponse, 'daysLeft'>, translate: Translate): string => {
  if (daysLeft === null) return '';
  if (daysLeft === 0) return translate(deliveryKey('last_day'));
  return translate(deliveryKey(daysLeft > 0 ? 'days_left' : 'late'), { count: Math.abs(daysLeft) });
};

export const isLate = ({ daysLeft }: Pick<DeliveryResponse, 'daysLeft'>): boolean => daysLeft !== null && daysLeft < 0;

const Facts = ({ delivery }: DeliveryProps) => {
  const translate = useTranslate();
  const { status, dueAt, sentAt, sentBy, answeredAt, answeredBy, correctedBy } = delivery;
  const by = (at: string, who: string, other: string) =>
    translate(deliveryKey('by'), { at: formatMoment(at), who: who || translate(deliveryKey(other)) });
  return (
    <FieldGrid min={180}>
      <ReadOnly label={deliveryKey('fields.status')}>
        <StatusBadge of="e-invoice-deliveries" status={status} tones={deliveryTones} />
      </ReadOnly>
      {dueAt !== null && (
        <ReadOnly label={deliveryKey('fields.dueAt')}>
          <Box component="span" sx={isLate(delivery) ? { color: 'error.main', fontWeight: 650 } : undefined}>
            {formatDay(dueAt)} · {timeLeft(delivery, translate)}
          </Box>
        </ReadOnly>
      )}
      {sentAt !== null && <ReadOnly label={deliveryKey('fields.sentAt')}>{by(sentAt, sentBy, 'the_shop')}</ReadOnly>}
      {answeredAt !== null && (
        <ReadOnly label={deliveryKey('fields.answeredAt')}>{by(answeredAt, answeredBy, 'the_provider')}</ReadOnly>
      )}
      {correctedBy.length > 0 && (
        <ReadOnly label={deliveryKey('fields.correctedBy')}>{correctedBy.join(', ')}</ReadOnly>
      )}
    </FieldGrid>
  );
};

const Trouble = ({ delivery: { reasons, lastError, nextAttemptAt } }: DeliveryProps) => {
  const translate = useTranslate();
  const next = nextAttemptAt && translate(deliveryKey('next'), { at: formatMoment(nextAttemptAt) });
  const lines = [...reasons, [lastError, lastError && next].filter(Boolean).join(' · ')].filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <Alert severity={reasons.length > 0 ? 'error' : 'warning'} sx={{ my: 1, overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <div key={line} dir="auto">
          {line}
        </div>
      ))}
    </Alert>
  );
};

const KEEPS_INVOICE = new Set<DeliveryResponse['status']>(['sending', 'failed', 'sent', 'accepted']);

/** The delivery state of a document's e-invoice, and the actions of staff. */
export const DeliverySection = ({ id, version }: { id: Identifier; version: number }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['e-invoice-deliveries', 'getOne', id, version],
    queryFn: () => dataProvider.getDelivery(id),
    retry: false,
  });
  return (
    <Box aria-busy={isPending} sx={{ mt: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {translate(deliveryKey('section'))}
      </Typography>
      {isPending && <Typography color="text.secondary">{translate(deliveryKey('loading'))}</Typography>}
      {isError && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{translate('resources.e_invoice.again')}</Button>}
        >
          {translate(deliveryKey('failed'))}
        </Alert>
      )}
      {data && (
        <>
          <Facts delivery={data} />
          <Trouble delivery={data} />
          {data.kind === 'invoice' && KEEPS_INVOICE.has(data.status) && (
            <Typography variant="body2" color="text.secondary">
              {translate(deliveryKey('stays'))}
            </Typography>
          )}
          <DeliveryActions delivery={data} />
        </>
      )}
    </Box>
  );
};
