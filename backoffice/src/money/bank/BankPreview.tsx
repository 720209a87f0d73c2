import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { BankPreviewResponse } from '@shop/contract/api';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed, formatDay } from '../../kit/format';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { HeadRow } from '../../kit/ui/HeadRow';
import { answersOf, type BankChoices, SimilarLines } from './SimilarLines';

const SHOWN_FIRST = 10;
const text = (key: string) => `resources.bank-lines.import.${key}`;

const Figures = ({ preview }: { preview: BankPreviewResponse }) => {
  const translate = useTranslate();
  const { from, to, opening, closing, newCount, knownCount, received, paid } = preview;
  const amountOf = (amount: number | null) => (amount === null ? translate(text('not_stated')) : formatAed(amount));
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['period', `${formatDay(from)} – ${formatDay(to)}`],
    ['opening', amountOf(opening)],
    ['closing', amountOf(closing)],
    ['new', String(newCount)],
    ['known', String(knownCount)],
    ['received', formatAed(received)],
    ['paid', formatAed(paid)],
  ];
  return (
    <Box sx={{ mb: 2 }}>
      <FieldGrid min={150}>
        {facts.map(([label, value]) => (
          <ReadOnly key={label} label={text(label)}>
            {value}
          </ReadOnly>
        ))}
      </FieldGrid>
    </Box>
  );
};

/** A file without signs, marks or balances: only staff know that all of its money came in. */
const isUnsigned = ({ table, lines }: BankPreviewResponse) =>
  table?.columns['amount'] !== undefined &&
  ['mark', 'balance'].every((column) => table.columns[column] === undefined) &&
  lines.every(({ amount }) => amount > 0);

interface RemarksProps {
  preview: BankPreviewResponse;
  /** True if staff confirmed that all amounts came in. */
  isIn: boolean;
  onIn: (isIn: boolean) => void;
}

/** The remarks and the question that staff should read before they import. */
const Remarks = ({ preview, isIn, onIn }: RemarksProps) => {
  const translate = useTranslate();
  const { newCount, similarCount, gap } = preview;
  return (
    <Stack spacing={1} sx={{ mb: 2, maxWidth: 760 }}>
      {newCount + similarCount === 0 && <Alert severity="info">{translate(text('nothing_new'))}</Alert>}
      {isUnsigned(preview) && (
        <Alert severity="warning">
          {translate(text('unsigned'))}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Checkbox size="small" checked={isIn} onChange={(_, checked) => onIn(checked)} />}
            label={translate(text('all_in'))}
          />
        </Alert>
      )}
      {gap !== null && gap !== 0 && (
        <Alert severity="warning">{translate(text('gap'), { amount: formatAed(gap) })}</Alert>
      )}
    </Stack>
  );
};

