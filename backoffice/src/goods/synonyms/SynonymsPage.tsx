import { SYNONYMS_ID } from '@shop/contract/synonyms';
import { Edit, SimpleForm, useGetOne, useNotify, useRefresh, useTranslate } from 'react-admin';
import { textOf } from '../../kit/formValues';
import { HistoryPanel } from '../../kit/history/HistoryPanel';
import type { UpdateSearchSynonymsDto } from '@shop/contract/api';
import type { SynonymsRecord } from '../../types';
import { FailureBox } from '../../kit/ui/FailureBox';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { SaveBar } from '../../kit/ui/SaveBars';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { SynonymGroupsInput } from './SynonymGroupsInput';

/** The page shows the error itself: react-admin's own handler would redirect to the list. */
const stay = () => undefined;

/** The body of PUT /synonyms; empty groups are omitted. */
const toSynonymsUpdate = ({ groups, version }: SynonymsRecord): UpdateSearchSynonymsDto => ({
  groups: groups.map(({ phrases }) => ({ phrases: phrases.map(textOf) })).filter(({ phrases }) => phrases.length > 0),
  version,
});

const LoadFailed = () => {
  const translate = useTranslate();
  const refresh = useRefresh();
  return <FailureBox text={translate('resources.synonyms.load_failed')} onRetry={() => refresh()} sx={{ mt: 2 }} />;
};

/** A list that was never saved has no history. */
const SavedHistory = () => {
  const { data } = useGetOne<SynonymsRecord>('synonyms', { id: SYNONYMS_ID }, { retry: false });
  return data && data.version > 0 ? <HistoryPanel resource="synonyms" id={SYNONYMS_ID} /> : null;
};

/** /synonyms: words with the same meaning in the shop's search. */
const SynonymsPage = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  // Refreshes the history below the form, which has a new entry.
  const onSuccess = () => {
    notify('resources.synonyms.notifications.updated', { type: 'success' });
    refresh();
  };
  const onError = useFailureNotice('resources.synonyms.notifications.update_failed', {
    resource: 'synonyms',
    id: SYNONYMS_ID,
  });
  return (
    <>
      <Edit<SynonymsRecord>
        id={SYNONYMS_ID}
        title="resources.synonyms.page.edit"
        mutationMode="pessimistic"
        redirect={false}
        mutationOptions={{ onSuccess, onError }}
        queryOptions={{ onError: stay }}
        transform={(form: SynonymsRecord) => toSynonymsUpdate(form)}
        error={<LoadFailed />}
        actions={false}
      >
        <SimpleForm toolbar={<SaveBar />} noValidate>
          <UnsavedChanges staysSaved />
          <SynonymGroupsInput />
        </SimpleForm>
      </Edit>
      <SavedHistory />
    </>
  );
};

export default SynonymsPage;
