import { dubaiDay } from '@shop/contract/dubai-day';
import type { OrderDetails } from '@shop/contract/order-details';
import { piecesOf, type ReadOrder, readMail, readOrderSheet } from '@shop/contract/mails/read-mail';
import { isNotRead, MAX_LINE_LENGTH, MAX_ORDER_LINES } from '@shop/contract/order-lines';
import { UnreadableSheet } from '@shop/contract/sheets/read-sheets';
import type { Sheet } from '@shop/contract/sheets/sheet';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessage } from '../../lib/api-error';
import { useI18n } from '../../lib/i18n/i18n-context';
import { notify } from '../../lib/notify';
import { readSheetFile } from '../../lib/read-sheet-file';
import { addItem } from '../cart/cart';
import { cart } from '../cart/cart-store';
import { freeTextItems } from '../cart/free-text-items';
import { resolveLines } from './api/resolve-lines';
import { isReady, itemsOf, type OrderRow, problemOf, rowsOf, unknownItems } from './order-rows';
import { quickOrderDraft } from './quick-order-draft';

const today = (): string => dubaiDay(new Date());

/** Shortens lines to the API's limit. */
const shortened = (lines: readonly string[]): string[] =>
  lines.map((line) => [...line].slice(0, MAX_LINE_LENGTH).join(''));

/** The text in the field and the checked rows; both survive a refresh. */
function useLines() {
  const [text, setText] = useState(quickOrderDraft.get);
  const [rows, setRows] = useState<readonly OrderRow[]>([]);
  const store = (nextText: string, nextRows: readonly OrderRow[]) => {
    setText(nextText);
    setRows(nextRows);
    quickOrderDraft.set([...nextRows.map((row) => row.text), nextText].filter(Boolean).join('\n'));
  };
  return { text, rows, store, filter: (test: (row: OrderRow) => boolean) => store(text, rows.filter(test)) };
}

/** The headings of a table that can be the quantity. */
interface ColumnChoice {
  readonly names: readonly string[];
  readonly read: (column?: string) => ReadOrder;
}

/** `isWanted`: the buyer says that it is an item. `instead`: the row in whose place the lines come. */
type CheckedOrder = ReadOrder & { readonly isWanted?: boolean; readonly instead?: OrderRow };

const linesOnly = (lines: readonly string[]): ReadOrder => ({ lines, aside: [], details: {}, quantityColumns: [] });

/** Finds the products of read lines, and remembers the rows that were set aside. */
function useCheck({ rows, store }: ReturnType<typeof useLines>) {
  const { t } = useI18n();
  const [problem, setProblem] = useState('');
  const [aside, setAside] = useState<readonly string[]>([]);
  const [details, setDetails] = useState<OrderDetails>({});
  const [columnChoice, setColumnChoice] = useState<ColumnChoice | undefined>();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ lines, isWanted = false }: CheckedOrder) => {
      const resolved = await resolveLines(shortened(lines.slice(0, MAX_ORDER_LINES)));
      const isAside = (line: (typeof resolved.lines)[number]) => !isWanted && isNotRead(line);
      return {
        found: rowsOf({ ...resolved, lines: resolved.lines.filter((line) => !isAside(line)) }),
        notRead: resolved.lines.filter(isAside).map(({ text }) => text),
        rest: lines.slice(MAX_ORDER_LINES),
      };
    },
    onSuccess: ({ found, notRead, rest }, read) => {
      setProblem(rest.length > 0 ? t('quickOrder.tooMany', { max: MAX_ORDER_LINES }) : '');
      setAside((before) => [...before, ...read.aside, ...notRead]);
      setDetails((before) => ({ ...before, ...read.details }));
      const { instead } = read;
      const placed = instead ? rows.flatMap((row) => (row.id === instead.id ? found : [row])) : [...rows, ...found];
      store(rest.join('\n'), placed);
      requestAnimationFrame(() => document.getElementById('checked-lines')?.focus());
    },
    onError: (error) => setProblem(serverMessage(error, t('quickOrder.failed'))),
  });
  return {
    problem,
    setProblem,
    aside,
    details,
    isPending,
    columnChoice,
    chooseColumn: (column?: string) => {
      setColumnChoice(undefined);
      if (columnChoice) mutate(columnChoice.read(column));
    },
    /** A table with several columns of quantities waits until one of them is chosen. */
    checkOrder: (read: ColumnChoice['read'], none: string) => {
      const order = read();
      const { lines, quantityColumns } = order;
      setProblem(lines.length === 0 ? none : '');
      setColumnChoice(quantityColumns.length > 0 ? { names: quantityColumns, read } : undefined);
      if (lines.length > 0 && quantityColumns.length === 0) mutate(order);
    },
    /** A line that was set aside wrongly. */
    checkAside: (line: string) => {
      setAside(aside.filter((one) => one !== line));
      mutate({ ...linesOnly([line]), isWanted: true });
    },
    /** A line of several products becomes a line for each. */
    split: (row: OrderRow) => mutate({ ...linesOnly(piecesOf(row.text)), isWanted: true, instead: row }),
  };
}

