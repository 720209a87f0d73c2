import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { MAX_CHOSEN } from '@shop/contract/limits';
import { type ComponentType, type ReactElement, useState } from 'react';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { ForRole } from '../../kit/auth/ForRole';
import { PlanDialog } from '../followUps/FollowUpDialog';
import { AssignDialog } from './AssignDialog';
import { useBatchNotice } from './useBatchNotice';
import { useServerCall } from '../../kit/ui/useServerCall';

/** The selected quotes. A selection that is larger than a call is refused with a notice. */
const useSelection = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const whenFew = (act: () => void) => {
    if (selectedIds.length > MAX_CHOSEN) {
      notify('shop.list.too_many', { type: 'warning', messageArgs: { max: MAX_CHOSEN } });
    } else act();
  };
  return { quotes: selectedIds.map(String), unselect: () => onUnselectItems(), whenFew };
};

interface DialogButtonProps {
  label: string;
  icon: ReactElement;
  Dialog: ComponentType<{ quotes: string[]; close: () => void; done: () => void }>;
}

const DialogButton = ({ label, icon, Dialog }: DialogButtonProps) => {
  const { quotes, unselect, whenFew } = useSelection();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label={label} startIcon={icon} onClick={() => whenFew(() => setOpen(true))} />
      {isOpen && <Dialog quotes={quotes} close={() => setOpen(false)} done={unselect} />}
    </>
  );
};

const PlanQuotesDialog = ({ quotes, ...rest }: { quotes: string[]; close: () => void; done: () => void }) => (
  <PlanDialog records={quotes} {...rest} />
);

const REMINDED = { done: 'resources.quotes.remind.done', left_out: 'resources.quotes.remind.left_out' };

/** Reminds the buyers of the selected offers. */
const RemindButton = () => {
  const { quotes, unselect, whenFew } = useSelection();
  const report = useBatchNotice(REMINDED);
  const refresh = useRefresh();
  const onFirstClick = useOnFirstClick();
  const { mutate, isPending } = useServerCall((server) => server.remindQuotes(quotes), {
    failed: 'resources.quotes.remind.failed',
    onSuccess: (result) => {
      report(result);
      unselect();
    },
    onSettled: () => refresh(),
  });
  return (
    <Button
      label="resources.quotes.remind.action"
      startIcon={<NotificationsOutlined />}
      disabled={isPending}
      onClick={onFirstClick(() => whenFew(() => mutate()))}
    />
  );
};

/** The actions for the quotes that staff select in the list. */
export const QuoteBulkActions = () => (
  <>
    <ForRole action="quotes.write">
      <DialogButton label="shop.assignment.open" icon={<AssignmentIndOutlined />} Dialog={AssignDialog} />
      <DialogButton label="shop.follow_ups.open" icon={<EventOutlined />} Dialog={PlanQuotesDialog} />
      <RemindButton />
    </ForRole>
    <BulkExport />
  </>
);
