import { MAX_ORDER_LINES, orderLinesOf } from '@shop/contract/order-lines';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessage } from '../../lib/api-error';
import { useI18n } from '../../lib/i18n/i18n-context';
import { notify } from '../../lib/notify';
import { addItem } from '../cart/cart';
import { cart } from '../cart/cart-store';
import { resolveLines } from './api/resolve-lines';
import { isReady, itemsOf, type OrderRow, rowsOf } from './order-rows';
import { quickOrderDraft } from './quick-order-draft';
import { linesOfFile, shortened } from './read-sheet';

/** The lines in the field and the checked ones, until they are in the cart. */
export function useQuickOrder() {
  const { t } = useI18n();
  const [text, setText] = useState(quickOrderDraft.get);
  const [rows, setRows] = useState<readonly OrderRow[]>([]);
  const [problem, setProblem] = useState('');
  const keep = (nextText: string, nextRows: readonly OrderRow[]) => {
    setText(nextText);
    setRows(nextRows);
    quickOrderDraft.set([...nextRows.map((row) => row.text), nextText].filter(Boolean).join('\n'));
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async (lines: readonly string[]) => ({
      found: rowsOf(await resolveLines(shortened(lines.slice(0, MAX_ORDER_LINES)))),
      rest: lines.slice(MAX_ORDER_LINES),
    }),
    onSuccess: ({ found, rest }) => {
      setProblem(rest.length > 0 ? t('quickOrder.tooMany', { max: MAX_ORDER_LINES }) : '');
      keep(rest.join('\n'), [...rows, ...found]);
      requestAnimationFrame(() => document.getElementById('checked-lines')?.focus());
    },
    onError: (error) => setProblem(serverMessage(error, t('quickOrder.failed'))),
  });
  const checkLines = (lines: readonly string[], none: string) => {
    setProblem(lines.length === 0 ? none : '');
    if (lines.length > 0) mutate(lines);
  };
  return {
    ...{ text, rows, problem, isPending },
    type: (next: string) => keep(next, rows),
    check: () => checkLines(orderLinesOf(text), t('quickOrder.noLines')),
    checkFile: (file: File) =>
      linesOfFile(file).then(
        (lines) => checkLines([...orderLinesOf(text), ...lines], t('quickOrder.emptyFile')),
        () => setProblem(t('quickOrder.badFile')),
      ),
    change: (row: OrderRow) =>
      keep(
        text,
        rows.map((one) => (one.id === row.id ? row : one)),
      ),
    setRows: (next: readonly OrderRow[]) => keep(text, next),
    /** Lines with a problem remain. */
    addReady: () => {
      const items = itemsOf(rows);
      cart.update((now) => items.reduce(addItem, now));
      notify('success', t('quickOrder.added', { count: items.length }));
      keep(
        text,
        rows.filter((row) => !isReady(row)),
      );
    },
  };
}
