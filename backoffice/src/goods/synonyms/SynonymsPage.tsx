import { MAX_SYNONYM_GROUPS, SYNONYMS_ID } from '@shop/contract/synonyms';
import { Edit, SimpleForm, useGetOne, useNotify, useRefresh, useTranslate } from 'react-admin';
import { textOf } from '../../kit/formValues';
import { HistoryPanel } from '../../kit/history/HistoryPanel';
import type { UpdateSearchSynonymsDto } from '@shop/contract/api';
import type { SynonymsRecord } from '../../types';
import { FailureBox } from '../../kit/ui/FailureBox';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { SaveBar } from '../../kit/ui/SaveBars';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { ValuesInput } from '../../kit/ui/ValuesInput';

const text = (key: string) => `resources.synonyms.${key}`;

/** A group needs at least two phrases. */
const severalPhrases = (phrases: unknown) =>
  Array.isArray(phrases) && phrases.length === 1 ? text('invalid.alone') : undefined;

const GroupRow = ({ index, onRemove }: { index: number; onRemove: () => void }) => {
  const translate = useTranslate();
  const named = { number: index + 1 };
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1 }}>
      <ValuesInput
        source={`groups.${index}.phrases`}
        label={translate(text('fields.group'), named)}
        validate={severalPhrases}
      />
      <IconButton sx={{ alignSelf: 'start', mt: 1 }} aria-label={translate(text('remove'), named)} onClick={onRemove}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** The groups of phrases with the same meaning; long lists can be searched. */
const SynonymGroupsInput = () => {
  const translate = useTranslate();
  const { control } = useFormContext<SynonymsRecord>();
  const { fields, prepend, remove } = useFieldArray({ control, name: 'groups' });
  const groups = useWatch({ control, name: 'groups' });
  const [wanted, setWanted] = useState('');
  const isWanted = (index: number) => {
    const phrases = groups[index]?.phrases ?? [];
    return phrases.length === 0 || phrases.some((phrase) => phrase.toLowerCase().includes(wanted.trim().toLowerCase()));
  };
  const shown = fields.map(({ id }, index) => ({ id, index })).filter(({ index }) => isWanted(index));
  return (
    <Box sx={{ width: '100%', maxWidth: 800 }}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate(text('lead'))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <TextField
          type="search"
          label={translate(text('find'))}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          sx={{ flex: '1 1 16rem' }}
        />
        <Button
          startIcon={<AddOutlined />}
          disabled={fields.length >= MAX_SYNONYM_GROUPS}
          onClick={() => prepend({ phrases: [] })}
        >
          {translate(text('add'))}
        </Button>
      </Box>
      {shown.length === 0 && <Typography color="text.secondary">{translate(text('none'))}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ id, index }) => (
          <GroupRow key={id} index={index} onRemove={() => remove(index)} />
        ))}
      </Box>
    </Box>
  );
};

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
