import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { MoveInImportResponse } from '@shop/contract/api';
import { BANK_DATE_ORDERS } from '@shop/contract/bank';
import {
  CUSTOMER_COLUMNS,
  MAX_MOVE_IN_FILE_BYTES,
  MAX_MOVE_IN_ROWS,
  MOVE_IN_KINDS,
  type MoveInKind,
  type MoveInSource,
  OPENING_ADVANCE_COLUMNS,
  OPENING_BALANCE_COLUMNS,
  OPENING_CHEQUE_COLUMNS,
  OPENING_CREDIT_COLUMNS,
  OPENING_INVOICE_COLUMNS,
  OPENING_ORDER_COLUMNS,
  OPENING_QUOTE_COLUMNS,
} from '@shop/contract/move-in';
import {
  ADVANCE_HEADINGS,
  BALANCE_HEADINGS,
  CHEQUE_HEADINGS,
  CREDIT_HEADINGS,
  CUSTOMER_HEADINGS,
  INVOICE_HEADINGS,
} from '@shop/contract/move-in-headings';
import { ORDER_HEADINGS, QUOTE_HEADINGS } from '@shop/contract/move-in-order-headings';
import { MAX_IMPORT_CHARACTERS } from '@shop/contract/product-import';
import type { CellKind } from '@shop/contract/sheets/import-columns';
import { useState } from 'react';
import { useDataProvider, useStore, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { type ImportForm, importForm } from '../../kit/imports/importFile';
import { ImportPage, type Planned } from '../../kit/imports/ImportPage';
import { FailureBox } from '../../kit/ui/FailureBox';
import { MOVE_IN_PATH } from '../../paths';
import { type Progress, sendParts, stoppedKey } from './sendParts';
import { useServerQuery } from '../../kit/api/useServerQuery';

const text = (key: string) => `resources.move-ins.file.${key}`;

/** A call takes some seconds, and the page shows how far it is. The server takes more rows, such as of one document. */
const ROWS_OF_PART = 500;

const formOf = <C extends string>(
  columns: Readonly<Record<C, CellKind>>,
  headings: Readonly<Record<MoveInSource, Readonly<Record<string, C>>>>,
  together: readonly C[],
) => {
  const parts = { rows: ROWS_OF_PART, mostRows: MAX_MOVE_IN_ROWS, mostBytes: MAX_MOVE_IN_FILE_BYTES, together };
  return (source: MoveInSource): ImportForm<string> =>
    importForm<string>(columns, { roles: {}, maxCharacters: MAX_IMPORT_CHARACTERS, parts, aliases: headings[source] });
};

const FORMS: Record<MoveInKind, (source: MoveInSource) => ImportForm<string>> = {
  customers: formOf(CUSTOMER_COLUMNS, CUSTOMER_HEADINGS, ['joinTo', 'customer']),
  invoices: formOf(OPENING_INVOICE_COLUMNS, INVOICE_HEADINGS, ['number']),
  quotes: formOf(OPENING_QUOTE_COLUMNS, QUOTE_HEADINGS, ['number']),
  orders: formOf(OPENING_ORDER_COLUMNS, ORDER_HEADINGS, ['number']),
  advances: formOf(OPENING_ADVANCE_COLUMNS, ADVANCE_HEADINGS, ['order']),
  credits: formOf(OPENING_CREDIT_COLUMNS, CREDIT_HEADINGS, ['customer']),
  cheques: formOf(OPENING_CHEQUE_COLUMNS, CHEQUE_HEADINGS, ['customer']),
  balances: formOf(OPENING_BALANCE_COLUMNS, BALANCE_HEADINGS, ['customer']),
};

const hasDays = (kind: MoveInKind): boolean => kind !== 'customers' && kind !== 'balances';
const isKind = (kind: string): kind is MoveInKind => MOVE_IN_KINDS.some((one) => one === kind);

const doneText = ({ created, updated, left }: MoveInImportResponse): [string, Record<string, unknown>] => [
  text(left.length === 0 ? 'done' : 'done_left'),
  { created, updated, lines: left.length > 20 ? `${left.slice(0, 20).join(', ')} …` : left.join(', ') },
];

const DECIMAL_MARKS = { point: '.', comma: ',' } as const;
const MARKS = Object.keys(DECIMAL_MARKS) as (keyof typeof DECIMAL_MARKS)[];

/** How far a long file is. */
const Rows = ({ done, total }: Progress) => {
  const translate = useTranslate();
  return (
    <Box sx={{ width: '100%' }} role="status">
      <Typography variant="body2">{translate(text('progress'), { done, total })}</Typography>
      <LinearProgress variant="determinate" value={total === 0 ? 0 : (100 * done) / total} />
    </Box>
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
  const [progress, setProgress] = useState<Progress | null>(null);
  const [, setStopped] = useStore<Progress | null>(stoppedKey(id, kind), null);
  const { data, error, refetch } = useServerQuery(['move-ins', id], (server) => server.getMoveIn(id));
  if (error || !isKind(kind))
    return <FailureBox text={translate('resources.move-ins.load_failed')} onRetry={() => void refetch()} />;
  if (!data) return <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>;
  return (
    <ImportPage
      resource="move-ins"
      texts={text}
      form={FORMS[kind](data.source)}
      stored={`move-ins.${data.source}.${kind}.columns`}
      readings={hasDays(kind) ? { order: BANK_DATE_ORDERS, mark: MARKS } : { mark: MARKS }}
      send={async ({ parts }, planned, { order, mark }) => {
        const dateOrder = BANK_DATE_ORDERS.find((one) => one === order) ?? null;
        const named = MARKS.find((one) => one === mark);
        const reading = { dateOrder, decimalSign: named ? DECIMAL_MARKS[named] : null };
        const send = (csv: string, plan?: Planned) => server.importMoveInFile(id, kind, { csv, ...reading, ...plan });
        const result = await sendParts(parts, planned, send, (at) => {
          setProgress(at);
          if (planned && at) setStopped(at);
        });
        if (planned) setStopped(null);
        return result;
      }}
      done={doneText}
      back={MOVE_IN_PATH}
      buttons={progress && <Rows {...progress} />}
    >
      {(result) => <Unused {...result} />}
    </ImportPage>
  );
};

export default MoveInFile;
