import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { DialogContentText } from '@mui/material';
import { MAX_LENGTH } from '@shop/contract/limits';
import { useEffect, useRef, useState } from 'react';
import {
  Confirm,
  type RaRecord,
  useCanAccess,
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { sentenceKey } from '../record/sentenceKey';
import { focusPage } from './focusPage';
import { RowMenu, useInMenu } from './MoreMenu';
import { ActionButton } from './ActionButton';
import { type Remedy, useFailureNotice } from './useFailureNotice';
import { BoundedTextField } from './BoundedTextField';

interface Props {
  /** True if the server's rules allow the deletion. */
  allowed?: boolean;
  /** The page that follows, for a button on the record's own page. */
  redirect?: 'list';
  /** Offered if the server refuses. */
  remedy?: Remedy;
  /** True if the dialog requires a reason, which is stored. */
  requiresReason?: boolean;
}

/** Deleting removes the button, to which the closed dialog would return the focus: the page gets the focus instead. */
const useFocusAfterwards = (): (() => void) => {
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      if (isDeleted.current) setTimeout(focusPage);
    },
    [],
  );
  return () => {
    isDeleted.current = true;
  };
};

interface QuestionProps {
  text: string;
  isMissing: boolean;
  write: (reason: string) => void;
}

const Question = ({ text, isMissing, write }: QuestionProps) => {
  const translate = useTranslate();
  return (
    <>
      <DialogContentText>{translate(text)}</DialogContentText>
      <BoundedTextField
        max={MAX_LENGTH.note}
        fullWidth
        multiline
        required
        size="small"
        label={translate('shop.action.delete_reason')}
        error={isMissing}
        helperText={isMissing && translate('ra.validation.required')}
        onChange={(event) => write(event.target.value)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
        sx={{ mt: 2 }}
      />
    </>
  );
};

/** The reason of the deletion, which is missing once it is confirmed without one. */
const useReason = (isRequired: boolean) => {
  const [written, setReason] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const reason = written.trim();
  const isMissing = isRequired && reason === '';
  const unlessMissing = (remove: () => void) => () => {
    setConfirmed(true);
    if (!isMissing) remove();
  };
  return { reason, setReason, isMissing: isConfirmed && isMissing, unlessMissing };
};

/** The name of the record, for example `order ORD-2026-00012`. */
const useRecordName = (resource: string, record: RaRecord | undefined): string => {
  const kind = useTranslate()(`resources.${resource}.name`, { count: 1 }).toLocaleLowerCase();
  const representation = useGetRecordRepresentation(resource)(record);
  return typeof representation === 'string' ? `${kind} ${representation}` : kind;
};

/** Deletes the record in context after a confirmation with its name. It is in a menu, away from the usual steps. */
export const DeleteRecordButton = ({ allowed = true, redirect, remedy, requiresReason = false }: Props) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const goTo = useRedirect();
  const onError = useFailureNotice(sentenceKey(resource, 'notifications.delete_failed'), { remedy });
  const focusAfterwards = useFocusAfterwards();
  const isInMenu = useInMenu();
  const [asking, setAsking] = useState(false);
  const { reason, setReason, isMissing, unlessMissing } = useReason(requiresReason);
  const [remove, { isPending }] = useDelete(
    resource,
    { id: record?.id, previousData: record, meta: { reason } },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        focusAfterwards();
        notify(sentenceKey(resource, 'notifications.deleted'), { type: 'success' });
        if (redirect) goTo(redirect, resource);
      },
      onError,
      onSettled: () => setAsking(false),
    },
  );
  const label = translate('shop.action.delete');
  const question = sentenceKey(resource, 'confirm.delete');
  const title = translate('shop.action.delete_named', { name: useRecordName(resource, record) });
  const { canAccess } = useCanAccess({ resource, action: 'delete', record });
  if (!record || !canAccess) return null;

  const icon = <DeleteOutlined fontSize="small" />;
  const button = (
    <ActionButton label={label} icon={icon} color="error" disabled={!allowed} onClick={() => setAsking(true)} />
  );
  return (
    <>
      {isInMenu ? button : <RowMenu>{button}</RowMenu>}
      {asking && (
        <Confirm
          isOpen
          loading={isPending}
          title={title}
          content={requiresReason ? <Question text={question} isMissing={isMissing} write={setReason} /> : question}
          confirm={label}
          confirmColor="warning"
          onConfirm={unlessMissing(() => void remove())}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
