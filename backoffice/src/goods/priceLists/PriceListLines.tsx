import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import {
  Box,
  Button,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import type { PriceLineResponse, SavePriceLinesDto } from '@shop/contract/api';
import { MAX_QTY } from '@shop/contract/limits';
import { PRICE_PERCENT } from '@shop/contract/price-lists';
import { useState } from 'react';
import { DateInput, Form, useNotify, useRefresh, useTranslate } from 'react-admin';
import { type FieldValues, useFieldArray, useFormState } from 'react-hook-form';
import { useTerm } from '../../i18n/terms';
import { formErrorsOf } from '../../kit/api/errors';
import { FailureBox } from '../../kit/ui/FailureBox';
import { SectionTitle } from '../../kit/ui/fields';
import { MoneyInput, WholeInput } from '../../kit/ui/NumberInputs';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { useDebounced } from '../../kit/ui/useDebounced';
import { useMay } from '../../kit/auth/useMay';
import { AddPriceLine } from './AddPriceLine';
import { DearerBreaks } from './DearerBreaks';
import { LinePages, ROWS } from './LinePages';
import { changedLines, errorsAtPlaces, type LinesForm, newLine, type TypedLine } from './lineForm';
import { stackedOnPhones } from '../../kit/ui/stackedOnPhones';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { useServerCall } from '../../kit/ui/useServerCall';

const DEBOUNCE_MS = 250;
const text = (key: string) => `resources.price-lists.${key}`;
const label = (field: string) => `resources.price-list-lines.fields.${field}`;
const QUANTITIES = ['moq', 'step', 'max'] as const;
const COLUMNS = ['target', 'minQty', 'price', 'percent', ...QUANTITIES, 'validFrom', 'validTo'] as const;
const cell = { '& .MuiFormControl-root': { my: 0 }, px: 1, verticalAlign: 'top' };

/** The target of a line, in words. */
export const useTargetName = () => {
  const translate = useTranslate();
  const term = useTerm();
  return ({ target, name }: Pick<TypedLine, 'target' | 'name'>): string => {
    if (target === 'all') return translate(text('add.all'));
    return target === 'type' ? term(name) : name;
  };
};

interface RowProps {
  line: TypedLine;
  index: number;
  onRemove: () => void;
  onBreak: () => void;
}

const Row = ({ line, index, onRemove, onBreak }: RowProps) => {
  const translate = useTranslate();
  const name = useTargetName()(line);
  const source = `lines.${index}`;
  const named = (field: string) => `${translate(label(field))}, ${name}`;
  const plain = { label: false, helperText: false } as const;
  return (
    <TableRow>
      <TableCell sx={{ minWidth: 180, verticalAlign: 'top', overflowWrap: 'anywhere' }}>
        <span dir="auto">{name}</span>
        <Typography variant="caption" component="div" color="text.secondary">
          {line.sku || translate(text(`target.${line.target}`))}
        </Typography>
      </TableCell>
      <TableCell data-label={translate(label('minQty'))} sx={{ ...cell, minWidth: 90 }}>
        <WholeInput source={`${source}.minQty`} {...plain} min={1} max={MAX_QTY} needed named={named('minQty')} />
      </TableCell>
      <TableCell data-label={translate(label('price'))} sx={{ ...cell, minWidth: 110 }}>
        <MoneyInput source={`${source}.price`} {...plain} min={0.01} named={named('price')} />
      </TableCell>
      <TableCell data-label={translate(label('percent'))} sx={{ ...cell, minWidth: 100 }}>
        <MoneyInput source={`${source}.percent`} {...plain} {...PRICE_PERCENT} named={named('percent')} />
      </TableCell>
      {QUANTITIES.map((field) => (
        <TableCell key={field} data-label={translate(label(field))} sx={{ ...cell, minWidth: 80 }}>
          <WholeInput source={`${source}.${field}`} {...plain} min={1} max={MAX_QTY} named={named(field)} />
        </TableCell>
      ))}
      {(['validFrom', 'validTo'] as const).map((field) => (
        <TableCell key={field} data-label={translate(label(field))} sx={{ ...cell, minWidth: 150 }}>
          <DateInput
            source={`${source}.${field}`}
            {...plain}
            slotProps={{ htmlInput: { 'aria-label': named(field) } }}
          />
        </TableCell>
      ))}
      <TableCell sx={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
        <IconButton size="small" onClick={onBreak} aria-label={translate(text('line.add_break'), { name })}>
          <AddOutlined fontSize="small" />
        </IconButton>
        <IconButton size="small" onClick={onRemove} aria-label={translate('shop.line.remove', { name })}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
};

const Rows = ({ isSaving, maySave }: { isSaving: boolean; maySave: boolean }) => {
  const translate = useTranslate();
  const { fields, append, insert, remove } = useFieldArray<LinesForm, 'lines', 'place'>({
    name: 'lines',
    keyName: 'place',
  });
  const { isDirty } = useFormState();
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={translate(text('lines'))} sx={stackedOnPhones}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{translate(label(column))}</TableCell>
              ))}
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map((line, index) => (
              <Row
                key={line.place}
                line={line}
                index={index}
                onRemove={() => remove(index)}
                onBreak={() => insert(index + 1, newLine(line, Number(line.minQty) + 1))}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
      {fields.length === 0 && <Typography color="text.secondary">{translate(text('no_lines'))}</Typography>}
      {maySave && (
        <>
          <AddPriceLine onAdd={(line) => append(line, { shouldFocus: false })} />
          <Button type="submit" variant="contained" loading={isSaving} disabled={!isDirty}>
            {translate(text('save_lines'))}
          </Button>
        </>
      )}
    </>
  );
};

/** Saves the changed lines of a page; errors appear in the form. */
const useSaveLines = (list: string, stored: readonly PriceLineResponse[], onSaved: () => Promise<unknown>) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutateAsync, isPending, data } = useServerCall(
    (server, changes: SavePriceLinesDto) => server.savePriceLines(list, changes),
    { failed: text('lines_failed') },
  );
  const save = async ({ lines }: LinesForm) => {
    const { places, ...changes } = changedLines(stored, lines);
    try {
      await mutateAsync(changes);
    } catch (failure) {
      return errorsAtPlaces(formErrorsOf(failure), places);
    }
    notify(text('lines_saved'), { type: 'success' });
    await onSaved();
    refresh();
    return undefined;
  };
  return { save, isPending, remarks: data?.remarks ?? [] };
};

