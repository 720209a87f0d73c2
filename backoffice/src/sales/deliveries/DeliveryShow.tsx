import { Box, Button, Dialog, DialogActions, DialogTitle } from '@mui/material';
import { addressOf } from '@shop/contract/client';
import { MAX_PROOF_BYTES, PROOF_TYPES } from '@shop/contract/delivery';
import { deliveryStatusTones } from '@shop/contract/statuses';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { at } from '../../kit/api/client';
import { openDeliveryPdf } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import { FileButton } from '../../kit/ui/FileButton';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { orderPath, PROOF_WANTED } from '../../paths';
import { useRoleActions } from '../../kit/auth/useMay';
import type { DeliveryRecord } from '../../types';
import { deliverySteps } from './deliverySteps';
import { ThumbBar } from './DeliveryWork';
import { PickLines } from './PickLines';
import { useServerCall } from '../../kit/ui/useServerCall';

const facts: readonly Fact<DeliveryRecord>[] = [
  { field: 'number' },
  { field: 'status', tones: deliveryStatusTones },
  { field: 'order', value: ({ order }) => order.orderNumber, to: ({ order }) => orderPath(order._id) },
  { field: 'user', value: ({ user }) => `${user.name}\n${user.email}` },
  { field: 'deliveredOn', kind: 'day' },
  { field: 'deliveredBy' },
  { field: 'receivedBy' },
  { field: 'address' },
  { field: 'invoice', value: ({ invoice }) => invoice?.number },
  { field: 'note' },
  { field: 'isLate', value: ({ isLate }, translate) => (isLate ? translate('resources.deliveries.late') : '') },
];

const useProof = ({ id }: DeliveryRecord, onDone: () => void) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useServerCall((server, file: File) => server.uploadProof(id, file), {
    failed: 'resources.deliveries.proof.failed',
    onSuccess: () => {
      onDone();
      notify('resources.deliveries.proof.done', { type: 'success' });
      refresh();
    },
  });
  const upload = (file: File) => {
    const isKnown = PROOF_TYPES.some((type) => type === file.type);
    if (isKnown && file.size <= MAX_PROOF_BYTES) mutate(file);
    else notify('resources.deliveries.proof.wrong', { type: 'error' });
  };
  return { upload, isPending };
};

/** The signed note or the picture: on a phone, its camera takes it. */
const Proof = ({ delivery }: { delivery: DeliveryRecord }) => {
  const translate = useTranslate();
  const may = useRoleActions();
  const [query, setQuery] = useSearchParams();
  const leave = () => setQuery({}, { replace: true });
  const { upload, isPending } = useProof(delivery, leave);
  const { proof, allowedActions } = delivery;
  const mayAdd = allowedActions.includes('addProof') && may('orders.deliver');
  const button = (
    <FileButton
      label={translate(`resources.deliveries.proof.${proof ? 'replace' : 'add'}`)}
      accept={PROOF_TYPES.join(',')}
      loading={isPending}
      onFiles={([file]) => file && upload(file)}
    />
  );
  return (
    <>
      {proof && (
        <Button href={addressOf('/api/deliveries/{id}/proof', at(delivery.id))} target="_blank" rel="noopener">
          <bdi>{proof.name}</bdi>
        </Button>
      )}
      {mayAdd && button}
      <Dialog open={mayAdd && proof === null && query.has(PROOF_WANTED)} onClose={leave}>
        <DialogTitle>{translate('resources.deliveries.proof.ask')}</DialogTitle>
        <DialogActions>
          <Button onClick={leave}>{translate('resources.deliveries.proof.later')}</Button>
          {button}
        </DialogActions>
      </Dialog>
    </>
  );
};

const sections: readonly Section<DeliveryRecord>[] = [
  { facts },
  { title: 'shop.line.title', body: (delivery) => <PickLines delivery={delivery} /> },
  {
    title: 'resources.deliveries.fields.proof',
    isShown: ({ proof, allowedActions }) => proof !== null || allowedActions.includes('addProof'),
    body: (delivery) => <Proof delivery={delivery} />,
  },
  { body: (delivery) => <ThumbBar delivery={delivery} /> },
];

const Papers = () => {
  const delivery = useRecordContext<DeliveryRecord>();
  const translate = useTranslate();
  if (!delivery) return null;
  return (['packing-list', 'pdf'] as const).map((paper) => (
    <PdfButton
      key={paper}
      label={translate(`resources.deliveries.paper.${paper}`)}
      open={openDeliveryPdf(delivery._id, paper)}
      button={{ size: 'small' }}
    />
  ));
};

const DeliveryShow = () => (
  // Below the page there is room for the bar at the lower edge of a phone.
  <Box sx={{ pb: { xs: 9, sm: 0 } }}>
    <ShowPage<DeliveryRecord>
      resource="deliveries"
      related={({ order }) => ({ orderId: order._id })}
      head={({ number, status, user }) => ({
        name: number,
        state: <StatusBadge of="deliveries" status={status} tones={deliveryStatusTones} />,
        who: user.name,
      })}
      steps={deliverySteps}
      buttons={<Papers />}
      sections={sections}
    />
  </Box>
);

export default DeliveryShow;
