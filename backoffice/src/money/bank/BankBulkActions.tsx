import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import type { BankBatchResponse } from '@shop/contract/api';
import { MAX_CHOSEN } from '@shop/contract/limits';
import { useState } from 'react';
import { Button, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { leftOutText } from '../../i18n/refusalText';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { ForRole } from '../../kit/auth/ForRole';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { IgnoreForm } from './IgnoreDialog';
import { useServerCall } from '../../kit/ui/useServerCall';

const text = (key: string) => `resources.bank-lines.bulk.${key}`;

/** The selected lines, at most as many as a call takes, and the notice of the result. */
const useSelection = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  return {
    lines: selectedIds.map(String),
    whenFew: (act: () => void) => {
      if (selectedIds.length > MAX_CHOSEN)
        notify('shop.list.too_many', { type: 'warning', messageArgs: { max: MAX_CHOSEN } });
      else act();
    },
    report: ({ done, leftOut }: BankBatchResponse) => {
      const [first] = leftOut;
      const reported = first && { count: leftOut.length, first: leftOutText({ ...first, number: '' }) };
      notify(text(reported ? 'left_out' : 'done'), {
        type: reported ? 'warning' : 'success',
        messageArgs: { count: done, ...(reported && { done, ...reported }) },
      });
      onUnselectItems();
    },
  };
};

const IgnoreButton = () => {
  const { lines, whenFew, report } = useSelection();
  const server = useDataProvider<ShopDataProvider>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        label="resources.bank-lines.step.ignore"
        startIcon={<VisibilityOffOutlined />}
        onClick={() => whenFew(() => setOpen(true))}
      />
      {isOpen && (
        <IgnoreForm
          mayRemember
          save={(body) => server.ignoreBankLines(lines, body)}
          report={report}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
};

const ReopenButton = () => {
  const { lines, whenFew, report } = useSelection();
  const refresh = useRefresh();
  const onFirstClick = useOnFirstClick();
  const { mutate, isPending } = useServerCall((server) => server.reopenBankLines(lines), {
    failed: 'resources.bank-lines.unmatch.failed',
    onSuccess: report,
    onSettled: () => refresh(),
  });
  return (
    <Button
      label="resources.bank-lines.step.unmatch"
      startIcon={<LockOpenOutlined />}
      disabled={isPending}
      onClick={onFirstClick(() => whenFew(() => mutate()))}
    />
  );
};

/** The actions for the lines that staff select in the list. */
export const BankBulkActions = () => (
  <>
    <ForRole action="payments.record">
      <IgnoreButton />
      <ReopenButton />
    </ForRole>
    <BulkExport />
  </>
);
