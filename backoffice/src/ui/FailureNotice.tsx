import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Identifier, useCloseNotification, useRefresh, useTranslate } from 'react-admin';
import { formatMoment } from '../dubaiDay';
import { fieldWords, toldChanges } from '../trail/historyWords';
import { useHistory } from '../trail/useHistory';

export interface RecordName {
  resource: string;
  id: Identifier;
}

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

/** Who changed the record last, when, and which fields; nothing while that is not known. */
const LastChange = ({ of }: { of: RecordName }) => {
  const translate = useTranslate();
  const { data: [latest] = [] } = useHistory(of, 1);
  if (!latest) return null;
  const who = latest.actor?.name ?? translate('shop.history.shop');
  const fields = toldChanges(latest).map(({ field }) => fieldWords(field, of.resource, translate));
  return (
    <div>
      {translate('shop.stale.by', { who, at: formatMoment(latest.at) })}{' '}
      {fields.length > 0 && translate('shop.stale.fields', { fields: fields.join(', ') })}
    </div>
  );
};

/** Somebody else was quicker: says who, and offers to load the record anew, which drops what was typed. */
export const StaleNotice = ({ of }: { of?: RecordName }) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  const refresh = useRefresh();
  const reload = () => {
    refresh();
    close();
  };
  const action = (
    <>
      <Button color="inherit" size="small" onClick={reload}>
        {translate('shop.action.reload')}
      </Button>
      <IconButton color="inherit" size="small" aria-label={translate('ra.action.close')} onClick={close}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </>
  );
  return (
    <Alert severity="warning" variant="filled" action={action} sx={{ maxWidth: 460 }}>
      <AlertTitle sx={{ mb: 0 }}>{translate('shop.stale.title')}</AlertTitle>
      {of && <LastChange of={of} />}
      {translate('shop.stale.body')}
    </Alert>
  );
};
