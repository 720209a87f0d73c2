import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { BankPreviewResponse } from '@shop/contract/api';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatAed, formatDay } from '../../kit/format';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { HeadRow } from '../../kit/ui/HeadRow';
import { answersOf, type BankChoices, SimilarLines } from './SimilarLines';

const MOST_SHOWN = 200;
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

/** The warnings that staff should read before they import. */
const Remarks = ({ preview: { newCount, similarCount, gap } }: { preview: BankPreviewResponse }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={1} sx={{ mb: 2, maxWidth: 760 }}>
      {newCount + similarCount === 0 && <Alert severity="info">{translate(text('nothing_new'))}</Alert>}
      {gap !== null && gap !== 0 && (
        <Alert severity="warning">{translate(text('gap'), { amount: formatAed(gap) })}</Alert>
      )}
    </Stack>
  );
};

const Lines = ({ lines }: Pick<BankPreviewResponse, 'lines'>) => {
  const translate = useTranslate();
  return (
    <TableContainer>
      <Table size="small" aria-label={translate(text('lines'))}>
        <HeadRow
          texts={['resources.bank-lines.fields.bookedOn', 'resources.bank-lines.fields.text']}
          numbers={['resources.bank-lines.fields.amount']}
        />
        <TableBody>
          {lines.slice(0, MOST_SHOWN).map(({ line, bookedOn, text: words, amount, isKnown }) => (
            <TableRow key={line} sx={isKnown ? { '& td': { color: 'text.secondary' } } : undefined}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(bookedOn)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{words}</bdi>
                {isKnown && (
                  <Typography component="div" variant="caption">
                    {translate(text('is_known'))}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {formatAed(amount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {lines.length > MOST_SHOWN && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {translate(text('more'), { count: lines.length - MOST_SHOWN })}
        </Typography>
      )}
    </TableContainer>
  );
};

interface Props {
  preview: BankPreviewResponse;
  /** The button that changes the columns of a table. */
  columns: ReactNode;
  isBusy: boolean;
  onImport: (answers: string) => void;
}

/** The content of a file of the bank: balances, new and known lines. */
export const BankPreview = ({ preview, columns, isBusy, onImport }: Props) => {
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const [choices, setChoices] = useState<BankChoices>({});
  const { newCount, similarCount, lines } = preview;
  const count = newCount + Object.values(choices).filter((choice) => choice === 'another').length;
  return (
    <>
      <Figures preview={preview} />
      <Remarks preview={preview} />
      <SimilarLines lines={lines} choices={choices} onChoose={setChoices} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        {newCount + similarCount > 0 && (
          <Button
            variant="contained"
            loading={isBusy}
            disabled={Object.keys(choices).length < similarCount}
            onClick={onFirstClick(() => onImport(answersOf(choices)))}
          >
            {count > 0 ? translate(text('confirm'), { count }) : translate(text('confirm_known'))}
          </Button>
        )}
        {columns}
      </Stack>
      <Lines lines={lines} />
    </>
  );
};
