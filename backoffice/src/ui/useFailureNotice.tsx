import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useCallback } from 'react';
import { type Identifier, useCloseNotification, useNotify, useRefresh, useTranslate } from 'react-admin';
import { isStaleVersion, reasonOf } from '../dataProvider/errors';
import { formatMoment } from '../format';
import { changesToShow, fieldLabel } from '../history/historyText';
import { useHistory } from '../history/useHistory';

interface RecordName {
  resource: string;
  id: Identifier;
}

/** The failure, and below it the server's reason where it gave one. */
const FailureNotice = ({ title, reason }: { title: string; reason?: string }) => {
  const close = useCloseNotification();
  return (
    <Alert severity="error" variant="filled" onClose={close}>
      {reason ? <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle> : title}
      {reason}
    </Alert>
  );
};

/** The last change of the record: by whom, when, and of which fields. Nothing while that is not known. */
const LastChange = ({ of }: { of: RecordName }) => {
  const translate = useTranslate();
  const { data: [latest] = [] } = useHistory(of, 1);
  if (!latest) return null;
  const who = latest.actor?.name ?? translate('shop.history.shop');
  const fields = changesToShow(latest).map(({ field }) => fieldLabel(field, of.resource, translate));
  return (
    <div>
      {translate('shop.stale.by', { who, at: formatMoment(latest.at) })}{' '}
      {fields.length > 0 && translate('shop.stale.fields', { fields: fields.join(', ') })}
    </div>
  );
};

/** Somebody else has changed the record. Offers to load it again, which drops what was typed. */
const StaleNotice = ({ of }: { of?: RecordName }) => {
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

/**
 * Returns the `onError` of a mutation. It shows that the mutation failed (`messageKey`) with the server's reason. Where
 * the record (`resource` and `id`) was changed since it was loaded, it shows by whom and offers to reload it.
 */
export const useFailureNotice = (
  messageKey: string,
  { resource, id }: Partial<RecordName> = {},
): ((error: unknown) => void) => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error) => {
      if (isStaleVersion(error)) {
        const of = resource !== undefined && id !== undefined ? { resource, id } : undefined;
        notify(<StaleNotice of={of} />, { type: 'warning', autoHideDuration: null });
        return;
      }
      const title = translate(messageKey);
      console.error(title, error);
      const reason = reasonOf(error);
      notify(<FailureNotice title={title} reason={reason === title ? undefined : reason} />, { type: 'error' });
    },
    [messageKey, resource, id, notify, translate],
  );
};
