import GetApp from '@mui/icons-material/GetApp';
import { Menu, MenuItem } from '@mui/material';
import { LANGUAGES } from '@shop/contract/languages';
import { createContext, use, useState } from 'react';
import { Button, downloadCSV, type RaRecord, useDataProvider, useListContext, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/language';
import { sheetAsCsv } from './exportCsv';
import type { ListExport, Sheet } from './exportSheet';
import { useFailureNotice } from './useFailureNotice';

/** An export contains every row of the filtered list, not only the page in view. */
const EVERY_ROW = 100_000;

interface MenuProps<R> {
  of: ListExport<R>;
  load: () => Promise<R[]>;
  /** Translation key of the button's text. */
  label?: string;
}

/** Writes the records to a file. The code for Excel files is loaded with the first one. */
const useWriters = <R extends object>({ name, records, lines, csv }: ListExport<R>) => {
  const translate = useTranslate();
  const rightToLeft = LANGUAGES[useLanguage()].direction === 'rtl';
  const saveXlsx = async (sheet: Sheet) => {
    const { sheetAsXlsx } = await import('./exportXlsx');
    await sheetAsXlsx(sheet, name, rightToLeft).toFile(`${name}.xlsx`);
  };
  const saveCsv = (text: string) => downloadCSV(text, name);
  const sheet = (rows: R[]) => records(rows, translate);
  return {
    xlsx: (rows: R[]) => saveXlsx(sheet(rows)),
    csv: (rows: R[]) => saveCsv(csv?.(rows) ?? sheetAsCsv(sheet(rows))),
    ...(lines && {
      xlsx_lines: (rows: R[]) => saveXlsx(lines(rows, translate)),
      csv_lines: (rows: R[]) => saveCsv(sheetAsCsv(lines(rows, translate))),
    }),
  };
};

/** Writes the records that `load` returns. */
export const ExportMenu = <R extends object>({ of, load, label = 'ra.action.export' }: MenuProps<R>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const failed = useFailureNotice('shop.export.failed');
  const close = () => setAnchor(null);
  const items = Object.entries(useWriters(of)).map(([format, write]) => (
    <MenuItem
      key={format}
      onClick={() => {
        close();
        load().then(write).catch(failed);
      }}
    >
      {translate(`shop.export.${format}`)}
    </MenuItem>
  ));
  return (
    <>
      {/* On a phone the button has no text, so it needs a label. */}
      <Button
        label={label}
        aria-label={translate(label)}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <GetApp />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {items}
      </Menu>
    </>
  );
};

/** The export of the surrounding list. */
export const ListExportContext = createContext<ListExport<never> | null>(null);

/** The records of a list have the type of its export. */
const useListExport = () => use(ListExportContext) as ListExport<RaRecord> | null;

/** Exports every record of the filtered list. */
export const ListExportButton = () => {
  const of = useListExport();
  const { getData } = useListContext<RaRecord>();
  return of && <ExportMenu of={of} load={async () => (await getData?.({ maxResults: EVERY_ROW })) ?? []} />;
};

/** Exports the records that are selected in the list. */
export const BulkExport = () => {
  const of = useListExport();
  const { resource, selectedIds } = useListContext<RaRecord>();
  const provider = useDataProvider();
  const load = async () => (await provider.getMany<RaRecord>(resource, { ids: selectedIds })).data;
  return of && <ExportMenu of={of} load={load} />;
};
