import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { MAX_REASON, MAX_REASONS } from '@shop/contract/e-invoices';
import { useState } from 'react';
import { TextInput, useDataProvider, useTranslate } from 'react-admin';
import { ForRole } from '../people/auth/ForRole';
import type { ShopDataProvider } from '../kit/api/dataProvider';
import type { DeliveryAct } from '../kit/api/eInvoiceCalls';
import { textOf } from '../kit/formValues';
import type { DeliveryResponse } from '@shop/contract/api';
import { FormDialog } from '../kit/ui/FormDialog';
import { useOnFirstClick } from '../kit/ui/useSingleClick';
import { deliveryKey } from './deliveryTones';
import { useReportedCall } from '../kit/ui/useReportedCall';

interface Props {
  delivery: DeliveryResponse;
}

interface ActProps extends Props {
  act: DeliveryAct;
  /** The key of its texts. */
  name: 'send' | 'markSent' | 'markAccepted' | 'ask';
  label?: string;
  variant?: 'contained' | 'outlined';
}

const ActButton = ({ delivery, act, name, label = `action.${name}`, variant = 'outlined' }: ActProps) => {
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const { mutate, isPending } = useReportedCall((server) => server.actOnDelivery(delivery._id, act), {
    done: deliveryKey(`done.${name}`),
    failed: deliveryKey('act_failed'),
  });
  return (
    <Button size="small" variant={variant} loading={isPending} onClick={onFirstClick(() => mutate())}>
      {translate(deliveryKey(label))}
    </Button>
  );
};

/** One reason in each line. */
const reasonsIn = (text: unknown): string[] =>
  textOf(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** @returns the problem of the reasons; undefined if there is none */
const reasonsRule = (text: unknown) => {
  const reasons = reasonsIn(text);
  if (reasons.length === 0) return deliveryKey('reject.needed');
  const isTooMuch = reasons.length > MAX_REASONS || reasons.some(({ length }) => length > MAX_REASON);
  if (!isTooMuch) return undefined;
  return { message: deliveryKey('reject.too_much'), args: { max: MAX_REASONS, length: MAX_REASON } };
};

const RejectButton = ({ delivery }: Props) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={() => setOpen(true)}>
        {translate(deliveryKey('action.markRejected'))}
      </Button>
      {isOpen && (
        <FormDialog
          texts={{
            title: deliveryKey('reject.title'),
            save: deliveryKey('action.markRejected'),
            done: deliveryKey('done.markRejected'),
            failed: deliveryKey('act_failed'),
          }}
          resource="e-invoice-deliveries"
          record={{ reasons: '' }}
          save={({ reasons }) => dataProvider.rejectDelivery(delivery._id, reasonsIn(reasons))}
          close={() => setOpen(false)}
        >
          <TextInput
            source="reasons"
            label={deliveryKey('reject.reasons')}
            multiline
            minRows={3}
            validate={reasonsRule}
            helperText={false}
          />
        </FormDialog>
      )}
    </>
  );
};

const canBeRequested = ({ status, connector }: DeliveryResponse) =>
  connector === 'webhook' && ['sending', 'failed', 'sent'].includes(status);

/** The buttons that the server's rules allow now, for roles that send e-invoices. */
export const DeliveryActions = ({ delivery }: Props) => {
  const may = (action: DeliveryResponse['allowedActions'][number]) => delivery.allowedActions.includes(action);
  const isAgain = delivery.status === 'failed' || delivery.status === 'rejected';
  return (
    <ForRole action="eInvoices.send">
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        {may('send') && (
          <ActButton
            {...{ delivery, act: 'send', name: 'send', variant: 'contained' }}
            label={isAgain ? 'action.send_again' : 'action.send'}
          />
        )}
        {may('markSent') && <ActButton delivery={delivery} act="mark-sent" name="markSent" />}
        {may('markAccepted') && <ActButton delivery={delivery} act="mark-accepted" name="markAccepted" />}
        {may('markRejected') && <RejectButton delivery={delivery} />}
        {canBeRequested(delivery) && <ActButton delivery={delivery} act="ask" name="ask" />}
      </Stack>
    </ForRole>
  );
};
