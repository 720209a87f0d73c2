import { MAX_LENGTH } from '@shop/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button';
import { TextAreaField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { isRequestable, isWrong } from '../../cart/cart';
import { taxInside } from '../../cart/tax-inside';
import { cart, useCart } from '../../cart/cart-store';
import { counted, useRowProblems } from '../../cart/row-problems';
import { useCartCheck } from '../../cart/use-cart-check';
import { shopQuery } from '../../shop-info/api/get-shop';
import { noteDraft, useNoteDraft } from '../note-draft';
import { useRequestQuote } from '../use-request-quote';
import styles from './request-quote-panel.module.css';

/** The end of the cart: what it comes to by list price, a note, and the way to send it. */
export function RequestQuotePanel() {
  const { t, format } = useI18n();
  const current = counted(useCart(), useRowProblems());
  const note = useNoteDraft();
  const { send, isPending, refusal } = useRequestQuote();
  const settled = useCartCheck().changed.size === 0;
  const { data: shop } = useQuery(shopQuery());
  const tax = taxInside(current.totalPrice, shop?.taxRate ?? null);
  const wrong = current.cartItems.find(isWrong);
  return (
    <section className={styles.panel} aria-labelledby="request-title">
      <h2 id="request-title" className={styles.title}>
        {t('cart.summary')}
      </h2>
      <dl className={styles.sums}>
        <dt>{t('cart.pieces')}</dt>
        <dd>{format.number(current.totalQuantity)}</dd>
        <dt>{t('cart.estimate')}</dt>
        <dd>{format.money(current.totalPrice)}</dd>
        {tax && (
          <>
            <dt>{t('cart.net')}</dt>
            <dd>{format.money(tax.net)}</dd>
            <dt>{t('cart.vat', { rate: format.number(tax.rate) })}</dt>
            <dd>{format.money(tax.vat)}</dd>
          </>
        )}
      </dl>
      <p className={styles.soft}>{t('cart.estimateNote')}</p>
      <TextAreaField
        label={t('cart.note')}
        placeholder={t('cart.notePlaceholder')}
        rows={3}
        maxLength={MAX_LENGTH.note}
        value={note}
        onChange={(event) => noteDraft.set(event.target.value)}
      />
      <Button size="large" wide disabled={!isRequestable(current) || !settled || isPending} onClick={() => send(note)}>
        {isPending ? t('cart.requesting') : t('cart.request')}
      </Button>
      <p role="status" className={styles.warning}>
        {!settled ? t('cart.settleFirst') : wrong && t('cart.wrongQuantity', { name: wrong.name })}
      </p>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <Button variant="quiet" disabled={isPending} onClick={clear}>
        {t('cart.clear')}
      </Button>
    </section>
  );
}

function clear(): void {
  cart.clear();
  noteDraft.clear();
  // The pressed button goes with the cart.
  document.getElementById('cart-title')?.focus();
}