/** The lines of a price list, page by page; the changes of a page are saved together. */
export const PriceListLines = ({ list }: { list: string }) => {
  const translate = useTranslate();
  const maySave = useMay('prices.change');
  const [page, setPage] = useState(0);
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data, error, refetch } = useServerQuery(
    ['price-lists', 'lines', list, page, q],
    (server) => server.getPriceListLines(list, [page * ROWS, (page + 1) * ROWS - 1], q),
    { placeholderData: (previous) => previous },
  );
  const { save, isPending, remarks } = useSaveLines(list, data?.rows ?? [], refetch);
  const search = (words: string) => {
    setTyped(words);
    setPage(0);
  };
  return (
    <>
      <SectionTitle text={text('lines')} />
      <TextField
        size="small"
        label={translate('ra.action.search')}
        value={typed}
        onChange={({ target }) => search(target.value)}
        sx={{ mb: 1 }}
      />
      <DearerBreaks remarks={remarks} />
      {error && <FailureBox text={translate(text('load_lines_failed'))} onRetry={() => void refetch()} />}
      {data && (
        <Form<LinesForm>
          key={JSON.stringify(data.rows)}
          record={{ id: list, lines: data.rows }}
          onSubmit={(values: FieldValues) => save(values as LinesForm)}
          resource="price-lists"
          noValidate
        >
          <UnsavedChanges />
          <Rows isSaving={isPending} maySave={maySave} />
        </Form>
      )}
      {data && <LinePages count={data.total} page={page} onPage={setPage} />}
    </>
  );
};
