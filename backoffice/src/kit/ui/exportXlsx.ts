import { dubaiClock, dubaiDay } from '@shop/contract/dubai-day';
import writeXlsxFile, { type CellObject } from 'write-excel-file/browser';
import { cellText, type Sheet } from './exportSheet';

const FORMATS = { number: '0', amount: '#,##0.00', day: 'd mmm yyyy', moment: 'd mmm yyyy hh:mm' } as const;
const WIDTHS = { text: 24, number: 10, amount: 14, day: 13, moment: 19 } as const;

type Kind = Sheet['columns'][number]['kind'];
type Value = Sheet['rows'][number][number];

/** Spreadsheets have no time zones: the cell contains the local time in Dubai. */
const shownInDubai = (instant: string, kind: Kind): Date => {
  const at = new Date(instant);
  return kind === 'day' ? new Date(dubaiDay(at)) : dubaiClock(at);
};

/** Text is stored as text, which a spreadsheet does not run as a formula. */
const cellOf = (value: Value, kind: Kind): CellObject | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return { value, type: Number, ...(kind !== 'text' && { format: FORMATS[kind] }) };
  if (kind === 'day' || kind === 'moment')
    return { value: shownInDubai(String(value), kind), type: Date, format: FORMATS[kind] };
  return { value: String(cellText(value, kind)), type: String };
};

/** @param name of the sheet within the file */
export const sheetAsXlsx = ({ columns, rows }: Sheet, name: string, rightToLeft: boolean) => {
  const heading = columns.map(({ heading }): CellObject => ({ value: heading, type: String, fontWeight: 'bold' }));
  const cells = rows.map((row) => columns.map(({ kind }, index) => cellOf(row[index], kind)));
  const widths = columns.map(({ kind }) => ({ width: WIDTHS[kind] }));
  const options = { sheet: name, columns: widths, stickyRowsCount: 1, rightToLeft };
  return writeXlsxFile([heading, ...cells], options);
};
