import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { WebhookDeliveryResponse, WebhookResponse } from '@shop/contract/api';
import type { Tone } from '@shop/contract/statuses';
import { useTranslate } from 'react-admin';
import { useMay } from '../../kit/auth/useMay';
import { formatMoment } from '../../kit/format';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { FailureBox } from '../../kit/ui/FailureBox';
import { HeadRow } from '../../kit/ui/HeadRow';
import { PageLoading } from '../../kit/ui/PageLoading';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { TitledDialog } from '../../kit/ui/TitledDialog';
import { useServerCall } from '../../kit/ui/useServerCall';

const text = (key: string) => `resources.webhooks.deliveries.${key}`;
const TONES = { waiting: 'yellow', sent: 'green', failed: 'red' } as const satisfies Record<string, Tone>;

/** The last answer of the receiver, or the reason why there was none. */
const answerOf = ({ attempts }: WebhookDeliveryResponse): string => {
  const last = attempts.at(-1);
  return last === undefined ? '' : last.status === null ? last.error : String(last.status);
};

const DeliveryRow = ({
  delivery,
  reload,
}: {
  delivery: WebhookDeliveryResponse;
  reload?: (() => void) | undefined;
}) => {
  const translate = useTranslate();
  const { mutate, isPending } = useServerCall((server) => server.sendWebhookDelivery(delivery._id), {
    failed: 'resources.webhooks.change_failed',
    onSuccess: () => reload?.(),
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
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{answerOf(delivery)}</bdi>
      </TableCell>
      <TableCell align="right">{delivery.attempts.length}</TableCell>
      {reload && (
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
  const mayManage = useMay('keys.manage');
  const { data, isError, refetch } = useServerQuery(['webhooks', webhook._id, 'deliveries'], (server) =>
    server.getWebhookDeliveries(webhook._id),
  );
  const reload = () => void refetch();
  return (
    <TitledDialog
      title={translate(text('title'))}
      close={close}
      maxWidth="md"
      actions={
        <>
          <Button onClick={reload}>{translate(text('reload'))}</Button>
          <Button onClick={close}>{translate('ra.action.close')}</Button>
        </>
      }
    >
      {isError && <FailureBox text={translate(text('failed'))} onRetry={reload} />}
      {!data && !isError && <PageLoading />}
      {data?.length === 0 && <Typography color="text.secondary">{translate(text('empty'))}</Typography>}
      {data !== undefined && data.length > 0 && (
        <Table size="small">
          <HeadRow
            texts={['at', 'type', 'state', 'answer'].map(text)}
            numbers={[text('attempts'), ...(mayManage ? ['shop.action.actions'] : [])]}
          />
          <TableBody>
            {data.map((delivery) => (
              <DeliveryRow key={delivery._id} delivery={delivery} reload={mayManage ? reload : undefined} />
            ))}
          </TableBody>
        </Table>
      )}
    </TitledDialog>
  );
};
