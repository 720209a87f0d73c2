import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type BookAccount, bookRoleOf, USUAL_ACCOUNTS } from '@shop/contract/books';
import { SETTINGS_ID } from '@shop/contract/settings';
import { useState } from 'react';
import { useGetOne, useNotify, useTranslate, useUpdate } from 'react-admin';
import { useMay } from '../../kit/auth/useMay';
import { LeaveQuestion } from '../../kit/ui/UnsavedChanges';
import { SectionTitle } from '../../kit/ui/fields';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import type { SettingsRecord } from '../../types';
import { QueryState } from '../../kit/ui/QueryState';

const text = (key: string) => `resources.book-packs.${key}`;
const nameOf = ({ code, name }: BookAccount): string => `${code} ${name}`;

const textsOf = (accounts: readonly BookAccount[]): string => accounts.map(nameOf).join('\n');

/** A bank account has no own account at first. */
const ownOf = (bankAccount: string): BookAccount => ({ role: 'bank', bankAccount, code: '', name: '' });

const usualOf = (account: BookAccount): BookAccount =>
  USUAL_ACCOUNTS.find((usual) => bookRoleOf(usual) === bookRoleOf(account)) ?? ownOf(account.bankAccount ?? '');

const changed = (accounts: readonly BookAccount[]): BookAccount[] =>
  accounts.filter((account) => nameOf(account) !== nameOf(usualOf(account)));

/** All accounts, and those of bank accounts that the shop has, or had. */
const chosenIn = ({ bookAccounts, bankAccounts }: SettingsRecord): BookAccount[] => {
  const banks = bankAccounts.map(({ _id }) => ownOf(_id));
  const all = [...USUAL_ACCOUNTS, ...banks, ...bookAccounts].map((one) => [bookRoleOf(one), one] as const);
  return [...new Map(all).values()];
};

const AccountsForm = ({ settings }: { settings: SettingsRecord }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayChange = useMay('settings.write');
  const [accounts, setAccounts] = useState(() => chosenIn(settings));
  const [update, { isPending }] = useUpdate<SettingsRecord>();
  const onFirstClick = useOnFirstClick();
  const failed = useFailureNotice(text('save_failed'));
  const save = () =>
    update(
      'settings',
      { id: settings.id, data: { bookAccounts: changed(accounts) }, previousData: settings },
      { onSuccess: () => notify(text('saved'), { type: 'success' }), onError: failed, mutationMode: 'pessimistic' },
    );
  const input = (account: BookAccount, field: 'code' | 'name') => {
    const usual = nameOf(usualOf(account));
    const isUsual = usual === nameOf(account);
    const bank = settings.bankAccounts.find(({ _id }) => _id === account.bankAccount);
    const help = account.bankAccount
      ? translate(text('own_account'), { bank: bank?.bank ?? '', iban: bank?.iban ?? '' })
      : !isUsual && translate(text('usual'), { account: usual });
    return (
      <TextField
        size="small"
        label={translate(text(field === 'code' ? 'code' : 'account'))}
        value={account[field]}
        disabled={!mayChange}
        onChange={({ target: { value } }) =>
          setAccounts(accounts.map((one) => (one === account ? { ...one, [field]: value } : one)))
        }
        sx={field === 'code' ? { width: 110, flexShrink: 0 } : { width: '100%', maxWidth: 420 }}
        helperText={field === 'name' && help}
      />
    );
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <LeaveQuestion isUnsaved={textsOf(accounts) !== textsOf(chosenIn(settings))} />
      <Box sx={{ display: 'grid', width: '100%', gap: 1.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {accounts.map((account) => (
          <Stack key={bookRoleOf(account)} direction="row" spacing={1}>
            {input(account, 'code')}
            {input(account, 'name')}
          </Stack>
        ))}
      </Box>
      {mayChange && (
        <Button variant="contained" disabled={isPending} onClick={onFirstClick(() => void save())}>
          {translate(text('save'))}
        </Button>
      )}
    </Stack>
  );
};

/** The accounts of the journal. Users who may change the settings change them. */
export const BookAccounts = () => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetOne<SettingsRecord>(
    'settings',
    { id: SETTINGS_ID },
    { retry: false },
  );
  return (
    <>
      <SectionTitle text={text('accounts')} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate(text('accounts_help'))}
      </Typography>
      <QueryState query={{ error, isPending, refetch }} failed={text('load_failed')} />
      {data && <AccountsForm key={data.version} settings={data} />}
    </>
  );
};
