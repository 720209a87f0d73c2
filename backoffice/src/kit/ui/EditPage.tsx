import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import {
  EditBase,
  EditView,
  type RaRecord,
  SaveContextProvider,
  type SaveHandler,
  SimpleForm,
  useEditContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useSaveContext,
} from 'react-admin';
import { useParams } from 'react-router';
import { EmailsPanel } from '../emails/EmailsPanel';
import { HistoryPanel } from '../history/HistoryPanel';
import { editedRecord } from '../record/editedRecord';
import { type PageForm, PageFormContext } from '../record/PageForm';
import { type HeaderProps, RecordHead } from '../record/RecordHead';
import { useRecordTitle } from '../record/recordTitle';
import { sentenceKey } from '../record/sentenceKey';
import { LoadFailed } from './FailureBox';
import { EditBar, FormOfPage } from './SaveBars';
import { UnsavedChanges } from './UnsavedChanges';
import { useFailureNotice } from './useFailureNotice';

interface RefusalQuestion {
  /** Opens the question instead of the failure notice. @returns true if it did */
  asks: (error: unknown) => boolean;
  /** Resolves to whether the form is to be saved again. */
  goesOn: () => Promise<boolean>;
}

interface Props<R extends RaRecord> extends HeaderProps<R> {
  /** The body of the PUT, created from the values of the form. @param stored the loaded record */
  toUpdate: (record: R, stored: R | undefined) => object;
  /** A question that some refusals ask. */
  question?: RefusalQuestion;
  /** Replaces the bar with the save buttons, if saving needs a confirmation. */
  toolbar?: ReactElement;
  children: ReactNode;
}

const EditTitle = () => {
  const { resource, defaultTitle } = useEditContext();
  return useRecordTitle(resource, defaultTitle);
};

type Save = (...args: Parameters<SaveHandler<RaRecord>>) => Promise<RaRecord | undefined>;

/** Saves the form again if the question of a refusal is answered so. */
const SavedAgain = ({ question, children }: { question: RefusalQuestion | undefined; children: ReactNode }) => {
  const context = useSaveContext();
  const save = context.save as Save | undefined;
  if (save === undefined || question === undefined) return children;
  const saveAgain: Save = async (...args) => {
    const errors = await save(...args);
    return errors && (await question.goesOn()) ? save(...args) : errors;
  };
  return <SaveContextProvider value={{ ...context, save: saveAgain }}>{children}</SaveContextProvider>;
};

const FORM_ID = 'record-form';

/** Connects the head of the page with its form. */
const OfPage = ({ children }: { children: ReactNode }) => {
  const form = useRef<PageForm>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <PageFormContext value={useMemo(() => ({ form, slot, setSlot }), [slot])}>{children}</PageFormContext>;
};

/**
 * An edit page: saves pessimistically and stays, or returns to the list by another button; shows failures and the
 * server's field errors, and requires confirmation before unsaved changes are left. The history of the record is below
 * the form.
 */
export const EditPage = <R extends RaRecord>({ toUpdate, question, toolbar, children, ...header }: Props<R>) => {
  const resource = useResourceContext() ?? '';
  const { id } = useParams<'id'>();
  const notify = useNotify();
  const refresh = useRefresh();
  // Refreshes the history below the form, which has a new entry.
  const onSuccess = () => {
    notify(sentenceKey(resource, 'notifications.updated'), { type: 'success' });
    refresh();
  };
  const fail = useFailureNotice(sentenceKey(resource, 'notifications.update_failed'), { resource, id });
  const onError = (error: unknown) => {
    if (question?.asks(error) !== true) fail(error);
  };
  return (
    <OfPage>
      <EditBase<R>
        mutationMode="pessimistic"
        redirect={false}
        mutationOptions={{ ...editedRecord.mutationOptions, onSuccess, onError }}
        queryOptions={editedRecord.queryOptions}
        transform={(form: R, options?: { previousData?: R }) => toUpdate(form, options?.previousData)}
      >
        <RecordHead<R> {...header} />
        <EditView title={<EditTitle />} error={<LoadFailed resource={resource} />} actions={false}>
          <SavedAgain question={question}>
            <SimpleForm id={FORM_ID} toolbar={toolbar ?? <EditBar />} noValidate>
              <UnsavedChanges staysSaved offersSave={toolbar === undefined} />
              <FormOfPage id={FORM_ID} hasButton={toolbar === undefined} />
              {children}
            </SimpleForm>
          </SavedAgain>
        </EditView>
      </EditBase>
      {id !== undefined && <EmailsPanel resource={resource} id={id} />}
      {id !== undefined && <HistoryPanel resource={resource} id={id} />}
    </OfPage>
  );
};
