import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MoveInImportResponse } from '@shop/contract/api';
import { BANK_DATE_ORDERS, type BankDateOrder } from '@shop/contract/bank';
import {
  CUSTOMER_COLUMNS,
  MOVE_IN_KINDS,
  type MoveInKind,
  type MoveInSource,
  OPENING_BALANCE_COLUMNS,
  OPENING_CHEQUE_COLUMNS,
  OPENING_CREDIT_COLUMNS,
  OPENING_INVOICE_COLUMNS,
  OPENING_ORDER_COLUMNS,
  OPENING_QUOTE_COLUMNS,
} from '@shop/contract/move-in';
import {
  BALANCE_HEADINGS,
  CHEQUE_HEADINGS,
  CREDIT_HEADINGS,
  CUSTOMER_HEADINGS,
  INVOICE_HEADINGS,
  ORDER_HEADINGS,
  QUOTE_HEADINGS,
} from '@shop/contract/move-in-headings';
import { MAX_IMPORT_CHARACTERS } from '@shop/contract/product-import';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { type ImportForm, importForm } from '../../kit/imports/importFile';
import { ImportPage } from '../../kit/imports/ImportPage';
import { FailureBox } from '../../kit/ui/FailureBox';
import { MOVE_IN_PATH } from '../../paths';

const text = (key: string) => `resources.move-ins.file.${key}`;
const others = { roles: {}, maxCharacters: MAX_IMPORT_CHARACTERS };

const FORMS: Record<MoveInKind, (source: MoveInSource) => ImportForm<string>> = {
  customers: (source) => importForm<string>(CUSTOMER_COLUMNS, { ...others, aliases: CUSTOMER_HEADINGS[source] }),
  invoices: (source) => importForm<string>(OPENING_INVOICE_COLUMNS, { ...others, aliases: INVOICE_HEADINGS[source] }),
  quotes: (source) => importForm<string>(OPENING_QUOTE_COLUMNS, { ...others, aliases: QUOTE_HEADINGS[source] }),
  orders: (source) => importForm<string>(OPENING_ORDER_COLUMNS, { ...others, aliases: ORDER_HEADINGS[source] }),
  credits: (source) => importForm<string>(OPENING_CREDIT_COLUMNS, { ...others, aliases: CREDIT_HEADINGS[source] }),
  cheques: (source) => importForm<string>(OPENING_CHEQUE_COLUMNS, { ...others, aliases: CHEQUE_HEADINGS[source] }),
  balances: (source) => importForm<string>(OPENING_BALANCE_COLUMNS, { ...others, aliases: BALANCE_HEADINGS[source] }),
};

const isKind = (kind: string): kind is MoveInKind => MOVE_IN_KINDS.some((one) => one === kind);

const doneText = ({ created, updated, left }: MoveInImportResponse): [string, Record<string, unknown>] => [
  text(left.length === 0 ? 'done' : 'done_left'),
  { created, updated, lines: left.join(', ') },
];

/** The order of day and month, where the days of a file can be read in both ways. */
const DayOrder = ({
  value,
  onChange,
}: {
  value: BankDateOrder | '';
  onChange: (order: BankDateOrder | '') => void;
}) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={translate(text('day_order'))}
      value={value}
      onChange={(event) => onChange(event.target.value as BankDateOrder | '')}
      sx={{ minWidth: 220 }}
    >
      <MenuItem value="">{translate(text('order.file'))}</MenuItem>
      {BANK_DATE_ORDERS.map((order) => (
        <MenuItem key={order} value={order}>
          {translate(text(`order.${order}`))}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Headings that are not used, and rows that are passed over. */
const Unused = ({ unused, skipped }: MoveInImportResponse) => {
  const translate = useTranslate();
  if (unused.length === 0 && skipped === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {skipped > 0 && <Typography variant="body2">{translate(text('skipped'), { count: skipped })}</Typography>}
      {unused.length > 0 && (
        <Typography variant="body2">{translate(text('unused'), { columns: unused.join(', ') })}</Typography>
      )}
    </Alert>
  );
};

/** /move-ins/{id}/{kind}: a file of the old books is checked first, and then imported. */
const MoveInFile = () => {
  const translate = useTranslate();
  const { id = '', kind = '' } = useParams<'id' | 'kind'>();
  const server = useDataProvider<ShopDataProvider>();
  const [order, setOrder] = useState<BankDateOrder | ''>('');
  const { data, error, refetch } = useQuery({
    queryKey: ['move-ins', id],
    queryFn: () => server.getMoveIn(id),
    retry: false,
  });
  if (error || !isKind(kind))
    return <FailureBox text={translate('resources.move-ins.load_failed')} onRetry={() => void refetch()} />;
  if (!data) return <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>;
  return (
    <ImportPage
      resource="move-ins"
      texts={text}
      form={FORMS[kind](data.source)}
      stored={`move-ins.${data.source}.${kind}.columns`}
      send={({ csv }, planned) =>
        server.importMoveInFile(id, kind, { csv, ...(order && { dateOrder: order }), ...planned })
      }
      done={doneText}
      back={MOVE_IN_PATH}
      buttons={kind !== 'customers' && kind !== 'balances' && <DayOrder value={order} onChange={setOrder} />}
    >
      {(result) => <Unused {...result} />}
    </ImportPage>
  );
};

export default MoveInFile;
