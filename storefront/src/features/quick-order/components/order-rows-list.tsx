import { Button } from '../../../components/ui/button';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { corrected, isReady, problemOf } from '../order-rows';
import type { QuickOrderState } from '../use-quick-order';
import { OrderRowView } from './order-row';
import styles from './quick-order.module.css';
import goods from '../../goods/components/goods.module.css';

/** The checked lines: those with a problem come first. */
export function OrderRows({ order, onAdd }: { order: QuickOrderState; onAdd: () => void }) {
  const { t } = useI18n();
  const { rows, setRows } = order;
  const ready = rows.filter(isReady).length;
  const unknown = rows.filter((row) => problemOf(row) === 'unknown').length;
  const wrong = rows.filter((row) => problemOf(row) === 'notSold' && row.product);
  const correctAll = () => setRows(rows.map((row) => (wrong.includes(row) ? corrected(row) : row)));
  return (
    <>
      <div className={cx(ui.sheet, styles.bar)}>
        <p role="status" className={styles.counts}>
          <strong>{t('quickOrder.ready', { count: ready })}</strong>
          <span>
            {ready === rows.length
              ? t('quickOrder.allReady')
              : t('quickOrder.problems', { count: rows.length - ready })}
          </span>
        </p>
        <Button disabled={ready === 0} onClick={onAdd}>
          {t(ready === rows.length ? 'quickOrder.addAll' : 'quickOrder.addReady', { count: ready })}
        </Button>
        {wrong.length > 0 && (
          <Button variant="secondary" onClick={correctAll}>
            {t('quickOrder.correctAll', { count: wrong.length })}
          </Button>
        )}
        {unknown > 0 && (
          <>
            <Button variant="secondary" onClick={order.requestUnknown}>
              {t('quickOrder.requestUnknown', { count: unknown })}
            </Button>
            <Button variant="quiet" onClick={order.dropUnknown}>
              {t('quickOrder.dropUnknown', { count: unknown })}
            </Button>
          </>
        )}
        <Button variant="quiet" onClick={() => setRows([])}>
          {t('quickOrder.clear')}
        </Button>
      </div>
      <ul className={goods.list} aria-labelledby="checked-lines">
        {rows.map((row) => (
          <li key={row.id}>
            <OrderRowView
              row={row}
              onChange={order.change}
              onSplit={order.split}
              onDrop={() => setRows(rows.filter((one) => one.id !== row.id))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
