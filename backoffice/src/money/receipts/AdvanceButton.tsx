import { useRecordContext, useTranslate } from 'react-admin';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { useRoleActions } from '../../kit/auth/useMay';
import type { ReceiptRecord } from '../../types';
import { useReportedCall } from '../../kit/ui/useServerCall';

const AdvanceOf = ({ receipt }: { receipt: ReceiptRecord }) => {
  const translate = useTranslate();
  const { mutate, isPending } = useReportedCall((server) => server.issueAdvanceOf(receipt.id), {
    done: 'resources.orders.advance.done',
    failed: 'resources.orders.advance.failed',
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
