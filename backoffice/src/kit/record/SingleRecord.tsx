import type { ReactNode } from 'react';
import {
  Edit,
  type Identifier,
  type RaRecord,
  SimpleForm,
  useGetOne,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { HistoryPanel } from '../history/HistoryPanel';
import { FailureBox, staysOnFailure } from '../ui/FailureBox';
import { SaveBar } from '../ui/SaveBars';
import { UnsavedChanges } from '../ui/UnsavedChanges';
import { useFailureNotice } from '../ui/useFailureNotice';

interface Props<R extends RaRecord> {
  resource: string;
  id: Identifier;
  /** The body of the PUT, created from the values of the form. */
  toUpdate: (form: R) => object;
  /** Makes a new form when it changes. */
  part?: string;
  children: ReactNode;
}

const LoadFailed = ({ resource }: { resource: string }) => {
  const [translate, refresh] = [useTranslate(), useRefresh()];
  return <FailureBox text={translate(`resources.${resource}.load_failed`)} onRetry={() => refresh()} sx={{ mt: 2 }} />;
};

/** The form of a resource that is one record. The page stays open after saving, and its history is read again. */
export const SingleRecordForm = <R extends RaRecord>({ resource, id, toUpdate, part, children }: Props<R>) => {
  const [notify, refresh] = [useNotify(), useRefresh()];
  const onSuccess = () => {
    notify(`resources.${resource}.notifications.updated`, { type: 'success' });
    refresh();
  };
  const onError = useFailureNotice(`resources.${resource}.notifications.update_failed`, { resource, id });
  return (
    <Edit<R>
      id={id}
      title={`resources.${resource}.page.edit`}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
      queryOptions={staysOnFailure}
      transform={toUpdate}
      error={<LoadFailed resource={resource} />}
      actions={false}
    >
      <SimpleForm key={part} toolbar={<SaveBar />} noValidate>
        <UnsavedChanges staysSaved />
        {children}
      </SimpleForm>
    </Edit>
  );
};

/** A record that was never saved has no history. */
export const SavedHistory = ({ resource, id }: { resource: string; id: Identifier }) => {
  const { data } = useGetOne<RaRecord & { version: number }>(resource, { id }, { retry: false });
  return data && data.version > 0 ? <HistoryPanel resource={resource} id={id} /> : null;
};
