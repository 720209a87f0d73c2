import type { ReactNode } from 'react';
import { Create, type RaRecord, SimpleForm, useResourceContext } from 'react-admin';
import { useParams } from 'react-router';
import { recordPath } from '../../paths';
import { sentenceKey } from '../record/sentenceKey';
import { EditPage } from './EditPage';
import { SaveBar } from './SaveBars';
import { UnsavedChanges } from './UnsavedChanges';
import { useFailureNotice } from './useFailureNotice';

interface Props<R extends RaRecord> {
  /** The body of the POST, created from the values of the form. */
  toCreate: (record: Partial<R>) => object;
  defaultValues?: Partial<R>;
  /** True if the list opens afterwards, not the page of the new record. */
  returnsToList?: boolean;
  /** Opens a question instead of the failure notice. @returns true if it did */
  asks?: (error: unknown) => boolean;
  children: ReactNode;
}

/** A page that creates a record: shows failures, and requires confirmation before unsaved changes are left. */
export const CreatePage = <R extends RaRecord>(props: Props<R>) => {
  const { toCreate, defaultValues, returnsToList = false, asks, children } = props;
  const resource = useResourceContext() ?? '';
  const fail = useFailureNotice(sentenceKey(resource, 'notifications.create_failed'));
  const onError = (error: unknown) => {
    if (asks?.(error) !== true) fail(error);
  };
  const toRecord = (_resource?: string, id?: string | number): string =>
    id === undefined ? `/${resource}` : recordPath(resource, id);
  return (
    <Create transform={toCreate} mutationOptions={{ onError }} redirect={returnsToList ? 'list' : toRecord}>
      <SimpleForm toolbar={<SaveBar />} defaultValues={defaultValues} noValidate>
        <UnsavedChanges />
        {children}
      </SimpleForm>
    </Create>
  );
};

interface FormProps<R extends RaRecord> extends Props<R> {
  toUpdate: (record: R) => object;
}

/** The pages that create and edit the records of a resource, if both have the same inputs. */
export const RecordForm = <R extends RaRecord>({ toUpdate, children, ...creation }: FormProps<R>) => {
  const { id } = useParams<'id'>();
  return id === undefined ? (
    <CreatePage<R> {...creation}>{children}</CreatePage>
  ) : (
    <EditPage<R> toUpdate={toUpdate}>{children}</EditPage>
  );
};
