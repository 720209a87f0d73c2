import { MAX_SYNONYM_GROUPS, SYNONYMS_ID } from '@shop/contract/synonyms';
import { useTranslate } from 'react-admin';
import { SavedHistory, SingleRecordForm } from '../../kit/record/SingleRecord';
import { textOf } from '../../kit/formValues';
import type { UpdateSearchSynonymsDto } from '@shop/contract/api';
import type { SynonymsRecord } from '../../types';
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

/** The body of PUT /synonyms; empty groups are omitted. */
const toSynonymsUpdate = ({ groups, version }: SynonymsRecord): UpdateSearchSynonymsDto => ({
  groups: groups.map(({ phrases }) => ({ phrases: phrases.map(textOf) })).filter(({ phrases }) => phrases.length > 0),
  version,
});

/** /synonyms: words with the same meaning in the shop's search. */
const SynonymsPage = () => (
  <>
    <SingleRecordForm<SynonymsRecord> resource="synonyms" id={SYNONYMS_ID} toUpdate={toSynonymsUpdate}>
      <SynonymGroupsInput />
    </SingleRecordForm>
    <SavedHistory resource="synonyms" id={SYNONYMS_ID} />
  </>
);

export default SynonymsPage;
