import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, Paper, Typography } from '@mui/material';
import { MAX_BANK_ACCOUNTS } from '@shop/contract/limits';
import { westernDigits } from '@shop/contract/numbers';
import { required, TextInput, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { SettingsRecord } from '../../types';
import { ltr } from '../../kit/ui/partyInputs';

const needed = required();
const label = (field: string) => `resources.settings.fields.${field}`;

/** Formats an IBAN in groups of four. */
const inGroups = (iban: unknown): string =>
  typeof iban === 'string' ? iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ') : '';

const AccountRow = ({ index, onRemove }: { index: number; onRemove: () => void }) => {
  const translate = useTranslate();
  const source = `bankAccounts.${index}`;
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{
        display: 'grid',
        columnGap: 1.5,
        p: 1,
        mb: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        '& > :not(:last-child)': { gridColumn: { xs: 1, sm: 'auto' } },
        '& > :last-child': { gridRow: 1, gridColumn: { xs: 2, sm: 3 }, mt: 1 },
      }}
    >
      <TextInput source={`${source}.bank`} label={label('bank')} validate={needed} helperText={false} />
      <TextInput source={`${source}.accountName`} label={label('accountName')} validate={needed} helperText={false} />
      <TextInput
        source={`${source}.iban`}
        label={label('iban')}
        format={inGroups}
        parse={westernDigits}
        validate={needed}
        helperText={false}
        sx={ltr}
      />
      <TextInput source={`${source}.bic`} label={label('bic')} helperText={false} sx={ltr} />
      <IconButton
        size="small"
        aria-label={translate('resources.settings.bank.remove', { number: index + 1 })}
        onClick={onRemove}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Paper>
  );
};

/** The bank accounts for payments of customers. */
export const BankAccountsInput = () => {
  const translate = useTranslate();
  const { control } = useFormContext<SettingsRecord>();
  const { fields, append, remove } = useFieldArray({ control, name: 'bankAccounts' });
  const add = () => append({ _id: '', bank: '', accountName: '', iban: '', bic: '' });
  return (
    <Box sx={{ width: '100%' }}>
      {fields.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('resources.settings.bank.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map((field, index) => (
          <AccountRow key={field.id} index={index} onRemove={() => remove(index)} />
        ))}
      </Box>
      <Button size="small" startIcon={<AddOutlined />} disabled={fields.length >= MAX_BANK_ACCOUNTS} onClick={add}>
        {translate('resources.settings.bank.add')}
      </Button>
    </Box>
  );
};
