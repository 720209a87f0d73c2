import { useEffect } from 'react';
import { Button } from '../../../components/ui/button';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { removal, useRemoval } from '../removal';
import styles from './undo-removal.module.css';

/** Shows the items removed from the cart, with a button to undo it until the page is left. */
export function UndoRemoval() {
  const { t } = useI18n();
  const last = useRemoval();
  useEffect(() => removal.forget, []);
  const undo = () => {
    removal.undo();
    document.getElementById('cart-title')?.focus();
  };
  return (
    <div role="status" className={styles.place}>
      {last && (
        <div className={styles.bar}>
          <p>{last.name === undefined ? t('cart.cleared') : t('cart.removed', { name: last.name })}</p>
          <Button variant="secondary" onClick={undo}>
            {t('cart.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
