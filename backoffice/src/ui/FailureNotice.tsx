import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useCloseNotification, useRefresh, useTranslate } from 'react-admin';

/** What failed, and below it the server's own reason where it gave one. */
export const FailureNotice = ({ title, reason }: { title: string; reason?: string }) => {
  const close = useCloseNotification();
  return (
    <Alert severity="error" variant="filled" onClose={close}>
      {reason ? <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle> : title}
      {reason}
    </Alert>
  );
};

/** Somebody else was quicker: offers to load the record anew, which drops what was typed. */
export const StaleNotice = () => {
  const translate = useTranslate();
  const close = useCloseNotification();
  const refresh = useRefresh();
  const reload = () => {
    refresh();
    close();
  };
  const action = (
    <Button color="inherit" size="small" onClick={reload}>
      {translate('shop.action.reload')}
    </Button>
  );
  return (
    <Alert severity="warning" variant="filled" action={action} sx={{ maxWidth: 460 }}>
      <AlertTitle sx={{ mb: 0 }}>{translate('shop.stale.title')}</AlertTitle>
      {translate('shop.stale.body')}
    </Alert>
  );
};
