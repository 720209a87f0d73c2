import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
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
import { HistoryPanel } from '../trail/HistoryPanel';
import { LoadFailed } from './LoadFailed';
import { PrevNext } from './PrevNext';
import { useFailure } from './useFailure';

interface Props<R extends RaRecord> {
  /** The body of the PUT, made of what the form holds. */
  toUpdate: (record: R) => object;
  /** What stands above the form and concerns the saved record: its chain, buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

const SaveBar = () => (
  <Toolbar>
    <SaveButton alwaysEnable />
  </Toolbar>
);

/** Of a record that bears its name alone, what it is until that has come. */
const EditTitle = () => {
  const { resource, defaultTitle } = useEditContext();
  const translate = useTranslate();
  return defaultTitle || translate(`resources.${resource}.name`, { smart_count: 1 });
};

const stay = () => undefined;

/**
 * An edit page: saves pessimistically, returns to the list, says what failed, puts the server's field
 * errors on their fields, and asks before unsaved changes are left. Below it stands what happened to the record.
 */
export const EditPage = <R extends RaRecord>({ toUpdate, actions, children }: Props<R>) => {
  const resource = useResourceContext() ?? '';
  const { id } = useParams<'id'>();
  const onError = useFailure(`resources.${resource}.notifications.update_failed`, { resource, id });
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
        <SimpleForm toolbar={<SaveBar />} warnWhenUnsavedChanges noValidate>
          {children}
        </SimpleForm>
      </Edit>
      {id !== undefined && <HistoryPanel resource={resource} id={id} />}
    </>
  );
};
