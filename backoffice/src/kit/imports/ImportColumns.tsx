import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { useTranslate } from 'react-admin';
import { type ColumnMapping, fileColumns, type ImportForm } from './importFile';
import { sharedText as text, type TextKeys, useColumnLabel, useImportText } from './useImportText';

interface SheetChoiceProps {
  sheets: readonly Sheet[];
  texts: TextKeys;
  onChoose: (sheet: Sheet) => void;
}

/** A workbook with several sheets: one of them is imported. */
export const SheetChoice = ({ sheets, texts, onChoose }: SheetChoiceProps) => {
  const text = useImportText(texts);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ mb: 1 }}>{text('which_sheet')}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {sheets.map((sheet) => (
          <Button key={sheet.name} variant="outlined" onClick={() => onChoose(sheet)}>
            {sheet.name}
          </Button>
        ))}
      </Stack>
    </Box>
  );
};

interface Props<C extends string> {
  /** The resource whose field labels name the columns. */
  resource: string;
  form: ImportForm<C>;
  sheet: Sheet;
  mapping: ColumnMapping<C>;
  isBusy: boolean;
  onMap: (heading: string, column: C | '') => void;
  onCheck: () => void;
}

/** Lets staff name the content of columns with unknown headings; the next file remembers it. */
export const ImportColumns = <C extends string>(props: Props<C>) => {
  const { resource, form, sheet, mapping, isBusy, onMap, onCheck } = props;
  const translate = useTranslate();
  const label = useColumnLabel(resource);
  const columns = fileColumns(sheet, mapping, form);
  const chosen = columns.filter(({ isChosen }) => isChosen);
  const isFolded = form.isOfProgram === true && columns.some(({ column }) => column !== '');
  if (chosen.length === 0) return null;
  return (
    <Box component="details" open={!isFolded} sx={{ mb: 2, maxWidth: 760 }}>
      <Box component="summary" sx={{ mb: 1, cursor: 'pointer' }}>
        {translate(text('other_columns'), { count: chosen.length })}
      </Box>
      <Typography sx={{ mb: 1 }}>{translate(text('map_lead'))}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        {chosen.map(({ heading, column: current }) => (
          <TextField
            key={heading}
            select
            size="small"
            label={heading}
            value={current}
            onChange={(event) => onMap(heading, form.columns.find((column) => column === event.target.value) ?? '')}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 200 }}
          >
            <MenuItem value="">{translate(text('leave_out'))}</MenuItem>
            {form.columns.map((column) => (
              <MenuItem key={column} value={column}>
                {label(column)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <Button variant="outlined" loading={isBusy} onClick={onCheck}>
        {translate(text('check_columns'))}
      </Button>
    </Box>
  );
};