const Lines = ({ lines }: Pick<BankPreviewResponse, 'lines'>) => {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN_FIRST);
  const amountOf = (amount: number) => (amount > 0 ? formatAed(amount) : '');
  return (
    <TableContainer>
      <Table size="small" aria-label={translate(text('lines'))}>
        <HeadRow
          texts={['resources.bank-lines.fields.bookedOn', 'resources.bank-lines.fields.text']}
          numbers={[text('received'), text('paid')]}
        />
        <TableBody>
          {shown.map(({ line, bookedOn, payer, text: words, reference, amount, isKnown }, index) => (
            // The lines of a batch have one place in the file.
            <TableRow
              key={`${String(line)} ${String(index)}`}
              sx={isKnown ? { '& td': { color: 'text.secondary' } } : undefined}
            >
              <TableCell sx={{ whiteSpace: { sm: 'nowrap' } }}>{formatDay(bookedOn)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {payer !== '' && (
                  <Typography component="div" variant="body2" sx={{ fontWeight: 650 }}>
                    <bdi>{payer}</bdi>
                  </Typography>
                )}
                <bdi>{[words, reference].filter(Boolean).join(' · ')}</bdi>
                {isKnown && (
                  <Typography component="div" variant="caption">
                    {translate(text('is_known'))}
                  </Typography>
                )}
              </TableCell>
              {[amount, -amount].map((moved, column) => (
                <TableCell
                  key={column === 0 ? 'in' : 'out'}
                  align="right"
                  sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
                >
                  {amountOf(moved)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {shown.length < lines.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          {translate(text('more'), { count: lines.length - shown.length })}
        </Button>
      )}
    </TableContainer>
  );
};

/** The lines of the file beside its transactions, so that nothing is skipped unseen. */
const Unread = ({ unread }: Pick<BankPreviewResponse, 'unread'>) => {
  const translate = useTranslate();
  if (unread.length === 0) return null;
  return (
    <Box component="details" open={unread.length <= SHOWN_FIRST} sx={{ mb: 2 }}>
      <Typography component="summary" variant="subtitle2" sx={{ cursor: 'pointer' }}>
        {translate(text('unread'), { count: unread.length })}
      </Typography>
      {unread.map(({ line, text: words }, index) => (
        <Typography
          key={`${String(line)} ${String(index)}`}
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {line}: <bdi>{words}</bdi>
        </Typography>
      ))}
    </Box>
  );
};

type UnusedProps = Pick<Props, 'preview' | 'account' | 'onColumns'>;

/** The columns that were not used, each with a button that adds its words to the text. */
const Unused = ({ preview: { unusedColumns, table }, account, onColumns }: UnusedProps) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (index: number) => {
      if (table === null) return;
      const { bookedOn = 0, ...columns } = table.columns;
      await server.setBankColumns(account, {
        ...table,
        columns: { bookedOn, ...columns },
        texts: [...table.texts, index],
      });
    },
    onSuccess: onColumns,
    onError: useFailureNotice('resources.bank-lines.columns.failed'),
  });
  if (unusedColumns.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle2">{translate(text('unused'))}</Typography>
      {unusedColumns.map(({ index, heading, values }) => (
        <Stack key={index} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{heading || String(index + 1)}</bdi>: <bdi>{values.join(' | ')}</bdi>
          </Typography>
          <Button size="small" loading={isPending} onClick={() => mutate(index)}>
            {translate(text('use'))}
          </Button>
        </Stack>
      ))}
    </Box>
  );
};

interface Props {
  preview: BankPreviewResponse;
  /** The id of the account. */
  account: string;
  /** Reads the file again with other columns. */
  onColumns: () => void;
  /** The button that changes the columns of a table. */
  columns: ReactNode;
  isBusy: boolean;
  onImport: (answers: string) => void;
}

/** The content of a file of the bank: balances, new and known lines. */
export const BankPreview = ({ preview, account, onColumns, columns, isBusy, onImport }: Props) => {
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const [choices, setChoices] = useState<BankChoices>({});
  const [isIn, setIn] = useState(false);
  const { newCount, similarCount, lines } = preview;
  const count = newCount + Object.values(choices).filter((choice) => choice === 'another').length;
  return (
    <>
      <Figures preview={preview} />
      <Remarks preview={preview} isIn={isIn} onIn={setIn} />
      <SimilarLines lines={lines} choices={choices} onChoose={setChoices} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        {newCount + similarCount > 0 && (
          <Button
            variant="contained"
            loading={isBusy}
            disabled={Object.keys(choices).length < similarCount || (isUnsigned(preview) && !isIn)}
            onClick={onFirstClick(() => onImport(answersOf(choices)))}
          >
            {count > 0 ? translate(text('confirm'), { count }) : translate(text('confirm_known'))}
          </Button>
        )}
        {columns}
      </Stack>
      <Unused preview={preview} account={account} onColumns={onColumns} />
      <Unread unread={preview.unread} />
      <Lines lines={lines} />
    </>
  );
};
