import { Alert, Button, MenuItem, TextField } from '@mui/material';
import type { BankedAccountResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { QueryState } from '../../kit/ui/QueryState';
import { settingsPath } from '../../paths';
import { accountName, useBankAccounts } from './useBankAccounts';

interface Props {
  /** The id of an account; undefined for the first one. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  children: (account: BankedAccountResponse) => React.ReactNode;
}

/** Chooses a bank account of the shop, with information about it below. */
export const BankAccountSelect = ({ chosen, onChoose, children }: Props) => {
  const translate = useTranslate();
  const query = useBankAccounts();
  const { data, error } = query;
  if (error || !data) return <QueryState query={query} failed="resources.bank-lines.accounts.failed" />;
  const account = data.find(({ _id }) => _id === chosen) ?? data[0];
  if (account === undefined) {
    const action = (
      <Button component={Link} to={settingsPath('bank')} color="inherit" size="small">
        {translate('resources.bank-lines.accounts.add')}
      </Button>
    );
    return (
      <Alert severity="info" action={action}>
        {translate('resources.bank-lines.accounts.none')}
      </Alert>
    );
  }
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('resources.bank-lines.fields.bankAccount')}
        value={account._id}
        onChange={({ target }) => onChoose(target.value)}
        sx={{ minWidth: { sm: 320 }, width: { xs: '100%', sm: 'auto' }, mb: 2 }}
      >
        {data.map((one) => (
          <MenuItem key={one._id} value={one._id}>
            <bdi>{accountName(one)}</bdi>
          </MenuItem>
        ))}
      </TextField>
      {children(account)}
    </>
  );
};
