import { MAX_QTY } from '@shop/contract/limits';
import { useId } from 'react';
import { Icon } from '../../../components/ui/icon';
import { QuantityStepper } from '../../../components/ui/quantity-stepper';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { type FreeTextItem, freeTextItems, useFreeTextItems } from '../free-text-items';
import styles from './free-text-list.module.css';

/** The free-text items, below the products of the cart. */
export function FreeTextList() {
  const { t } = useI18n();
  const items = useFreeTextItems();
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={ui.heading}>
        {t('cart.asked')}
      </h2>
      <p className={ui.note}>{t('cart.askedText')}</p>
      <ul className={styles.list}>
        {items.map((item) => (
          <FreeTextRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function FreeTextRow({ item: { id, text, qty } }: { item: FreeTextItem }) {
  const { t } = useI18n();
  const errorId = useId();
  const remove = () => {
    freeTextItems.remove(id);
    // The pressed button is removed with its row.
    document.getElementById('cart-title')?.focus();
  };
  return (
    <li className={styles.row}>
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
      <div className={styles.quantity}>
        <QuantityStepper
          label={t('cart.quantityOf', { name: text })}
          name={text}
          value={qty ?? 1}
          onChange={(next) => freeTextItems.setQty(id, next ?? null)}
          step={1}
          errorId={qty === null ? errorId : undefined}
        />
        <p id={errorId} role="status" className={cx(ui.alert, styles.error)}>
          {qty === null && t('stepper.invalid', { max: MAX_QTY })}
        </p>
      </div>
      <button
        type="button"
        className={cx(ui.iconButton, ui.remove, styles.remove)}
        aria-label={t('cart.removeItem', { name: text })}
        onClick={remove}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
