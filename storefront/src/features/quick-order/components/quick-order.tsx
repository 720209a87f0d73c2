import { MAX_ORDER_LINES } from '@shop/contract/order-lines';
import { type DragEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '../../../components/ui/button';
import { TextAreaField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { paths } from '../../../config/paths';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { type QuickOrderState, useQuickOrder } from '../use-quick-order';
import { FoundDetails, useFoundDetails } from './found-details';
import { OrderRows } from './order-rows-list';
import styles from './quick-order.module.css';

/** A field for the lines of an email or a sheet, and the matched lines, until they are in the cart. */
export function QuickOrder() {
  const { t } = useI18n();
  const order = useQuickOrder();
  const navigate = useNavigate();
  const found = useFoundDetails(order.details);
  const [wasFilled, setWasFilled] = useState(false);
  const add = () => {
    found.apply();
    if (order.addReady()) return void navigate(paths.cart);
    setWasFilled(true);
    document.getElementById('checked-lines')?.focus();
  };
  return (
    <div className={cx(ui.columns, styles.columns)}>
      <LinesForm order={order} />
      <section>
        <h2 id="checked-lines" tabIndex={-1} className={styles.heading}>
          {t('quickOrder.results')}
        </h2>
        <FoundDetails found={found} />
        {order.rows.length > 0 ? (
          <OrderRows order={order} onAdd={add} />
        ) : (
          <p className={styles.soft}>{wasFilled ? t('quickOrder.done') : t('quickOrder.lead')}</p>
        )}
        <Aside lines={order.aside} onTake={order.checkAside} />
        {wasFilled && (
          <p className={styles.after}>
            <LinkButton variant={order.rows.length > 0 ? 'secondary' : 'primary'} to={paths.cart}>
              {t('quickOrder.toCart')}
            </LinkButton>
          </p>
        )}
      </section>
    </div>
  );
}

function LinesForm({ order }: { order: QuickOrderState }) {
  const { t } = useI18n();
  const [isOver, setIsOver] = useState(false);
  const hover = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    setIsOver(false);
    // The browser inserts dropped text itself.
    if (!file) return;
    event.preventDefault();
    void order.checkFile(file);
  };
  return (
    <form
      className={cx(styles.form, isOver && styles.over)}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault();
        order.check();
      }}
    >
      <TextAreaField
        label={t('quickOrder.field')}
        hint={t('quickOrder.hint', { max: MAX_ORDER_LINES })}
        placeholder={t('quickOrder.example')}
        rows={order.rows.length > 0 ? 2 : 8}
        dir="auto"
        spellCheck={false}
        value={order.text}
        onChange={(event) => order.type(event.target.value)}
      />
      <div className={ui.row3}>
        <Button type="submit" disabled={order.isPending}>
          {order.isPending ? t('quickOrder.checking') : t('quickOrder.check')}
        </Button>
        <FileButton disabled={order.isPending} onFile={(file) => void order.checkFile(file)} />
      </div>
      {order.sheets.length > 0 && <SheetChoice order={order} />}
      {order.columnChoice && <ColumnChoice names={order.columnChoice.names} onChoose={order.chooseColumn} />}
      {order.problem && <Notice kind="info">{order.problem}</Notice>}
    </form>
  );
}

/** A workbook with several sheets: one of them is read. */
function SheetChoice({ order: { sheets, checkSheet } }: { order: QuickOrderState }) {
  const { t } = useI18n();
  return (
    <fieldset className={styles.sheets}>
      <legend>{t('quickOrder.whichSheet')}</legend>
      {sheets.map((sheet) => (
        <Button key={sheet.name} variant="secondary" onClick={() => checkSheet(sheet)}>
          {sheet.name}
        </Button>
      ))}
    </fieldset>
  );
}

/** A table with several columns of quantities: one of them is read, or each line has a question. */
function ColumnChoice({ names, onChoose }: { names: readonly string[]; onChoose: (column?: string) => void }) {
  const { t } = useI18n();
  return (
    <fieldset className={styles.sheets}>
      <legend>{t('quickOrder.whichColumn')}</legend>
      {names.map((name) => (
        <Button key={name} variant="secondary" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => onChoose()}>
        {t('quickOrder.eachLine')}
      </Button>
    </fieldset>
  );
}

/** The lines of the text that were set aside, folded; the buyer can take each as a line of the order. */
function Aside({ lines, onTake }: { lines: readonly string[]; onTake: (line: string) => void }) {
  const { t } = useI18n();
  if (lines.length === 0) return null;
  return (
    <details className={styles.aside}>
      <summary>{t('quickOrder.aside', { count: lines.length })}</summary>
      <ul>
        {lines.map((line, index) => (
          <li key={`${String(index)} ${line}`}>
            <bdi>{line}</bdi>{' '}
            <Button
              variant="quiet"
              aria-label={t('quickOrder.takeAside1', { text: line })}
              onClick={() => onTake(line)}
            >
              {t('quickOrder.takeAside')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The browser's file input, styled as a button. */
function FileButton({ disabled, onFile }: { disabled: boolean; onFile: (file: File) => void }) {
  const { t } = useI18n();
  return (
    <label className={styles.file}>
      <input
        type="file"
        className={styles.fileInput}
        accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file may be selected again after it was corrected.
          event.target.value = '';
        }}
      />
      <span>{t('quickOrder.file')}</span>
    </label>
  );
}
