import Stack from '@mui/material/Stack';
import type { ReactElement, ReactNode } from 'react';
import {
  Edit,
  type RaRecord,
  SaveButton,
  SimpleForm,
  Toolbar,
  useEditContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router';
import { EmailsPanel } from '../documentEmails/EmailsPanel';
import { HistoryPanel } from '../history/HistoryPanel';
import { LoadFailed } from './FailureBox';
import { PrevNext } from './PrevNext';
import { useFailureNotice } from './useFailureNotice';
import { useSingleClick } from './useSingleClick';

interface Props<R extends RaRecord> {
  /** The body of the PUT, made from the values of the form. */
  toUpdate: (record: R) => object;
  /** Above the form: related documents and buttons of the saved record. */
  actions?: ReactNode;
  /** In place of the bar with the button that saves. */
  toolbar?: ReactElement;
  children: ReactNode;
}

export const SaveBar = () => (
  <Toolbar>
    <SaveButton alwaysEnable onClick={useSingleClick()} />
  </Toolbar>
);

/** A title that is the record's name alone is empty while the record loads: it is the resource's name until then. */
const EditTitle = () => {
  const { resource, defaultTitle } = useEditContext();
  const translate = useTranslate();
  return defaultTitle || translate(`resources.${resource}.name`, { smart_count: 1 });
};

/** The page shows the error itself: react-admin's own handler would leave for the list. */
const stay = () => undefined;

/**
 * An edit page: saves pessimistically, returns to the list, shows failures and the server's field errors, and asks before
 * unsaved changes are left. The history of the record stands below the form.
 */
export const EditPage = <R extends RaRecord>({ toUpdate, actions, toolbar = <SaveBar />, children }: Props<R>) => {
  const resource = useResourceContext() ?? '';
  const { id } = useParams<'id'>();
  const onError = useFailureNotice(`resources.${resource}.notifications.update_failed`, { resource, id });
  return (
    <>
      <Edit<R>
        title={<EditTitle />}
        mutationMode="pessimistic"
        redirect="list"
        mutationOptions={{ onError }}
        queryOptions={{ onError: stay }}
        transform={(form: R) => toUpdate(form)}
        error={<LoadFailed resource={resource} />}
        actions={
          <Stack sx={{ py: 1, alignItems: 'flex-start' }}>
            <PrevNext />
            {actions}
          </Stack>
        }
      >
        <SimpleForm toolbar={toolbar} warnWhenUnsavedChanges noValidate>
          {children}
        </SimpleForm>
      </Edit>
      {id !== undefined && <EmailsPanel resource={resource} id={id} />}
      {id !== undefined && <HistoryPanel resource={resource} id={id} />}
    </>
  );
};
