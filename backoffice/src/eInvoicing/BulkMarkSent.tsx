import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import { MAX_MARKED } from '@shop/contract/e-invoices';
import { useMutation } from '@tanstack/react-query';
import { Button, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { ForRole } from '../kit/auth/ForRole';
import type { ShopDataProvider } from '../kit/api/dataProvider';
import { leftOutText } from '../i18n/refusalText';
import { useFailureNotice } from '../kit/ui/useFailureNotice';
import { useSingleClick } from '../kit/ui/useSingleClick';
import { transmissionKey } from './transmissionTones';

/** Marks the selected e-invoices as handed over; shows one that can't be marked. */
export const BulkMarkSent = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const ignoreSecond = useSingleClick();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.markTransmissionsSent(selectedIds.map(String)),
    onSuccess: ({ marked, leftOut: [first, ...others] }) => {
      const reported = first && { count: others.length + 1, first: leftOutText(first) };
      notify(transmissionKey(reported ? 'left_out' : 'marked'), {
        type: reported ? 'warning' : 'success',
        messageArgs: { marked, ...reported },
      });
      onUnselectItems();
    },
    onError: useFailureNotice(transmissionKey('mark_failed')),
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
