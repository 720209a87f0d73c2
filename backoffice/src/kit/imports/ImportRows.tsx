import {
  Box,
  Checkbox,
  Chip,
  FormControlLabel,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import type { ImportRemark } from '@shop/contract/product-import';
import type { Tone } from '@shop/contract/statuses';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { refusalText } from '../../i18n/refusalText';
import { describeChange } from '../history/historyText';
import type { ImportRowResponse } from '@shop/contract/api';
import { Badge } from '../ui/StatusBadge';
import { stackedOnPhones } from '../ui/stackedOnPhones';
import { type TextKeys, useColumnLabel, useImportText } from './useImportText';

const ROWS = 100;

/** A line whose price has remarks is set apart. */
type Kind = ImportRowResponse['action'] | 'remarked';

const kindOf = ({ action, remarks }: ImportRowResponse): Kind => (remarks.length > 0 ? 'remarked' : action);

const tones: Record<Kind, Tone> = {
  wrong: 'red',
  remarked: 'yellow',
  create: 'green',
  update: 'yellow',
  exists: 'neutral',
  same: 'neutral',
  skipped: 'neutral',
};

/** The wrong lines come first, then those to confirm. */
const KINDS = Object.keys(tones) as Kind[];
const noName = () => undefined;

export interface ImportNames {
  /** The resource whose field labels name the columns. */
  resource: string;
  texts: TextKeys;
}

interface RowProps extends ImportNames {
  row: ImportRowResponse;
}

const Problems = ({ row, resource, texts }: RowProps) => {
  const text = useImportText(texts);
  const label = useColumnLabel(resource);
  return row.problems.map(({ field, value, message, ...rule }) => (
    <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{label(field)}</strong> {value === '' ? text('empty_cell') : <bdi>“{value}”</bdi>}:{' '}
      <Box component="span" sx={{ color: 'error.main' }}>
        {refusalText(message, rule)}
      </Box>
    </Typography>
  ));
};

const Details = ({ row, resource, texts }: RowProps) => {
  const translate = useTranslate();
  const text = useImportText(texts);
  if (row.action === 'wrong') return <Problems row={row} resource={resource} texts={texts} />;
  if (row.action === 'exists') return <Typography variant="body2">{text('exists')}</Typography>;
  return row.changes.map((change) => {
    const { field, from, to } = describeChange(change, { translate, resource, nameOf: noName });
    return (
      <Typography key={change.field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {row.action === 'create' ? (
          <>
            {field}: <bdi>{to}</bdi>
          </>
        ) : (
          translate('shop.history.change', { field, from, to })
        )}
      </Typography>
    );
  });
};

interface Confirming {
  /** The lines that are taken in spite of their remarks. */
  confirmed: readonly number[];
  onConfirm: (lines: readonly number[], isConfirmed: boolean) => void;
}

const Remarks = ({ row, texts, confirmed, onConfirm }: Confirming & RowProps) => {
  const text = useImportText(texts);
  if (row.remarks.length === 0) return null;
  const box = (
    <Checkbox
      size="small"
      checked={confirmed.includes(row.line)}
      onChange={(_event, isConfirmed) => onConfirm([row.line], isConfirmed)}
    />
  );
  return (
    <>
      {row.remarks.map((remark) => (
        <Typography key={remark} variant="body2" sx={{ color: 'warning.dark' }}>
          {text(`remark.${remark}`)}
        </Typography>
      ))}
      <FormControlLabel control={box} label={text('confirm', { line: row.line })} />
    </>
  );
};

const Row = (props: Confirming & RowProps) => {
  const { row, texts } = props;
  const text = useImportText(texts);
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell>{row.line}</TableCell>
      <TableCell sx={{ '&&': { flexBasis: '100%' } }}>
        <Badge tone={tones[kindOf(row)]} label={text(`action.${kindOf(row)}`)} />
        <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
          {row.sku}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="div">
          <bdi>{row.name}</bdi>
        </Typography>
      </TableCell>
      <TableCell>
        <Details {...props} />
        <Remarks {...props} />
      </TableCell>
    </TableRow>
  );
};

interface RowsProps extends Confirming, ImportNames {
  rows: readonly ImportRowResponse[];
}

interface ChooserProps extends Pick<ImportNames, 'texts'> {
  rows: readonly ImportRowResponse[];
  chosen: Kind | undefined;
  onChoose: (kind: Kind | undefined) => void;
}

/** Remarks that are often true of the whole file. */
const SHARED_REMARKS = ['STOCK', 'VAT_ASSUMED', 'REST_ASSUMED', 'TRN_KNOWN', 'EMIRATE_ASSUMED', 'SKU_UNKNOWN'] as const;

/** Takes all lines that have this remark, and nothing else about them is remarkable. */
const RemarkBox = ({ remark, rows, texts, confirmed, onConfirm }: RowsProps & { remark: ImportRemark }) => {
  const text = useImportText(texts);
  const lines = rows.filter(({ remarks }) => remarks.every((one) => one === remark) && remarks.length > 0);
  if (lines.length < 2) return null;
  const count = lines.length;
  const label =
    remark === 'STOCK'
      ? text('confirm_stock', { count })
      : text('confirm_all', { count, remark: text(`remark.${remark}`) });
  const numbers = lines.map(({ line }) => line);
  const ticked = new Set(confirmed);
  const box = (
    <Checkbox
      size="small"
      checked={numbers.every((line) => ticked.has(line))}
      onChange={(_event, isConfirmed) => onConfirm(numbers, isConfirmed)}
    />
  );
  return <FormControlLabel control={box} label={label} />;
};

/** How many lines there are of each kind; a click filters by it. */
const Chooser = ({ rows, texts, chosen, onChoose }: ChooserProps) => {
  const translate = useTranslate();
  const text = useImportText(texts);
  const countOf = (kind: Kind) => rows.filter((row) => kindOf(row) === kind).length;
  const kinds = [undefined, ...KINDS.filter((kind) => countOf(kind) > 0)];
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
      {kinds.map((kind) => (
        <Chip
          key={kind ?? 'all'}
          label={`${kind ? text(`action.${kind}`) : translate('shop.filter.all')} ${kind ? countOf(kind) : rows.length}`}
          color={kind === chosen ? 'primary' : 'default'}
          variant={kind === chosen ? 'filled' : 'outlined'}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        />
      ))}
    </Stack>
  );
};

