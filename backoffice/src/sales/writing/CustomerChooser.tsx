import { Alert, Autocomplete, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { looksLikePhone } from '@shop/contract/phone';
import { type KeyboardEvent, useState } from 'react';
import {
  BooleanInput,
  email,
  type GetListParams,
  required,
  SelectInput,
  TextInput,
  useDataProvider,
  useGetList,
  useGetOne,
  useInput,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { textOf } from '../../kit/formValues';
import type { UserRecord } from '../../types';
import { FieldGrid } from '../../kit/ui/fields';
import { asSearch, RecordInput } from '../../kit/ui/inputs';
import { useDebounced } from '../../kit/ui/useDebounced';
import type { WritingForm } from './writingRules';

const NEW = 'new';
type Choice = UserRecord | typeof NEW;

const needed = required();
const isEmail = email();
const phoneRule = (typed: unknown) =>
  !textOf(typed) || looksLikePhone(textOf(typed))
    ? undefined
    : { message: 'resources.users.invalid_phone', args: { value: textOf(typed) } };
const languages = LANGUAGE_CODES.map((id) => ({ id, name: LANGUAGES[id].name }));

const labelOf = ({ name, phoneNumber, email: address, company }: UserRecord): string =>
  [name, company?.legalName, phoneNumber, address].filter(Boolean).join(' · ');

/**
 * The filter for the typed text: a phone number in any notation, otherwise words of name, email address and number.
 */
const filterOf = (typed: string) => (looksLikePhone(typed) ? { phone: typed.slice(0, 40) } : asSearch(typed));

const searchBy = (filter: object): GetListParams => ({
  filter,
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'name', order: 'ASC' },
});

const useUsers = (filter: object, enabled: boolean) => useGetList<UserRecord>('users', searchBy(filter), { enabled });

interface KnownProps {
  /** The company whose users are offered before anything is typed. */
  company: string | null;
  onNew: (typed: string) => void;
}

/** The users that match the typed words; with an empty field, the users of the company. */
const useCustomerSearch = (company: string | null, onFound: (user: UserRecord | null, text: string) => void) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 150);
  const isRequested = q.length > 1;
  const hasOffers = isRequested || company !== null;
  const { data = [], isFetching } = useUsers(isRequested ? filterOf(q) : { company }, hasOffers);
  const isSettled = q === typed.trim() && !isFetching;
  /** Enter may be pressed before the server's response. */
  const chooseFirst = async (input: HTMLInputElement) => {
    const text = input.value.trim();
    const { data: found } = await dataProvider.getList<UserRecord>('users', searchBy(filterOf(text)));
    if (input.value.trim() === text) onFound(found[0] ?? null, text);
  };
  const atEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || isSettled || typed.trim().length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLInputElement) void chooseFirst(event.target);
  };
  // No options are shown before the response: a highlighted option would remain highlighted when others arrive.
  const options: Choice[] = isSettled ? [...(hasOffers ? data : []), NEW] : [];
  return { typed, setTyped, options, isSettled, atEnter };
};

/** Selects a user by phone number, name or email address, or creates a new one. */
const KnownCustomer = ({ company, onNew }: KnownProps) => {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'user._id', validate: needed });
  const id = typeof field.value === 'string' ? field.value : '';
  const { data: chosen } = useGetOne<UserRecord>('users', { id }, { enabled: id !== '' });
  const search = useCustomerSearch(company, (user, text) => (user === null ? onNew(text) : field.onChange(user._id)));
  const { typed, setTyped } = search;
  const value = id === '' ? null : (chosen ?? null);
  const type = (text: string, reason: string) => {
    if (reason !== 'input' && reason !== 'clear') return;
    setTyped(text);
    if (id !== '') field.onChange(null);
  };
  return (
    <Autocomplete<Choice>
      options={search.options}
      loading={!search.isSettled}
      value={value}
      inputValue={value === null ? typed : labelOf(value)}
      onInputChange={(_event, text, reason) => type(text, reason)}
      onChange={(_event, next) => (next === NEW ? onNew(typed.trim()) : field.onChange(next?._id ?? null))}
      filterOptions={(options) => options}
      getOptionLabel={(one) => (one === NEW ? translate('shop.writing.new_customer') : labelOf(one))}
      getOptionKey={(one) => (one === NEW ? NEW : one.id)}
      isOptionEqualToValue={(one, other) => one === other || (one !== NEW && other !== NEW && one._id === other._id)}
      autoHighlight
      openOnFocus
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus={value === null}
          onKeyDown={value === null ? search.atEnter : undefined}
          label={`${translate('shop.filter.customer')} *`}
          placeholder={translate('shop.writing.customer_hint')}
          error={fieldState.invalid}
          helperText={fieldState.error?.message && translate('shop.writing.customer_needed')}
        />
      )}
      sx={{ maxWidth: 640 }}
    />
  );
};

