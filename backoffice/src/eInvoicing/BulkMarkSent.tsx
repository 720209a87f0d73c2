import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import { MAX_MARKED } from '@shop/contract/e-invoices';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import { ForRole } from '../kit/auth/ForRole';
import { leftOutText } from '../i18n/refusalText';
import { useSingleClick } from '../kit/ui/useSingleClick';
import { transmissionKey } from './transmissionTones';
import { useServerCall } from '../kit/ui/useServerCall';

/** Marks the selected e-invoices as handed over; shows one that can't be marked. */
export const BulkMarkSent = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const ignoreSecond = useSingleClick();
  const { mutate, isPending } = useServerCall((server) => server.markTransmissionsSent(selectedIds.map(String)), {
    failed: transmissionKey('mark_failed'),
    onSuccess: ({ marked, leftOut: [first, ...others] }) => {
      const reported = first && { count: others.length + 1, first: leftOutText(first) };
      notify(transmissionKey(reported ? 'left_out' : 'marked'), {
        type: reported ? 'warning' : 'success',
        messageArgs: { marked, ...reported },
      });
      onUnselectItems();
    },
    onSettled: () => refresh(),
  });
  return (
    <ForRole action="eInvoices.send">
      <Button
        label={transmissionKey('action.markSent')}
        startIcon={<MarkEmailReadOutlined />}
        disabled={isPending}
        onClick={(event) => {
          ignoreSecond(event);
          if (event.defaultPrevented) return;
          if (selectedIds.length > MAX_MARKED)
            notify(transmissionKey('too_many'), { type: 'warning', messageArgs: { max: MAX_MARKED } });
          else mutate();
        }}
      />
    </ForRole>
  );
};
