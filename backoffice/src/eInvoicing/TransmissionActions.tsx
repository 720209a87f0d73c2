import { Button, Stack } from '@mui/material';
import { MAX_REASON, MAX_REASONS } from '@shop/contract/e-invoices';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { ForRole } from '../kit/auth/ForRole';
import type { TransmissionAct } from '../kit/api/eInvoiceCalls';
import { textOf } from '../kit/formValues';
import type { TransmissionResponse } from '@shop/contract/api';
import { FormDialog } from '../kit/ui/FormDialog';
import { useOnFirstClick } from '../kit/ui/useSingleClick';
import { transmissionKey } from './transmissionTones';
import { useReportedCall } from '../kit/ui/useServerCall';

interface Props {
  transmission: TransmissionResponse;
}

interface ActProps extends Props {
  act: TransmissionAct;
  /** The key of its texts. */
  name: 'send' | 'markSent' | 'markAccepted' | 'ask';
  label?: string;
  variant?: 'contained' | 'outlined';
}

const ActButton = ({ transmission, act, name, label = `action.${name}`, variant = 'outlined' }: ActProps) => {
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const { mutate, isPending } = useReportedCall((server) => server.actOnTransmission(transmission._id, act), {
    done: transmissionKey(`done.${name}`),
    failed: transmissionKey('act_failed'),
  });
  return (
    <Button size="small" variant={variant} loading={isPending} onClick={onFirstClick(() => mutate())}>
      {translate(transmissionKey(label))}
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
  if (reasons.length === 0) return transmissionKey('reject.needed');
  const isTooMuch = reasons.length > MAX_REASONS || reasons.some(({ length }) => length > MAX_REASON);
  if (!isTooMuch) return undefined;
  return { message: transmissionKey('reject.too_much'), args: { max: MAX_REASONS, length: MAX_REASON } };
};

const RejectButton = ({ transmission }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={() => setOpen(true)}>
        {translate(transmissionKey('action.markRejected'))}
      </Button>
      {isOpen && (
        <FormDialog
          texts={{
            title: transmissionKey('reject.title'),
            save: transmissionKey('action.markRejected'),
            done: transmissionKey('done.markRejected'),
            failed: transmissionKey('act_failed'),
          }}
          resource="e-invoice-deliveries"
          record={{ reasons: '' }}
          save={({ reasons }, server) => server.rejectTransmission(transmission._id, reasonsIn(reasons))}
          close={() => setOpen(false)}
        >
          <TextInput
            source="reasons"
            label={transmissionKey('reject.reasons')}
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

const canBeRequested = ({ status, connector }: TransmissionResponse) =>
  connector === 'webhook' && ['sending', 'failed', 'sent'].includes(status);

/** The buttons that the server's rules allow now, for roles that send e-invoices. */
export const TransmissionActions = ({ transmission }: Props) => {
  const may = (action: TransmissionResponse['allowedActions'][number]) => transmission.allowedActions.includes(action);
  const isAgain = transmission.status === 'failed' || transmission.status === 'rejected';
  return (
    <ForRole action="eInvoices.send">
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        {may('send') && (
          <ActButton
            {...{ transmission, act: 'send', name: 'send', variant: 'contained' }}
            label={isAgain ? 'action.send_again' : 'action.send'}
          />
        )}
        {may('markSent') && <ActButton transmission={transmission} act="mark-sent" name="markSent" />}
        {may('markAccepted') && <ActButton transmission={transmission} act="mark-accepted" name="markAccepted" />}
        {may('markRejected') && <RejectButton transmission={transmission} />}
        {canBeRequested(transmission) && <ActButton transmission={transmission} act="ask" name="ask" />}
      </Stack>
    </ForRole>
  );
};
