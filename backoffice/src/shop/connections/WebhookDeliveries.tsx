import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { WebhookDeliveryResponse, WebhookResponse } from '@shop/contract/api';
import type { Tone } from '@shop/contract/statuses';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { useMay } from '../../kit/auth/useMay';
import { formatMoment } from '../../kit/format';
import { FailureBox } from '../../kit/ui/FailureBox';
import { PageLoading } from '../../kit/ui/PageLoading';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { useServerCall } from '../../kit/ui/useServerCall';

const text = (key: string) => `resources.webhooks.deliveries.${key}`;
const TONES = { waiting: 'yellow', sent: 'green', failed: 'red' } as const satisfies Record<string, Tone>;

/** The last answer of the receiver, or the reason why there was none. */
const answerOf = ({ attempts }: WebhookDeliveryResponse): string => {
  const last = attempts.at(-1);
  return last === undefined ? '' : last.status === null ? last.error : String(last.status);
};

interface RowProps {
  delivery: WebhookDeliveryResponse;
  mayManage: boolean;
  reload: () => void;
}

const DeliveryRow = ({ delivery, mayManage, reload }: RowProps) => {
  const translate = useTranslate();
  const { mutate, isPending } = useServerCall((server) => server.sendWebhookDelivery(delivery._id), {
    failed: 'resources.webhooks.change_failed',
    onSuccess: reload,
  });
  return (
    <TableRow>
      <TableCell>{formatMoment(delivery.at)}</TableCell>
      <TableCell>
        <bdi>{delivery.type}</bdi>
      </TableCell>
      <TableCell>
        <StatusBadge of="webhooks" status={delivery.state} tones={TONES} />
      </TableCell>
      <TableCell align="right">{delivery.attempts.length}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{answerOf(delivery)}</bdi>
      </TableCell>
      {mayManage && (
        <TableCell align="right">
          <Button size="small" disabled={isPending} onClick={() => mutate()}>
            {translate(text('send'))}
          </Button>
        </TableCell>
      )}
    </TableRow>
  );
};

/** The latest deliveries of a webhook, each with its last answer. */
export const WebhookDeliveries = ({ webhook, close }: { webhook: WebhookResponse; close: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const server = useDataProvider<ShopDataProvider>();
  const mayManage = useMay('keys.manage');
  const { data, isError, refetch } = useQuery({
    queryKey: ['webhooks', webhook._id, 'deliveries'],
    queryFn: () => server.getWebhookDeliveries(webhook._id),
  });
  const reload = () => void refetch();
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{translate(text('title'))}</DialogTitle>
      <DialogContent sx={{ overflowX: 'auto' }}>
        {isError && <FailureBox text={translate(text('failed'))} onRetry={reload} />}
        {!data && !isError && <PageLoading />}
        {data?.length === 0 && <Typography color="text.secondary">{translate(text('empty'))}</Typography>}
        {data !== undefined && data.length > 0 && (
          <Table size="small">
            <TableHead>
              <TableRow>
                {['at', 'type', 'state', 'attempts', 'answer'].map((field) => (
                  <TableCell key={field} align={field === 'attempts' ? 'right' : 'inherit'}>
                    {translate(text(field))}
                  </TableCell>
                ))}
                {mayManage && <TableCell component="td" />}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((delivery) => (
                <DeliveryRow key={delivery._id} delivery={delivery} mayManage={mayManage} reload={reload} />
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={reload}>{translate(text('reload'))}</Button>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
