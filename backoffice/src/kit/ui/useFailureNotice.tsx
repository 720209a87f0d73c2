import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Alert, AlertTitle, Button, IconButton } from '@mui/material';
import { useCallback, useState } from 'react';
import { type Identifier, useCloseNotification, useNotify, useRefresh, useTranslate } from 'react-admin';
import { codeOf, fieldNamesOf, isStaleVersion, reasonOf } from '../api/errors';
import { formatMoment } from '../format';
import { changesToShow, fieldLabel } from '../history/historyText';
import { useHistory } from '../history/useHistory';
import { unsavedForm } from './unsavedChanges';

interface RecordName {
  resource: string;
  id: Identifier;
}

/** An alternative that is offered when the server refuses with `code`. */
export interface Remedy {
  code: string;
  /** Translation key of the button. */
  label: string;
  act: () => void;
}

interface FailureNoticeProps {
  title: string;
  reason?: string;
  remedy?: Remedy;
}

/** The failure, the server's reason if there is one, and a button for the remedy. */
const FailureNotice = ({ title, reason, remedy }: FailureNoticeProps) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  const repair = () => {
    remedy?.act();
    close();
  };
  const action = remedy && (
    <Button color="inherit" size="small" onClick={repair}>
      {translate(remedy.label)}
    </Button>
  );
  return (
    <Alert severity="error" variant="filled" onClose={close} action={action}>
      {reason ? <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle> : title}
      {reason}
    </Alert>
  );
};

/** The last change of the record: by whom, when, and of which fields. Nothing while that is unknown. */
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

/** Another user has changed the record. Offers to reload it, with the typed values or without them. */
const StaleNotice = ({ of }: { of?: RecordName }) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  const refresh = useRefresh();
  const [takeOver] = useState(() => unsavedForm()?.takeOver);
  const reload = () => {
    refresh();
    close();
  };
  const reloadWithTyped = () => {
    takeOver?.();
    reload();
  };
  const action = (
    <>
      {takeOver && (
        <Button color="inherit" size="small" onClick={reloadWithTyped}>
          {translate('shop.stale.take_over')}
        </Button>
      )}
      <Button color="inherit" size="small" onClick={reload}>
        {translate('shop.action.reload')}
      </Button>
      <IconButton color="inherit" size="small" aria-label={translate('ra.action.close')} onClick={close}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </>
  );
  return (
    <Alert severity="warning" variant="filled" action={action} sx={{ maxWidth: 560 }}>
      <AlertTitle sx={{ mb: 0 }}>{translate('shop.stale.title')}</AlertTitle>
      {of && <LastChange of={of} />}
      {translate(takeOver ? 'shop.stale.body_typed' : 'shop.stale.body')}
    </Alert>
  );
};

/** True if the form has an input for each refused field: it shows the reason there. */
const isShownAtFields = (error: unknown): boolean => {
  const fields = fieldNamesOf(error);
  return fields.length > 0 && fields.every((field) => document.getElementsByName(field).length > 0);
};

/**
 * Returns the `onError` of a mutation. It shows that the mutation failed (`messageKey`) with the server's reason. If
 * the record (`resource` and `id`) was changed since it was loaded, it shows by whom and offers to reload it. An error
 * that a field of the form shows is not repeated.
 */
export const useFailureNotice = (
  messageKey: string,
  { resource, id, remedy }: Partial<RecordName> & { remedy?: Remedy } = {},
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
      const reason = isShownAtFields(error) ? undefined : reasonOf(error);
      const offered = remedy && codeOf(error) === remedy.code ? remedy : undefined;
      const notice = <FailureNotice title={title} reason={reason === title ? undefined : reason} remedy={offered} />;
      notify(notice, { type: 'error', ...(offered && { autoHideDuration: null }) });
    },
    [messageKey, resource, id, remedy, notify, translate],
  );
};
