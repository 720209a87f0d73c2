import { Button, Stack } from '@mui/material';
import { KEY_ACTIONS, KEY_PRESETS, MAX_KEY_DAYS } from '@shop/contract/api-keys';
import type { CreateApiKeyDto, UpdateApiKeyDto } from '@shop/contract/api';
import { dubaiDay } from '@shop/contract/dubai-day';
import { dayAfter } from '@shop/contract/working-days';
import { useState } from 'react';
import { AutocompleteArrayInput, DateInput, required, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormDialog } from '../../kit/ui/FormDialog';
import { ValuesInput } from '../../kit/ui/ValuesInput';
import type { ApiKeyRecord } from '../../types';
import { SecretDialog } from './SecretDialog';

const text = (key: string) => `resources.api-keys.create.${key}`;
const editTexts = {
  title: 'resources.api-keys.edit.title',
  save: 'ra.action.save',
  done: 'resources.api-keys.edit.done',
  failed: 'resources.api-keys.change_failed',
};
const needed = required();
const choices = KEY_ACTIONS.map((id) => ({ id, name: id }));
const PRESETS = Object.entries(KEY_PRESETS);

/** Usual scopes at one click. */
const Presets = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
      {PRESETS.map(([name, scopes]) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          onClick={() => setValue('scopes', [...scopes], { shouldDirty: true })}
        >
          {translate(text(`preset.${name}`))}
        </Button>
      ))}
    </Stack>
  );
};

/** The fields that can also be changed later. */
const Fields = () => {
  const translate = useTranslate();
  return (
    <>
      <TextInput source="name" validate={needed} helperText={text('name_hint')} />
      <DateInput source="expiresOn" validate={needed} helperText={text('until_hint')} />
      <ValuesInput source="allowedIps" label={translate(text('addresses'))} />
    </>
  );
};

const emptyKey = () => ({
  name: '',
  expiresOn: dayAfter(dubaiDay(new Date()), MAX_KEY_DAYS - 1),
  scopes: [],
  allowedIps: [],
});

/** The button that creates an API key, which it then shows once. */
export const CreateApiKey = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [key, setKey] = useState('');
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {translate(text('open'))}
      </Button>
      {isOpen && (
        <FormDialog
          texts="create"
          resource="api-keys"
          record={emptyKey()}
          save={(values, server) => server.createApiKey(values as CreateApiKeyDto)}
          report={(created) => setKey(created.key)}
          close={() => setOpen(false)}
        >
          <Fields />
          <Presets />
          <AutocompleteArrayInput
            source="scopes"
            choices={choices}
            validate={needed}
            helperText={text('scopes_hint')}
          />
        </FormDialog>
      )}
      {key !== '' && <SecretDialog secret={key} close={() => setKey('')} />}
    </>
  );
};

/** Name, last day and addresses of a key; its scopes last. */
export const EditApiKey = ({ apiKey, close }: { apiKey: ApiKeyRecord; close: () => void }) => {
  const { id, name, expiresAt, allowedIps, version } = apiKey;
  return (
    <FormDialog
      texts={editTexts}
      textArgs={{ name }}
      resource="api-keys"
      record={{ name, expiresOn: dubaiDay(new Date(expiresAt)), allowedIps, version }}
      save={(values, server) => server.updateApiKey(id, values as UpdateApiKeyDto)}
      close={close}
    >
      <Fields />
    </FormDialog>
  );
};
