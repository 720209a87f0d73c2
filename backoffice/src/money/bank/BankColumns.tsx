import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { BankedAccountResponse, BankTableDto, BankTableResponse } from '@shop/contract/api';
import {
  BANK_COLUMNS,
  BANK_DATE_ORDERS,
  BANK_DECIMALS,
  type BankColumn,
  type BankDateOrder,
  type BankDecimal,
} from '@shop/contract/bank';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { readSheetFile } from '../../kit/ui/readSheetFile';
import { choiceOf, type HeadingRow, headingRows, likelyRow, tableOf } from './columnChoice';
import { useServerCall } from '../../kit/ui/useServerCall';

const text = (key: string) => `resources.bank-lines.columns.${key}`;

interface SelectProps {
  label: string;
  /** Several values can be chosen if it is a list. */
  value: string | number | readonly number[];
  choices: readonly { readonly id: string | number; readonly name: string }[];
  onChange: (value: string, values: readonly number[]) => void;
  /** True if nothing may be chosen. */
  hasNone?: boolean;
}

const Select = ({ label, value, choices, onChange, hasNone = false }: SelectProps) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={translate(label)}
      value={value}
      onChange={({ target }) => onChange(target.value, [target.value].flat().map(Number))}
      slotProps={{
        select: Array.isArray(value) ? { multiple: true } : { displayEmpty: true },
        inputLabel: { shrink: true },
      }}
      sx={{ width: { xs: '100%', sm: 220 } }}
    >
      {hasNone && <MenuItem value="">{translate(text('none'))}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
};

interface FormProps {
  rows: readonly HeadingRow[];
  table: BankTableResponse | null;
  isBusy: boolean;
  onSave: (table: BankTableDto) => void;
}

const ColumnsForm = ({ rows, table, isBusy, onSave }: FormProps) => {
  const translate = useTranslate();
  const [at, setAt] = useState(likelyRow(rows, table?.headings)?.index);
  const [choice, setChoice] = useState(choiceOf(table?.columns));
  const [texts, setTexts] = useState<readonly number[]>(table?.texts ?? []);
  const [dateOrder, setDateOrder] = useState<BankDateOrder>(table?.dateOrder ?? 'dmy');
  const [decimal, setDecimal] = useState<BankDecimal>(table?.decimal ?? '.');
  const row = rows.find(({ index }) => index === at);
  const headings = (row?.cells ?? []).map((cell, id) => ({ id, name: cell.trim() || String(id + 1) }));
  const made = row && tableOf(row, choice, texts, { dateOrder, decimal });
  const choose = (column: BankColumn, value: string) =>
    setChoice((before) => ({ ...before, [column]: value === '' ? '' : Number(value) }));
  return (
    <>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Select
          label={text('row')}
          value={at ?? ''}
          choices={rows.map(({ index, cells }) => ({
            id: index,
            name: `${String(index + 1)}: ${cells.join(' | ')}`.slice(0, 80),
          }))}
          onChange={(value) => setAt(Number(value))}
        />
        {BANK_COLUMNS.map((column) => (
          <Select
            key={column}
            label={text(`of.${column}`)}
            value={choice[column]}
            choices={headings}
            onChange={(value) => choose(column, value)}
            hasNone
          />
        ))}
        <Select label={text('texts')} value={texts} choices={headings} onChange={(_, chosen) => setTexts(chosen)} />
        <Select
          label={text('date_order')}
          value={dateOrder}
          choices={BANK_DATE_ORDERS.map((id) => ({ id, name: translate(text(`order.${id}`)) }))}
          onChange={(value) => setDateOrder(BANK_DATE_ORDERS.find((id) => id === value) ?? 'dmy')}
        />
        <Select
          label={text('decimal')}
          value={decimal}
          choices={BANK_DECIMALS.map((id) => ({ id, name: `1${id === '.' ? ',' : '.'}234${id}50` }))}
          onChange={(value) => setDecimal(value === ',' ? ',' : '.')}
        />
      </Stack>
      {made === undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate(text('needed'))}
        </Typography>
      )}
      <Button variant="contained" loading={isBusy} disabled={made === undefined} onClick={() => made && onSave(made)}>
        {translate(text('save'))}
      </Button>
    </>
  );
};

interface Props {
  account: BankedAccountResponse;
  file: File;
  /** How the file, or the last one of the account, was read. */
  table: BankTableResponse | null;
  onSaved: () => void;
}

/** Staff say which column of the bank's table is what; later files of the account with these headings are read so. */
export const BankColumns = ({ account, file, table, onSaved }: Props) => {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['bank-file', file.name, file.size, file.lastModified],
    queryFn: async () => headingRows(await readSheetFile(file)),
    retry: false,
    gcTime: 0,
  });
  const { mutate, isPending } = useServerCall(
    (server, made: BankTableDto) => server.setBankColumns(account._id, made),
    { failed: text('failed'), onSuccess: onSaved },
  );
  if (error || data?.length === 0) return <Alert severity="error">{translate(text('no_table'))}</Alert>;
  if (!data) return <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ mb: 2, maxWidth: 760 }}>{translate(text('lead'))}</Typography>
      <ColumnsForm rows={data} table={table} isBusy={isPending} onSave={(made) => mutate(made)} />
    </Box>
  );
};