/** Reads a file; one with several sheets waits until one of them is chosen. */
function useOrderFile(text: string, { checkOrder, setProblem }: ReturnType<typeof useCheck>) {
  const { t } = useI18n();
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const checkSheet = (sheet: Sheet) => {
    setSheets([]);
    checkOrder(
      (column) => joined(readMail(text, today()), readOrderSheet(sheet, today(), column)),
      t('quickOrder.file.empty'),
    );
  };
  const checkFile = (file: File) =>
    readSheetFile(file).then(
      (found) => {
        const [only] = found;
        if (only !== undefined && found.length === 1) checkSheet(only);
        else setSheets(found);
      },
      (error: unknown) =>
        setProblem(t(`quickOrder.file.${error instanceof UnreadableSheet ? error.fault : 'damaged'}`)),
    );
  return { sheets, checkSheet, checkFile };
}

const isKnown = (row: OrderRow): boolean => problemOf(row) !== 'unknown';

export type QuickOrderState = ReturnType<typeof useQuickOrder>;

/** The lines in the field and the checked ones, until they are in the cart. */
export function useQuickOrder() {
  const { t } = useI18n();
  const lines = useLines();
  const check = useCheck(lines);
  const { text, rows, store, filter } = lines;
  return {
    text,
    rows,
    ...check,
    ...useOrderFile(text, check),
    type: (next: string) => store(next, rows),
    check: () => check.checkOrder((column) => readMail(text, today(), column), t('quickOrder.noLines')),
    change: (row: OrderRow) =>
      store(
        text,
        rows.map((one) => (one.id === row.id ? row : one)),
      ),
    setRows: (next: readonly OrderRow[]) => store(text, next),
    dropUnknown: () => filter(isKnown),
    /** Lines without a product go into the cart in the buyer's words. */
    requestUnknown: () => {
      const items = unknownItems(rows);
      items.forEach(({ text: words, qty }) => freeTextItems.add(words, qty));
      notify('success', t('quickOrder.requested', { count: items.length }));
      filter(isKnown);
    },
    /** Lines with a problem remain. @returns true if none does */
    addReady: (): boolean => {
      const items = itemsOf(rows);
      cart.update((now) => items.reduce(addItem, now));
      notify('success', t('quickOrder.added', { count: items.length }));
      filter((row) => !isReady(row));
      return rows.every(isReady);
    },
  };
}

const joined = (one: ReadOrder, other: ReadOrder): ReadOrder => ({
  lines: [...one.lines, ...other.lines],
  aside: [...one.aside, ...other.aside],
  details: { ...one.details, ...other.details },
  quantityColumns: [...one.quantityColumns, ...other.quantityColumns],
});
