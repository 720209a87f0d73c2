import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { useRoleActions } from '../../people/auth/useMay';
import type { ReceiptRecord } from '../../types';

const AdvanceOf = ({ receipt }: { receipt: ReceiptRecord }) => {
  const server = useDataProvider<ShopDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => server.issueAdvanceOf(receipt.id),
    onSuccess: () => notify('resources.orders.advance.done', { type: 'success' }),
    onError: useFailureNotice('resources.orders.advance.failed'),
    onSettled: refresh,
  });
  return (
    <AskTwiceButton
      size="small"
      label={translate('resources.orders.advance.save')}
      sureLabel={translate('resources.receipts.advance_sure')}
      isPending={isPending}
      onSure={() => mutate()}
    />
  );
};

/** Issues the advance invoice of money that waits for the invoice of its order, as of the day of the money. */
export const AdvanceButton = () => {
  const receipt = useRecordContext<ReceiptRecord>();
  const may = useRoleActions();
  return receipt?.isAdvanceable && may('payments.record') ? <AdvanceOf receipt={receipt} /> : null;
};
