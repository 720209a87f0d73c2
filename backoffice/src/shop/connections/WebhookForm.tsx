import type { SaveWebhookDto, WebhookResponse } from '@shop/contract/api';
import { ALL_EVENTS, WEBHOOK_EVENTS } from '@shop/contract/webhook-events';
import { AutocompleteArrayInput, required, TextInput } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import { FormDialog } from '../../kit/ui/FormDialog';

const text = (key: string) => `resources.webhooks.${key}`;
const create = { title: text('create.title'), save: text('create.save'), done: text('done.create') };
const edit = { title: text('edit_title'), save: 'ra.action.save', done: text('done.edit') };
const needed = required();
const choices = [{ id: ALL_EVENTS, name: text('all_events') }, ...WEBHOOK_EVENTS.map((id) => ({ id, name: id }))];

interface Props {
  /** Missing for a new one. */
  webhook?: WebhookResponse;
  /** @param secret of a new webhook */
  saved: (secret?: string) => void;
  close: () => void;
}

export const WebhookForm = ({ webhook, saved, close }: Props) => {
  const save = async (values: Partial<SaveWebhookDto>, server: ShopDataProvider): Promise<string | undefined> => {
    const body = { ...values, description: textOf(values.description) } as SaveWebhookDto;
    if (webhook === undefined) return (await server.createWebhook(body)).secret;
    await server.updateWebhook(webhook._id, { ...body, isActive: webhook.isActive, version: webhook.version });
    return undefined;
  };
  const { url = '', description = '', events = [ALL_EVENTS] } = webhook ?? {};
  return (
    <FormDialog
      texts={{ ...(webhook ? edit : create), failed: text('change_failed') }}
      resource="webhooks"
      record={{ url, description, events }}
      save={save}
      report={saved}
      close={close}
    >
      <TextInput source="url" type="url" validate={needed} helperText={text('url_hint')} />
      <TextInput source="description" helperText={false} />
      <AutocompleteArrayInput source="events" choices={choices} validate={needed} helperText={false} />
    </FormDialog>
  );
};