const inOrder = (rows: readonly ImportRowResponse[]): ImportRowResponse[] =>
  KINDS.flatMap((kind) => rows.filter((row) => kindOf(row) === kind));

/** The changes and errors of a file line by line, the wrong lines first. */
export const ImportRows = (props: RowsProps) => {
  const { rows, texts } = props;
  const translate = useTranslate();
  const text = useImportText(texts);
  const [chosen, setChosen] = useState<Kind>();
  const [page, setPage] = useState(0);
  const column = (name: string) => text(`column.${name}`);
  if (rows.length === 0) return null;
  const found = chosen ? rows.filter((row) => kindOf(row) === chosen) : inOrder(rows);
  const choose = (kind: Kind | undefined) => {
    setChosen(kind);
    setPage(0);
  };
  return (
    <>
      {SHARED_REMARKS.map((remark) => (
        <RemarkBox key={remark} remark={remark} {...props} />
      ))}
      <Chooser rows={rows} texts={texts} chosen={chosen} onChoose={choose} />
      <Table size="small" aria-label={text('title')} sx={stackedOnPhones}>
        <TableHead>
          <TableRow>
            <TableCell>{column('line')}</TableCell>
            <TableCell>{column('product')}</TableCell>
            <TableCell>{column('changes')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.slice(page * ROWS, (page + 1) * ROWS).map((row) => (
            <Row key={row.line} {...props} row={row} />
          ))}
        </TableBody>
      </Table>
      {found.length > ROWS && (
        <TablePagination
          component="div"
          count={found.length}
          page={page}
          rowsPerPage={ROWS}
          rowsPerPageOptions={[ROWS]}
          onPageChange={(_, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count: total }) =>
            translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total })
          }
        />
      )}
    </>
  );
};
