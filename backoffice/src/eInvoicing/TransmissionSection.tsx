import { Alert, Box, Button, Typography } from '@mui/material';
import { type Identifier, useTranslate } from 'react-admin';
import { formatDay, formatMoment } from '../kit/format';
import type { TransmissionResponse } from '@shop/contract/api';
import type { Translate } from '../kit/ui/exportSheet';
import { FieldGrid, ReadOnly } from '../kit/ui/fields';
import { StatusBadge } from '../kit/ui/StatusBadge';
import { TransmissionActions } from './TransmissionActions';
import { transmissionKey, transmissionTones } from './transmissionTones';
import { useServerQuery } from '../kit/api/useServerQuery';

interface TransmissionProps {
  transmission: TransmissionResponse;
}

/** The time that is left for sending; empty if nothing must be sent. */
export const timeLeft = ({ daysLeft }: Pick<TransmissionResponse, 'daysLeft'>, translate: Translate): string => {
  if (daysLeft === null) return '';
  if (daysLeft === 0) return translate(transmissionKey('last_day'));
  return translate(transmissionKey(daysLeft > 0 ? 'days_left' : 'late'), { count: Math.abs(daysLeft) });
};

export const isLate = ({ daysLeft }: Pick<TransmissionResponse, 'daysLeft'>): boolean =>
  daysLeft !== null && daysLeft < 0;

const Facts = ({ transmission }: TransmissionProps) => {
  const translate = useTranslate();
  const { status, dueAt, sentAt, sentBy, answeredAt, answeredBy, correctedBy } = transmission;
  const by = (at: string, who: string, other: string) =>
    translate(transmissionKey('by'), { at: formatMoment(at), who: who || translate(transmissionKey(other)) });
  return (
    <FieldGrid min={180}>
      <ReadOnly label={transmissionKey('fields.status')}>
        <StatusBadge of="e-invoice-deliveries" status={status} tones={transmissionTones} />
      </ReadOnly>
      {dueAt !== null && (
        <ReadOnly label={transmissionKey('fields.dueAt')}>
          <Box component="span" sx={isLate(transmission) ? { color: 'error.main', fontWeight: 650 } : undefined}>
            {formatDay(dueAt)} · {timeLeft(transmission, translate)}
          </Box>
        </ReadOnly>
      )}
      {sentAt !== null && (
        <ReadOnly label={transmissionKey('fields.sentAt')}>{by(sentAt, sentBy, 'the_shop')}</ReadOnly>
      )}
      {answeredAt !== null && (
        <ReadOnly label={transmissionKey('fields.answeredAt')}>{by(answeredAt, answeredBy, 'the_provider')}</ReadOnly>
      )}
      {correctedBy.length > 0 && (
        <ReadOnly label={transmissionKey('fields.correctedBy')}>{correctedBy.join(', ')}</ReadOnly>
      )}
    </FieldGrid>
  );
};

const Trouble = ({ transmission: { reasons, lastError, nextAttemptAt } }: TransmissionProps) => {
  const translate = useTranslate();
  const next = nextAttemptAt && translate(transmissionKey('next'), { at: formatMoment(nextAttemptAt) });
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

const KEEPS_INVOICE = new Set<TransmissionResponse['status']>(['sending', 'failed', 'sent', 'accepted']);

/** The transmission state of a document's e-invoice, and the actions of staff. */
export const TransmissionSection = ({ id, version }: { id: Identifier; version: number }) => {
  const translate = useTranslate();
  const { data, isError, isPending, refetch } = useServerQuery(
    ['e-invoice-deliveries', 'getOne', id, version],
    (server) => server.getTransmission(id),
  );
  return (
    <Box aria-busy={isPending} sx={{ mt: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {translate(transmissionKey('section'))}
      </Typography>
      {isPending && <Typography color="text.secondary">{translate(transmissionKey('loading'))}</Typography>}
      {isError && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{translate('shop.action.retry')}</Button>}
        >
          {translate(transmissionKey('failed'))}
        </Alert>
      )}
      {data && (
        <>
          <Facts transmission={data} />
          <Trouble transmission={data} />
          {data.kind === 'invoice' && KEEPS_INVOICE.has(data.status) && (
            <Typography variant="body2" color="text.secondary">
              {translate(transmissionKey('stays'))}
            </Typography>
          )}
          <TransmissionActions transmission={data} />
        </>
      )}
    </Box>
  );
};