/** Existing users with the typed phone number or email address. */
const Twins = ({ onUse }: { onUse: (id: string) => void }) => {
  const translate = useTranslate();
  const [phone, mail] = useWatch<WritingForm, ['customer.phoneNumber', 'customer.email']>({
    name: ['customer.phoneNumber', 'customer.email'],
  });
  const typedPhone = useDebounced(textOf(phone), 250);
  const typedMail = useDebounced(textOf(mail), 250);
  const hasPhone = typedPhone.replace(/\D/g, '').length >= 7;
  const hasMail = /.@.+\../.test(typedMail);
  const byPhone = useUsers({ phone: typedPhone.slice(0, 40) }, hasPhone);
  const byMail = useUsers({ q: typedMail.slice(0, 100) }, hasMail);
  const found = [...(hasPhone ? (byPhone.data ?? []) : []), ...(hasMail ? (byMail.data ?? []) : [])];
  const twins = found.filter((user, index) => found.findIndex(({ _id }) => _id === user._id) === index).slice(0, 4);
  if (twins.length === 0) return null;
  return (
    <Alert severity="info" sx={{ width: '100%', mb: 1 }}>
      {translate('shop.writing.twins')}
      <Stack sx={{ alignItems: 'flex-start' }}>
        {twins.map((user) => (
          <Button key={user.id} onClick={() => onUse(user._id)} sx={{ textAlign: 'start' }}>
            {labelOf(user)}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
};

/** An invitation needs an email address. */
const InviteInput = () => {
  const typed = useWatch<WritingForm, 'customer.email'>({ name: 'customer.email' });
  if (textOf(typed) === '') return null;
  return <BooleanInput source="customer.invite" label="shop.writing.invite" helperText={false} />;
};

const NewCustomerInputs = ({ onKnown }: { onKnown: (id: string | null) => void }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 650 }}>{translate('shop.writing.new_customer')}</Typography>
        <Button size="small" onClick={() => onKnown(null)}>
          {translate('shop.writing.choose_known')}
        </Button>
      </Stack>
      <Twins onUse={onKnown} />
      <FieldGrid min={220}>
        <TextInput
          source="customer.phoneNumber"
          label="resources.users.fields.phoneNumber"
          type="tel"
          validate={phoneRule}
          autoFocus
          helperText={false}
        />
        <TextInput source="customer.name" label="resources.users.fields.name" validate={needed} helperText={false} />
        <TextInput
          source="customer.email"
          label="resources.users.fields.email"
          type="email"
          validate={isEmail}
          helperText={false}
        />
        <RecordInput source="customer.company._id" reference="companies" label="resources.users.fields.company" />
        <SelectInput
          source="customer.language"
          label="resources.users.fields.language"
          choices={languages}
          translateChoice={false}
          validate={needed}
          helperText={false}
        />
        <InviteInput />
      </FieldGrid>
    </Box>
  );
};

/** Selects one of the users; null clears the selection. */
export const useChooseCustomer = (): ((id: string | null) => void) => {
  const { setValue } = useFormContext<WritingForm>();
  return (id) => {
    setValue('isNew', false);
    setValue('user._id', id, { shouldDirty: true });
  };
};

/** The customer of a new document: an existing user, or a new one in the same form. */
export const CustomerChooser = ({ company }: { company: string | null }) => {
  const isNew = useWatch<WritingForm, 'isNew'>({ name: 'isNew' });
  const { setValue } = useFormContext<WritingForm>();
  const enter = (typed: string) => {
    setValue('isNew', true, { shouldDirty: true });
    setValue('user._id', null);
    if (company !== null) setValue('customer.company', { _id: company });
    if (typed === '') return;
    const field = looksLikePhone(typed) ? 'phoneNumber' : typed.includes('@') ? 'email' : 'name';
    setValue(`customer.${field}`, typed, { shouldDirty: true });
  };
  const choose = useChooseCustomer();
  return isNew ? <NewCustomerInputs onKnown={choose} /> : <KnownCustomer company={company} onNew={enter} />;
};
