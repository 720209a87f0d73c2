import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import { Button, DialogContentText } from '@mui/material';
import { addressOf } from '@shop/contract/client';
import { MAX_ARCHIVE_DAYS } from '@shop/contract/e-invoices';
import { dubaiDaysBetween, startOfDubaiDay } from '@shop/contract/dubai-day';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ForRole } from '../kit/auth/ForRole';
import { PeriodChooser } from '../kit/ui/PeriodChooser';
import { type Period, usualPeriods } from '../kit/ui/periods';
import { transmissionKey } from './transmissionTones';
import { TitledDialog } from '../kit/ui/TitledDialog';

const isPossible = ({ from, to }: Period): boolean => {
  const days = dubaiDaysBetween(startOfDubaiDay(from), startOfDubaiDay(to)) + 1;
  return days >= 1 && days <= MAX_ARCHIVE_DAYS;
};

const ArchiveDialog = ({ close }: { close: () => void }) => {
  const translate = useTranslate();
  const [period, setPeriod] = useState<Period>(() => usualPeriods(new Date()).months[0] ?? { from: '', to: '' });
  return (
    <TitledDialog
      title={translate(transmissionKey('archive.title'))}
      close={close}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button
            variant="contained"
            href={addressOf('/api/e-invoicing/zip', { query: period })}
            download
            disabled={!isPossible(period)}
            onClick={close}
          >
            {translate(transmissionKey('archive.save'))}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>{translate(transmissionKey('archive.help'))}</DialogContentText>
      <PeriodChooser period={period} onPeriod={setPeriod} />
      {!isPossible(period) && (
        <DialogContentText color="error" role="alert">
          {translate(transmissionKey('archive.wrong'))}
        </DialogContentText>
      )}
    </TitledDialog>
  );
};

/** The e-invoices of a period as one file. */
export const ArchiveButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <ForRole action="eInvoices.send">
      <Button size="small" startIcon={<FolderZipOutlined />} onClick={() => setOpen(true)}>
        {translate(transmissionKey('archive.open'))}
      </Button>
      {isOpen && <ArchiveDialog close={() => setOpen(false)} />}
    </ForRole>
  );
};
